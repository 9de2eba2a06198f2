import type { Page } from '@playwright/test';
import { decide, expect, playToTheEnd, sentence, settled, table, test, visit } from './kubik';

// The smallest board is drawn fastest.
test.use({ viewport: { width: 360, height: 640 } });

const words = (key: string) => sentence('en', key);
const ending = (page: Page) => page.getByRole('dialog', { name: words('the-end') });
const start = (page: Page, key = 'setup-start') => page.getByRole('button', { name: new RegExp(`^${words(key)}`) }).first();

/** A person and so many bots. */
async function seat(page: Page, players: number): Promise<void> {
  const removable = page.getByRole('button', { name: /^Remove/ });
  await expect(start(page)).toBeVisible();
  for (let added = 2; added < players; added += 1) await page.locator('.seats .add button').last().click();
  if (players > 2) await expect(removable).toHaveCount(players);
}

for (const level of ['normal', 'hard']) {
  test(`Dice City alone, ${level}`, async ({ page }) => {
    await visit(page, '/#/setup/dice-city');
    await expect(start(page)).toBeVisible();
    const remove = page.getByRole('button', { name: /^Remove/ });
    while ((await remove.count()) > 0 && (await remove.first().isEnabled())) await remove.last().click();
    await page.getByRole('radio', { name: level, exact: true }).check({ force: true });
    await start(page).click();
    await expect(table(page)).toHaveAttribute('data-game', 'dice-city');
    const decisions = await playToTheEnd(page, (page, number) => decide(page, number % 2));
    expect(decisions).toBeGreaterThan(level === 'hard' ? 60 : 75);
    await expect(ending(page)).toBeVisible();
  });
}

// Two on the first track are in every other match of Cubitos.
for (const [track, players] of [
  ['Ahead of the Curve', 3],
  ['Testing the Waters', 4],
  ['Still Waters Run Deep', 2],
] as const) {
  test(`Cubitos: ${players} seats on the track ${track}`, async ({ page }) => {
    await visit(page, '/#/setup/cubitos');
    await seat(page, players);
    await page.getByRole('combobox', { name: /track/i }).selectOption({ label: track });
    await start(page).click();
    await expect(table(page)).toHaveAttribute('data-game', 'cubitos');
    await playToTheEnd(page, (page) => decide(page));
    await expect(ending(page).getByRole('row')).not.toHaveCount(0);
  });
}

test('the dice of the day are the same for everybody, and again after a reload', async ({ browser }) => {
  const thrown: string[] = [];
  for (let person = 0; person < 2; person += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await visit(page, '/#/daily');
    await page.getByRole('button', { name: /Clever Cubed/ }).or(page.getByRole('link', { name: /Clever Cubed/ })).first().click();
    await expect(table(page)).toHaveAttribute('data-game', 'clever-cubed');
    await settled(page);
    if (person === 1) {
      await page.reload();
      await expect(table(page)).toBeVisible();
      await settled(page);
    }
    for (let number = 0; number < 3; number += 1) await decide(page);
    await settled(page);
    thrown.push((await page.getByRole('log').textContent()) ?? '');
    await context.close();
  }
  expect(thrown[0]).toBe(thrown[1]);
  expect(thrown[0]).not.toBe('');
});
