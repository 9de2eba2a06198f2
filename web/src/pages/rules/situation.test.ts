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

  it('are none where no board is drawn', () => {
    expect(rulesNow('cubitos', {})).toEqual([]);
  });
});
