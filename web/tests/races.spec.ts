import type { Page } from '@playwright/test';
import { decide, expect, playToTheEnd, sentence, settled, table, test, visit } from './kubik';

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

for (const [track, players] of [
  ['Nothing Goes Right', 2],
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

test('a championship goes on after a reload between two races, with the points of the first', async ({ page }) => {
  await visit(page, '/#/setup/cubitos');
  await expect(start(page)).toBeVisible();
  await page.getByRole('switch', { name: words('series'), exact: false }).click();
  await start(page, 'setup-start-series').click();
  await playToTheEnd(page, (page) => decide(page));
  await expect(ending(page)).toBeVisible();
  await page.reload();
  await expect(table(page)).toHaveAttribute('data-turn', 'over');
  await page.getByRole('button', { name: /^Next: / }).or(page.getByRole('link', { name: /^Next: / })).first().click();
  await expect(table(page)).not.toHaveAttribute('data-turn', 'over');
  await settled(page);
  await page.goto('/#/matches');
  await expect(page.getByText(/2.*7/).first()).toBeVisible();
});

test('bots play while somebody watches, pauses and takes single steps', async ({ page }) => {
  await visit(page, '/', { pace: 'fast' });
  await page.getByRole('button', { name: 'Watch King of Tokyo: Duel' }).click();
  await expect(table(page)).toHaveAttribute('data-game', 'king-of-tokyo-duel');
  const log = page.getByRole('log');
  await page.getByRole('button', { name: words('watch-pause') }).click();
  await page.waitForTimeout(1500);
  const before = await log.textContent();
  await page.waitForTimeout(1500);
  expect(await log.textContent()).toBe(before);
  const step = page.getByRole('button', { name: words('watch-step') });
  for (let number = 0; number < 8 && (await log.textContent()) === before; number += 1) {
    await step.click();
    await page.waitForTimeout(600);
  }
  expect(await log.textContent()).not.toBe(before);
  await page.getByRole('button', { name: words('watch-on') }).click();
});

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

test('the gallery shows every game in ten positions, each with an address of its own', async ({ page }) => {
  await visit(page, '/#/gallery');
  for (const game of ['clever-cubed', 'king-of-tokyo-duel', 'dice-city', 'cubitos']) {
    await expect(page.locator(`a[href^="#/gallery/${game}/"]`)).toHaveCount(10);
  }
  await page.goto('/#/gallery/cubitos/3');
  await expect(page.locator('.cubitos.board')).toBeVisible();
});
