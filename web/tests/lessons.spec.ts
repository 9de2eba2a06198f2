import { expect, sentence, test, visit } from './kubik';

for (const game of ['clever-cubed', 'king-of-tokyo-duel']) {
  test(`the first game of ${game} begins on the real board, can be left and gone through`, async ({ page }) => {
    await visit(page, '/#/learn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator(`a[href="#/learn/${game}"]`).first().click();
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByText(/\{[\w-]+\}/)).toHaveCount(0);
    await expect(page.locator('body')).toContainText(sentence('en', game === 'clever-cubed' ? 'lesson-skip' : 'lesson-skip'));
  });
}
