import type { CDPSession, Page } from '@playwright/test';
import { expect, sentence, table, test, visit } from './kubik';

/** How many matches are played in a row; fifty for the figure, a few for a test. */
const MATCHES = Number(process.env.KUBIK_MATCHES ?? 2);

interface Used {
  megabytes: number;
  nodes: number;
  listeners: number;
  workers: number;
}

/** What the page holds when everything that can go is gone. */
async function used(page: Page, session: CDPSession): Promise<Used> {
  for (let number = 0; number < 3; number += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    megabytes: metric('JSHeapUsedSize') / 1e6,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    // Each has the memory of a module: about two megabytes.
    workers: page.workers().length,
  };
}

// The smallest board is drawn fastest.
test.use({ viewport: { width: 360, height: 640 } });

test(`${MATCHES} matches in a row leave nothing behind`, async ({ page, context }) => {
  test.setTimeout(60_000 + MATCHES * 30_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await visit(page, '/#/setup/clever-cubed');
  await page.getByRole('radio', { name: sentence('en', 'setup-bot'), exact: true }).first().check({ force: true });
  // Who thinks least keeps nobody waiting.
  for (const easy of await page.getByRole('radio', { name: sentence('en', 'setup-easy'), exact: true }).all()) await easy.check({ force: true });
  await page.getByRole('button', { name: new RegExp(`^${sentence('en', 'setup-start-watch')}`) }).click();
  const all: Used[] = [];
  for (let number = 0; number < MATCHES; number += 1) {
    await expect(table(page)).toHaveAttribute('data-turn', 'over', { timeout: 60_000 });
    const ending = page.getByRole('dialog', { name: sentence('en', 'the-end') });
    await expect(ending).toBeVisible();
    all.push(await used(page, session));
    if (process.env.KUBIK_MATCHES) process.stdout.write(`${JSON.stringify(all.at(-1))}\n`);
    await ending.getByRole('button', { name: sentence('en', 'watch-again') }).click();
    await expect(table(page)).not.toHaveAttribute('data-turn', 'over');
  }
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) throw new Error('nothing was played');
  expect(last.workers).toBe(first.workers);
  expect(last.megabytes).toBeLessThan(first.megabytes * 1.2);
  expect(last.nodes).toBeLessThan(first.nodes * 1.2);
  expect(last.listeners).toBeLessThan(first.listeners * 1.2);
});
