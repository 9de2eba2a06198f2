import { expect, GAMES, sentence, table, test, visit } from './kubik';

for (const [game] of GAMES) {
  test(`whoever follows the ring gets through the first game of ${game}`, async ({ page }) => {
    await visit(page, '/#/learn');
    await page.locator(`a[href="#/learn/${game}"]`).first().click();
    const over = page.locator('h1', { hasText: sentence('en', 'lesson-over') });
    const next = page.locator('.speech button.primary');
    const ring = page.locator('.ring.dashes');
    const paper = page.locator('dialog[open] button.primary');
    await expect(ring.or(next).first()).toBeVisible();
    for (let press = 0; press < 120 && !(await over.isVisible()); press += 1) {
      // On a slow machine the next step may have come meanwhile.
      if (await next.isVisible()) await next.click({ timeout: 1000 }).catch(() => undefined);
      else if (await paper.first().isVisible()) await paper.first().click();
      else if (await ring.isVisible()) {
        const box = await ring.boundingBox();
        if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      }
      await page.waitForTimeout(250);
    }
    await expect(over).toBeVisible();
    await page.getByRole('button', { name: sentence('en', 'lesson-first-match') }).click();
    await expect(table(page)).toHaveAttribute('data-game', game);
  });
}
