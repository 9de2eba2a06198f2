import type { Page } from '@playwright/test';
import { decide, expect, playToTheEnd, sentence, settled, table, test, visit } from './kubik';

// The smallest board is drawn fastest.
test.use({ viewport: { width: 360, height: 640 } });

async function sitDown(page: Page, game: string): Promise<void> {
  await visit(page, `/#/setup/${game}`);
  await page.getByRole('radio', { name: /person/i }).last().check({ force: true });
  await page.getByRole('button', { name: sentence('en', 'setup-start') }).click();
  await expect(table(page)).toBeVisible();
}

/** One decision, or the device is handed over; says whether it was. */
async function decideOrHandOver(page: Page, which: number): Promise<boolean> {
  const ready = page.locator('button', { hasText: sentence('en', 'hand-over-ready') });
  const isHandedOver = await ready.isVisible();
  if (isHandedOver) await ready.click();
  else await decide(page, which);
  await settled(page);
  return isHandedOver;
}

test('two people play a whole match of Clever Cubed at one device', async ({ page }) => {
  await sitDown(page, 'clever-cubed');
  let handed = 0;
  await playToTheEnd(page, async (page, number) => {
    if (await decideOrHandOver(page, number % 3)) handed += 1;
  });
  expect(handed).toBeGreaterThan(4);
  const ending = page.getByRole('dialog', { name: sentence('en', 'the-end') });
  await expect(ending).toBeVisible();
  for (const number of [1, 2]) await expect(ending.getByText(`Player ${number}`).first()).toBeVisible();
});

test('two people hand the device over six times in the Duel', async ({ page }) => {
  await sitDown(page, 'king-of-tokyo-duel');
  let handed = 0;
  for (let number = 0; number < 200 && handed < 6 && (await settled(page)) !== 'over'; number += 1) {
    if (await decideOrHandOver(page, number % 3)) handed += 1;
  }
  expect(handed).toBe(6);
});
