import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { allActions, decide, expect, GAMES, playNow, playShort, playToTheEnd, sentence, settled, table, takeLowest, test, turn, visit } from './kubik';

const program = process.env.KUBIK_PROGRAM ?? '../target/debug/kubik';

for (const [game, title] of GAMES) {
  test(`${title}: a match by keyboard alone to its end, its replay, and its file in the terminal`, async ({ page }) => {
    await playShort(page, title);
    await expect(table(page)).toHaveAttribute('data-game', game);
    const decisions = await playToTheEnd(page, async (page) => {
      if ((await turn(page)) === 'chance') await page.keyboard.press('t');
      else {
        await page.keyboard.press('a');
        await page.locator(allActions).waitFor();
        await page.keyboard.press('Enter');
      }
    });
    expect(decisions).toBeGreaterThan(10);
    const ending = page.getByRole('dialog', { name: sentence('en', 'the-end') });
    await expect(ending).toBeVisible();
    await expect(ending.getByRole('row')).not.toHaveCount(0);
    await ending.getByRole('button', { name: sentence('en', 'close') }).click();

    // The file is what the terminal reads.
    await page.getByRole('button', { name: sentence('en', 'menu'), exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: sentence('en', 'export') }).click(),
    ]);
    const replayed = execFileSync(program, ['replay', await download.path()], { encoding: 'utf8' });
    expect(replayed.length).toBeGreaterThan(100);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8')).game).toBe(game);

    await page.getByRole('link', { name: sentence('en', 'replay') }).first().click();
    const scrubber = page.getByRole('slider');
    await expect(scrubber).toBeVisible();
    const last = Number(await scrubber.getAttribute('max'));
    expect(last).toBeGreaterThan(20);
    await page.getByRole('button', { name: sentence('en', 'replay-first') }).click();
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', '0');
    await page.getByRole('button', { name: sentence('en', 'replay-on') }).click();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', '2');
    await page.getByRole('button', { name: sentence('en', 'play-on') }).click();
    await expect(table(page)).toBeVisible();
    expect(await settled(page)).not.toBe('over');
  });
}

test('a solo game of Clever Cubed, decision by decision, with points in the end', async ({ page }) => {
  await visit(page, '/#/setup/clever-cubed');
  await expect(page.getByRole('button', { name: sentence('en', 'setup-start') })).toBeVisible();
  const remove = page.getByRole('button', { name: /^Remove/ });
  while ((await remove.count()) > 0 && (await remove.first().isEnabled())) await remove.last().click();
  await page.getByRole('button', { name: sentence('en', 'setup-start') }).click();
  await playToTheEnd(page, (page, number) => decide(page, number % 3));
  const ending = page.getByRole('dialog', { name: sentence('en', 'the-end') });
  await expect(ending.getByRole('img', { name: /of five/ })).toBeVisible();
});

test('a reload goes on with the same match, and undo takes a decision back', async ({ page }) => {
  await playNow(page, 'Clever Cubed');
  await settled(page);
  while ((await turn(page)) === 'chance') {
    await decide(page);
    await settled(page);
  }
  const log = page.getByRole('log');
  const before = await log.textContent();
  const undo = page.getByRole('button', { name: sentence('en', 'undo') }).first();
  await expect(undo).toBeDisabled();
  await takeLowest(page);
  await settled(page);
  await expect(undo).toBeEnabled();
  const after = await log.textContent();
  expect(after).not.toBe(before);

  await page.reload();
  await expect(table(page)).toBeVisible();
  await settled(page);
  await expect(log).toHaveText(after ?? '');
  while (await undo.isEnabled()) {
    await undo.click();
    await settled(page);
  }
  await expect(log).toHaveText(before ?? '');

  // Back and forward do what one expects.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Clever Cubed' }).first()).toBeVisible();
  await page.goForward();
  await expect(table(page)).toBeVisible();
});

test('a hint tries the choices and can be played', async ({ page }) => {
  await playNow(page, 'Clever Cubed');
  await settled(page);
  while ((await turn(page)) === 'chance') {
    await decide(page);
    await settled(page);
  }
  const steps = await page.getByRole('log').textContent();
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: sentence('en', 'hint') });
  const advice = hint.locator('ol button');
  await expect(advice).toHaveCount(3, { timeout: 30_000 });
  await expect(hint).toContainText('%');
  await advice.first().click();
  await expect(page.getByRole('log')).not.toHaveText(steps ?? '');
});
