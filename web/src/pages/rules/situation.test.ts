import { describe, expect, it } from 'vitest';
import { rulesNow } from './situation';

const clever = (phase: string, questions: string[] = []) => ({ phase, waitingFor: [1], seats: [{ seat: 0, questions: ['pink'] }, { seat: 1, questions }] });
const duel = (stage: string, ...pending: string[]) => ({ stage, pending: pending.map((task) => ({ task })) });

describe('the rules that speak of the moment', () => {
  it('are those of a roll, of a question mark, of an extra die', () => {
    expect(rulesNow('clever-cubed', clever('roll'))).toEqual(['turn', 'white']);
    expect(rulesNow('clever-cubed', clever('roll', ['blue']))).toEqual(['blue']);
    expect(rulesNow('clever-cubed', clever('roll', ['black']))).toEqual(['turn', 'white']);
    expect(rulesNow('clever-cubed', clever('active-extra-dice'))).toEqual(['actions']);
  });

  it('are those of the dice, of the market, of a token', () => {
    expect(rulesNow('king-of-tokyo-duel', duel('roll'))).toEqual(['turn', 'symbols']);
    expect(rulesNow('king-of-tokyo-duel', duel('market'))).toEqual(['market']);
    expect(rulesNow('king-of-tokyo-duel', duel('market', 'place'))).toEqual(['tokens']);
  });

  it('are those of the step of a turn, and of the solo game', () => {
    const city = (stage: unknown, players = 2) => ({ stage, setup: { players } });
    expect(rulesNow('dice-city', city('dice'))).toEqual(['dice']);
    expect(rulesNow('dice-city', city('attack'))).toEqual(['attack']);
    expect(rulesNow('dice-city', city({ place: { card: 'church' } }, 1))).toEqual(['build', 'solo']);
    expect(rulesNow('dice-city', city('declare'))).toEqual(['end']);
  });

  it('are those of what the runner is asked', () => {
    const race = (phase: string, stage: string) => ({ phase, waitingFor: [1], players: [{ seat: 0, stage: 'done' }, { seat: 1, stage }] });
    expect(rulesNow('cubitos', race('roll', 'draw'))).toEqual(['draw']);
    expect(rulesNow('cubitos', race('roll', 'decide'))).toEqual(['roll', 'bust']);
    expect(rulesNow('cubitos', race('run', 'move'))).toEqual(['move', 'water']);
    expect(rulesNow('cubitos', race('run', 'buy'))).toEqual(['run', 'cards']);
  });
});
