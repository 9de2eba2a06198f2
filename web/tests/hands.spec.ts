import type { Locator, Page } from '@playwright/test';
import { decide, expect, GAMES, playNow, playShort, playToTheEnd, settled, table, test, turn } from './kubik';

type Press = (target: Locator) => Promise<void>;

const bar = (page: Page) => page.locator('main .bar .actions button:enabled');

/** What lies on a board and can be chosen: cells of a sheet, spaces, cards and foes of Dice City, dice and cards of Cubitos. */
const LIT = [
  '[role=button][aria-label*=possible]:not([aria-disabled=true])',
  '.dice-city .cell:has(.target)',
  '.dice-city .card.lit',
  '.dice-city .foes .lit',
  '.cubitos .die.open',
  '.cubitos .card.open',
].join(', ');

const steps = (page: Page) => table(page).getAttribute('data-steps');

/** One decision on the board itself; what the board asks further is answered by the list of all actions. */
function onBoard(press: Press, tally: { board: number; list: number }) {
  return async (page: Page): Promise<void> => {
    const before = await steps(page);
    // The first press may only show what the second one does.
    for (let presses = 0; presses < 2 && (await steps(page)) === before; presses += 1) {
      const cell = page.locator(LIT).first();
      const action = bar(page).first();
      // What cannot be pressed in time is asked for in the list.
      if ((await turn(page)) !== 'chance' && (await cell.isVisible())) await press(cell).catch(() => undefined);
      else if (await action.isVisible()) await press(action).catch(() => undefined);
      await settled(page);
    }
    if ((await steps(page)) !== before) tally.board += 1;
    else {
      await page.keyboard.press('Escape');
      await decide(page);
      tally.list += 1;
    }
  };
}

for (const [, title] of GAMES) {
  test(`${title}: a whole match by mouse on the board`, async ({ page }) => {
    await playShort(page, title);
    const tally = { board: 0, list: 0 };
    await playToTheEnd(page, onBoard((target) => target.click({ force: true, timeout: 2000 }), tally));
    expect(tally.board).toBeGreaterThan(tally.list);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test(`${title}: a whole match by touch`, async ({ page }) => {
      await playShort(page, title);
      const tally = { board: 0, list: 0 };
      await playToTheEnd(page, onBoard((target) => target.tap({ force: true, timeout: 2000 }), tally));
      expect(tally.board).toBeGreaterThan(tally.list);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
      expect(scrolls).toBe(false);
    });
  });
}

test('Clever Cubed: a die shows what it would mark, and a mark can be taken back', async ({ page }) => {
  await playNow(page, 'Clever Cubed');
  await settled(page);
  for (let number = 0; number < 12 && (await turn(page)) === 'chance'; number += 1) {
    await page.keyboard.press('t');
    await settled(page);
  }
  const cells = page.getByRole('button', { name: /possible/, disabled: false });
  const all = await cells.count();
  await page.getByRole('button', { name: /^pink die/ }).click();
  await expect.poll(() => cells.count()).toBeLessThan(all);
});

test('Duel: a tap on a die toggles it', async ({ page }) => {
  await playNow(page, 'King of Tokyo: Duel');
  const dice = page.getByRole('button', { name: /^Die \d: .* keep/ });
  // The rival's dice lie there as well, until it is the person's turn again.
  for (let number = 0; number < 40; number += 1) {
    const now = await settled(page);
    if (now === 'over' || (now !== 'chance' && (await dice.count()) === 6)) break;
    await decide(page);
  }
  const kept = await dice.count();
  const first = page.getByRole('button', { name: /^Die 1: / });
  await first.click();
  await expect(dice).toHaveCount(kept - 1);
  await page.getByRole('button', { name: /^Die 2: / }).click();
  await expect(dice).toHaveCount(kept - 2);
  await first.click();
  await expect(dice).toHaveCount(kept - 1);
  await expect(table(page)).toHaveAttribute('data-turn', /seat/);
});
