import { decide, expect, playToTheEnd, sentence, settled, table, test, visit } from './kubik';

for (const game of ['clever-cubed', 'king-of-tokyo-duel']) {
  test(`two people play a whole match of ${game} at one device`, async ({ page }) => {
    await visit(page, `/#/setup/${game}`);
    await page.getByRole('radio', { name: /person/i }).last().check({ force: true });
    await page.getByRole('button', { name: sentence('en', 'setup-start') }).click();
    await expect(table(page)).toBeVisible();
    const ready = page.getByRole('button', { name: sentence('en', 'hand-over-ready') });
    let handed = 0;
    await playToTheEnd(page, async (page, number) => {
      if (await ready.isVisible()) {
        handed += 1;
        await ready.click();
        await settled(page);
      } else await decide(page, number % 3);
    });
    expect(handed).toBeGreaterThan(4);
    const ending = page.getByRole('dialog', { name: sentence('en', 'the-end') });
    await expect(ending).toBeVisible();
    for (const number of [1, 2]) await expect(ending.getByText(`Player ${number}`).first()).toBeVisible();
  });
}
