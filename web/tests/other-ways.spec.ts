import { expect, sentence, settled, table, test, visit } from './kubik';

test('bots play while one looks on, stops them, and then plays against them', async ({ page }) => {
  await visit(page, '/', { pace: 'slow' });
  await page.getByRole('button', { name: 'Watch King of Tokyo: Duel' }).click();
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole('button', { name: sentence('en', 'undo'), exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: sentence('en', 'watch-pause') }).click();
  await expect(page.getByRole('button', { name: sentence('en', 'watch-on') })).toBeVisible();
  await page.getByRole('button', { name: sentence('en', 'watch-step') }).click();
  await page.getByLabel(sentence('en', 'settings-pace')).selectOption('at-once');
  await page.getByRole('button', { name: sentence('en', 'watch-on') }).click();
  // A Duel of two bots that heal takes several hundred steps now and then.
  await expect(table(page)).toHaveAttribute('data-turn', 'over', { timeout: 180_000 });
  await page.getByRole('button', { name: sentence('en', 'watch-play') }).click();
  await expect(page.getByRole('button', { name: sentence('en', 'watch-pause') })).toHaveCount(0);
});

test('the match of the day is begun once and waits', async ({ page }) => {
  await visit(page, '/#/daily');
  await page.getByRole('button', { name: 'Play Clever Cubed' }).click();
  await settled(page);
  const address = page.url();
  expect(address).toMatch(/#\/play\/daily-clever-cubed-\d{4}-\d\d-\d\d$/);
  await page.goto('/#/daily');
  await page.getByRole('button', { name: 'Continue Clever Cubed' }).click();
  await expect(page).toHaveURL(address);
});

test('a championship goes on with its table and survives a reload', async ({ page }) => {
  test.slow();
  await visit(page, '/#/setup/cubitos');
  await page.getByRole('switch', { name: sentence('en', 'series') }).check();
  await page.getByRole('group', { name: 'Seat 1' }).getByRole('radio', { name: sentence('en', 'setup-bot'), exact: true }).check({ force: true });
  await page.getByRole('button', { name: sentence('en', 'setup-start-watch') }).click();
  await expect(table(page)).toHaveAttribute('data-turn', 'over', { timeout: 120_000 });
  await page.getByRole('link', { name: sentence('en', 'series-table') }).click();
  await expect(page.getByRole('heading', { name: sentence('en', 'series') })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Next: Race 2' }).click();
  await expect(page.getByRole('link', { name: 'Championship, race 2' })).toBeVisible();
});

for (const game of ['clever-cubed', 'king-of-tokyo-duel', 'dice-city', 'cubitos']) {
  test(`the gallery shows ${game}`, async ({ page }) => {
    await visit(page, `/#/gallery/${game}/2`);
    await expect(page.locator(`[data-position="${game}/2"][data-ready=true] main`)).not.toBeEmpty();
    await page.goto(`/#/gallery/${game}`);
    await expect(page.getByRole('listitem')).toHaveCount(10);
  });
}
