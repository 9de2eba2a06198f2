import { GAMES, isGame, type GameName } from './games';

/** A place of the page. Its address is the part after `#`, so that the page works under any path of any server. */
export type Place =
  | { at: 'start' }
  | { at: 'setup'; game: GameName }
  | { at: 'play'; id: string }
  | { at: 'replay'; id: string; step?: number }
  | { at: 'luck'; id: string }
  | { at: 'series'; id: string }
  | { at: 'matches' }
  | { at: 'daily' }
  | { at: 'rules'; game: GameName }
  | { at: 'learn' }
  | { at: 'lesson'; game: GameName }
  | { at: 'components'; file: string | null }
  | { at: 'gallery'; game: GameName }
  | { at: 'position'; game: GameName; number: number }
  | { at: 'settings' }
  | { at: 'bench' }
  | { at: 'nowhere'; address: string };

export function read(hash: string): Place {
  const address = decode(hash.replace(/^#?\/?/, ''));
  const [first = '', second = '', ...rest] = address.split('/');
  const nowhere: Place = { at: 'nowhere', address };
  if (first === 'components' && second === 'cubitos') return components(rest) ?? nowhere;
  if (first === 'gallery') return readGallery(second, rest) ?? nowhere;
  if (first === 'replay') return readReplay(second, rest) ?? nowhere;
  if (rest.length > 0) return nowhere;
  switch (first) {
    case '':
      return second ? nowhere : { at: 'start' };
    case 'matches':
    case 'daily':
    case 'settings':
    case 'bench':
      return second ? nowhere : { at: first };
    case 'setup':
    case 'rules':
      return isGame(second) ? { at: first, game: second } : nowhere;
    case 'learn':
      if (!second) return { at: 'learn' };
      return isGame(second) ? { at: 'lesson', game: second } : nowhere;
    case 'play':
    case 'luck':
    case 'series':
      return isId(second) ? { at: first, id: second } : nowhere;
    default:
      return nowhere;
  }
}

const isId = (text: string) => /^[\w-]{1,64}$/.test(text);

/** A match that is shown once more, perhaps from one of its steps on. */
function readReplay(id: string, [step, ...rest]: string[]): Place | null {
  if (!isId(id) || rest.length > 0) return null;
  if (step === undefined) return { at: 'replay', id };
  return /^\d{1,5}$/.test(step) ? { at: 'replay', id, step: Number(step) } : null;
}

/** Own component data: those of one game, and perhaps one file of them. */
function components([file, ...rest]: string[]): Place | null {
  if (rest.length > 0 || (file !== undefined && !isId(file))) return null;
  return { at: 'components', file: file ?? null };
}

/** All boards; those of a game; one of them, by its number. */
function readGallery(game: string, [number, ...rest]: string[]): Place | null {
  if (game === '') return number === undefined ? { at: 'gallery', game: GAMES[0] } : null;
  if (!isGame(game) || rest.length > 0) return null;
  if (number === undefined) return { at: 'gallery', game };
  return /^[1-9]\d?$/.test(number) ? { at: 'position', game, number: Number(number) } : null;
}

export function address(place: Place): string {
  switch (place.at) {
    case 'start':
      return '#/';
    case 'setup':
    case 'rules':
    case 'gallery':
      return `#/${place.at}/${place.game}`;
    case 'position':
      return `#/gallery/${place.game}/${place.number}`;
    case 'lesson':
      return `#/learn/${place.game}`;
    case 'replay':
      return place.step === undefined ? `#/replay/${place.id}` : `#/replay/${place.id}/${place.step}`;
    case 'play':
    case 'luck':
    case 'series':
      return `#/${place.at}/${place.id}`;
    case 'components':
      return place.file === null ? '#/components/cubitos' : `#/components/cubitos/${place.file}`;
    case 'nowhere':
      return `#/${place.address}`;
    default:
      return `#/${place.at}`;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Route {
  place: Place = $state.raw({ at: 'start' });

  /** Follows the address bar. */
  follow(): () => void {
    const look = () => (this.place = read(location.hash));
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }

  go(place: Place): void {
    location.hash = address(place);
  }

  /** Goes there without leaving a trace to come back to. */
  replace(place: Place): void {
    history.replaceState(null, '', address(place));
    this.place = place;
  }
}

export const route = new Route();
