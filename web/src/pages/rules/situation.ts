import type { GameName } from '$lib/games';
import type { View as CleverView } from '$lib/types/clever-cubed';
import type { View as CubitosView } from '$lib/types/cubitos';
import type { View as CityView } from '$lib/types/dice-city';
import type { View as DuelView } from '$lib/types/king-of-tokyo-duel';

/** Which rules speak of what is to be done in a match just now; the first fits best. */
export function rulesNow(game: GameName, view: unknown): string[] {
  switch (game) {
    case 'clever-cubed':
      return cleverNow(view as CleverView);
    case 'king-of-tokyo-duel':
      return duelNow(view as DuelView);
    case 'dice-city':
      return cityNow(view as CityView);
    case 'cubitos':
      return cubitosNow(view as CubitosView);
  }
}

function cleverNow({ phase, seats, waitingFor }: CleverView): string[] {
  const [question] = seats.filter(({ seat }) => waitingFor.includes(seat)).flatMap(({ questions }) => questions);
  if (question && question !== 'black') return [question];
  if (phase === 'active-extra-dice' || phase === 'last-chance') return ['actions'];
  return phase === 'over' ? ['foxes'] : ['turn', 'white'];
}

function duelNow({ stage, pending }: DuelView): string[] {
  if (pending.some(({ task }) => task === 'place')) return ['tokens'];
  switch (stage) {
    case 'market':
      return ['market'];
    case 'resolve':
      return ['symbols', 'power'];
    case 'over':
      return ['win'];
    default:
      return ['turn', 'symbols'];
  }
}

function cityNow({ stage, setup }: CityView): string[] {
  const solo = setup.players === 1 ? ['solo'] : [];
  if (stage === 'attack') return ['attack', ...solo];
  if (stage === 'over' || stage === 'declare') return ['end', ...solo];
  const isBuilding = stage === 'build' || (typeof stage === 'object' && ('place' in stage || 'extra' in stage));
  return [isBuilding ? 'build' : 'dice', ...solo];
}

function cubitosNow({ phase, players, waitingFor }: CubitosView): string[] {
  const stage = players.find(({ seat }) => waitingFor.includes(seat))?.stage;
  if (stage === 'draw' || stage === 'draw-more') return ['draw'];
  if (stage === 'move') return ['move', 'water'];
  return phase === 'roll' ? ['roll', 'bust'] : ['run', 'cards'];
}
