import type { Page } from '@playwright/test';
import { decide, expect, playNow, sentence, settled, table, test, turn, visit } from './kubik';

const main = (page: Page) => page.locator('main .bar .actions button').first();
const throwing = /^Throw \d/;

/** Throws until the person has something to choose. */
async function untilChoice(page: Page): Promise<void> {
  await settled(page);
  while ((await turn(page)) === 'chance') {
    await decide(page);
    await settled(page);
  }
}

test('what is shown as decided is there after a reload in the same moment', async ({ page }) => {
  await playNow(page, 'Clever Cubed');
  await untilChoice(page);
  const log = page.getByRole('log');
  const before = (await log.locator('p').count()) + 1;
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    const lines = document.querySelector('[role=log]');
    if (lines) new MutationObserver(() => location.reload()).observe(lines, { childList: true });
  });
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await reloaded;
  await expect(table(page)).toBeVisible();
  await settled(page);
  expect(await log.locator('p').count()).toBeGreaterThanOrEqual(before);
});

test('a press on the throw counts however long it lasts', async ({ page }) => {
  await visit(page, '/', { pace: 'normal', motion: 'full' });
  await page.getByRole('button', { name: 'Play now Clever Cubed' }).click();
  await expect(main(page)).toHaveText(throwing, { timeout: 60_000 });
  const box = await main(page).boundingBox();
  if (!box) throw new Error('there is no button');
  const [x, y] = [box.x + box.width - 30, box.y + box.height / 2];

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(600);
  await page.mouse.up();
  await expect(table(page)).toHaveAttribute('data-busy', 'true');
});

test('a paper over the table keeps the focus until it is closed', async ({ page }) => {
  await playNow(page, 'Dice City');
  await untilChoice(page);
  const list = page.getByRole('dialog', { name: sentence('en', 'all-actions') });
  const menu = page.getByRole('button', { name: sentence('en', 'menu') });
  const isInside = () => list.evaluate((dialog) => dialog.contains(document.activeElement));

  await menu.focus();
  await page.keyboard.press('a');
  await expect(list.locator('[data-first]')).toBeFocused();
  const stops = await list.getByRole('button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  }
  await menu.evaluate((button) => button.focus());
  expect(await isInside()).toBe(true);

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('a');
  await page.mouse.click(4, 4);
  await expect(list).toBeHidden();
});

test('a paper that another one makes room for stays open', async ({ page }) => {
  await playNow(page, 'Dice City');
  await untilChoice(page);
  await page.getByRole('button', { name: sentence('en', 'menu') }).click();
  const drawer = page.getByRole('dialog', { name: sentence('en', 'menu') });
  await drawer.getByRole('button', { name: sentence('en', 'all-actions') }).click();
  const list = page.getByRole('dialog', { name: sentence('en', 'all-actions') });
  await expect(list.locator('[data-first]')).toBeFocused();
  await page.waitForTimeout(200);
  await expect(list).toBeVisible();
});
