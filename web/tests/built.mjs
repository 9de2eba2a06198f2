/** The built page in a browser, for what measures it and what takes pictures of it. */
import { chromium } from '@playwright/test';
import { preview } from 'vite';

export const GAMES = ['clever-cubed', 'king-of-tokyo-duel', 'dice-city', 'cubitos'];

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 640 };

/** The big track, on which most is drawn. */
export const TRACK = 'Still Waters Run Deep';

export const say = (line) => process.stdout.write(`${line}\n`);

/** Does the work with a browser and the address of the page: the one that KUBIK_ADDRESS names, or what `npm run build` has made. */
export async function withPage(work) {
  const server = process.env.KUBIK_ADDRESS ? null : await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  const address = process.env.KUBIK_ADDRESS ?? server.resolvedUrls.local[0];
  const browser = await chromium.launch({
    ...(process.env.KUBIK_BROWSER ? { executablePath: process.env.KUBIK_BROWSER } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await work(browser, address);
  } finally {
    await browser.close();
    await server?.close();
  }
}

export async function open(browser, address, viewport, preferences, context = {}) {
  const opened = await browser.newContext({ viewport, locale: 'en-GB', ...context });
  const page = await opened.newPage();
  await page.addInitScript(
    (settings) => {
      if (!localStorage.getItem('kubik.settings')) localStorage.setItem('kubik.settings', JSON.stringify(settings));
    },
    { language: 'en', pace: 'at-once', motion: 'full', ...preferences },
  );
  await page.goto(address);
  return { context: opened, page };
}

export const turn = (page) => page.locator('[data-turn]').getAttribute('data-turn');

export const settled = (page) => page.waitForFunction(() => document.querySelector('[data-busy]')?.dataset.busy === 'false', null, { polling: 20 });

/** Begins a match that bots play, of the usual level or another: of two, or a race of four. */
export async function watch(page, address, game, level) {
  await page.goto(`${address}#/setup/${game}`);
  const add = page.locator('.seats .add button').last();
  await page.locator('.seats').waitFor();
  if (game === 'cubitos') {
    for (let seat = 2; seat < 4; seat += 1) await add.click();
    await page.getByRole('combobox', { name: /track/i }).selectOption({ label: TRACK });
  }
  await page.getByRole('radio', { name: 'Bot', exact: true }).first().check({ force: true });
  if (level) for (const choice of await page.getByRole('radio', { name: level, exact: true }).all()) await choice.dispatchEvent('click');
  await page.getByRole('button', { name: /^Watch/ }).first().click();
  await page.locator('[data-turn]').waitFor();
}
