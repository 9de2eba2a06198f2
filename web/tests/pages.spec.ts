import type { Page } from '@playwright/test';
import { decide, expect, findings, GAMES, playNow, sentence, settled, test, visit } from './kubik';

/** What should be on the page and is not: a sentence without words, something wider than the window. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const text = document.body.innerText;
    for (const [missing] of text.matchAll(/\{[$\w-]+\}/g)) found.push(`no words for ${missing}`);
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`${document.documentElement.scrollWidth} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>('button, a.button, h1, h2, h3, p')) {
      const style = getComputedStyle(element);
      if (element.getClientRects().length === 0 || element.closest('.visually-hidden') || style.textOverflow === 'ellipsis') continue;
      if (element.scrollWidth > element.clientWidth + 2 && style.overflowX !== 'visible') found.push(`cut off: ${element.innerText.slice(0, 60)}`);
      const box = element.getBoundingClientRect();
      if (box.right > innerWidth + 2 && style.position !== 'fixed') found.push(`beyond the edge: ${element.innerText.slice(0, 60)}`);
    }
    return found;
  });
}

const PAGES = [
  '/',
  ...GAMES.flatMap(([game]) => [`/#/setup/${game}`, `/#/rules/${game}`, `/#/learn/${game}`]),
  '/#/learn',
  '/#/components/cubitos',
  '/#/matches',
  '/#/daily',
  '/#/gallery',
  '/#/settings',
  '/#/bench',
  '/#/no/such/place',
  '/#/play/no-such-match',
];

/** What axe-core has to say of the page by day and by night. */
async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await findings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

test('every page is accessible in both themes', async ({ page }) => {
  await visit(page, '/');
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(400);
    expect(await findingsInBothThemes(page), address).toEqual([]);
  }
});

for (const [, title] of GAMES) {
  test(`the replay of ${title} is accessible in both themes`, async ({ page }) => {
    await playNow(page, title);
    for (let number = 0; number < 4; number += 1) await decide(page, number);
    await settled(page);
    await page.goto(page.url().replace('#/play/', '#/replay/'));
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: sentence('en', 'replay-first') }).click();
    await expect(page.locator('[data-step]')).toHaveAttribute('data-step', '0');
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  test(`the table of ${title} is accessible in both themes`, async ({ page }) => {
    await playNow(page, title);
    await settled(page);
    for (let number = 0; number < 3; number += 1) {
      expect(await findingsInBothThemes(page)).toEqual([]);
      if ((await settled(page)) === 'over') break;
      await decide(page, number);
      await settled(page);
    }
    await page.keyboard.press('a');
    expect(await findingsInBothThemes(page)).toEqual([]);
  });
}

test('whoever wants it dark has it dark by day as well', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await visit(page, '/', { theme: 'system' });
  const light = await ground();
  await page.evaluate(() => localStorage.setItem('kubik.settings', JSON.stringify({ theme: 'dark' })));
  await page.reload();
  await expect.poll(ground).not.toBe(light);
});

for (const language of ['en', 'ru', 'uk']) {
  test(`every page is whole in ${language}, on a phone and on a desk`, async ({ page }) => {
    await visit(page, '/', { language });
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const [width, height] of [
        [360, 640],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(300);
        expect(await faults(page), `${address} ${width}`).toEqual([]);
      }
    }
  });
}

test('a page that is left before it is whole complains of nothing', async ({ page }) => {
  await visit(page, '/');
  // The sooner or later of a machine that is slow or busy.
  for (const wait of [0, 40, 150]) {
    for (const address of PAGES) {
      await page.goto(address);
      await page.waitForTimeout(wait);
    }
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('all boards fit a phone and a desk without scrolling, in every language', async ({ page }) => {
  for (const language of ['en', 'ru', 'uk']) {
    await page.goto('/');
    await page.evaluate((settings) => localStorage.setItem('kubik.settings', JSON.stringify(settings)), {
      language,
      pace: 'at-once',
      motion: 'reduced',
    });
    await page.goto('about:blank');
    for (const [game] of GAMES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/#/setup/${game}`);
      await page.getByRole('button', { name: sentence(language, 'setup-start') }).first().click();
      await settled(page);
      for (const [width, height] of [
        [1440, 900],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(200);
        const scrolls = await page.evaluate(() => ({
          down: document.documentElement.scrollHeight > innerHeight + 1,
          aside: document.documentElement.scrollWidth > innerWidth + 1,
        }));
        expect(scrolls, `${language} ${game} ${width}`).toEqual({ down: false, aside: false });
        expect(await faults(page), `${language} ${game} ${width}`).toEqual([]);
      }
    }
  }
});

test('the page asks for little before it is there', async ({ browser }) => {
  const context = await browser.newContext();
  const fresh = await context.newPage();
  const session = await context.newCDPSession(fresh);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = kinds.get(requestId) ?? '';
    sizes[url] = encodedDataLength;
  });
  await fresh.goto('/');
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
  const before = Object.entries(sizes).filter(([url]) => /\.(js|css)$/.test(url) && !url.endsWith('sw.js'));
  const total = before.reduce((sum, [, size]) => sum + size, 0);
  expect(total).toBeGreaterThan(20_000);
  expect(total).toBeLessThanOrEqual(90 * 1024);
  await context.close();
});

test('the module of a game is small', async ({ request }) => {
  for (const [game] of GAMES) {
    const index = await (await request.get('/sw.js')).text();
    const file = new RegExp(`assets/${game}-[\\w-]+\\.wasm`).exec(index)?.[0];
    expect(file, game).toBeTruthy();
    const answer = await request.fetch(`/${file}`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(450_000);
  }
});

test('the policy of the page is the one of the server', async ({ page, request }) => {
  await page.goto('/');
  const written = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const sent = (await request.get('/')).headers()['content-security-policy'];
  expect(sent).toBe(`${written}; frame-ancestors 'none'`);
});
