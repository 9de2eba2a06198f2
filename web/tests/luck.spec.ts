import { expect, findings, sentence, table, test, visit } from './kubik';

// A short match: how long its analysis takes is another matter.
test.use({ dice: 3 });

const words = (key: string) => sentence('en', key);

test('after a match luck and skill are told apart, and lead to the position in the replay', async ({ page }) => {
  await visit(page, '/#/setup/king-of-tokyo-duel');
  await page.getByRole('radio', { name: words('setup-bot'), exact: true }).first().check({ force: true });
  await page.getByRole('radio', { name: words('setup-easy'), exact: true }).first().check({ force: true });
  await page.getByRole('button', { name: new RegExp(`^${words('setup-start-watch')}`) }).click();
  await expect(table(page)).toHaveAttribute('data-turn', 'over', { timeout: 120_000 });
  await page.getByRole('dialog', { name: words('the-end') }).getByRole('link', { name: words('luck') }).click();

  await page.getByRole('button', { name: words('luck-stop') }).click();
  await page.getByRole('button', { name: words('luck-go-on') }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${words('luck-row-luck')}`) })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('img', { name: new RegExp(words('luck-chart-win')) })).toBeVisible();
  await expect(page.locator('.callout:visible').first()).toHaveText(/[+−]\d/);
  await expect(page.locator('.numbers .number').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Whoever comes back finds the report again, without a wait.
  const moment = page.locator('.throws a, .costly a.button').first();
  const address = await moment.getAttribute('href');
  await moment.click();
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', /^\d+$/);
  expect(page.url()).toContain(address ?? '?');

  // The replay knows the chances now: it can be stepped by keyboard, from turn to turn as well.
  await expect(page.locator('.stack polygon')).toHaveCount(2);
  await expect(page.locator('.turns button').first()).toBeVisible();
  await page.locator('body').press('Home');
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', '0');
  await page.locator('body').press('Shift+ArrowRight');
  await expect(page.locator('[data-step]')).not.toHaveAttribute('data-step', '0');
  await expect(page.locator('aside li button[aria-current]').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('row', { name: new RegExp(`^${words('luck-row-luck')}`) })).toBeVisible();
});
