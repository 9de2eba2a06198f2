import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decide, expect, playNow, sentence, settled, table, test, visit } from './kubik';

test('without a network a match goes on, also after a reload', async ({ page, context }) => {
  await playNow(page, 'Clever Cubed');
  await settled(page);
  await decide(page);
  await settled(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // Until the games are there too.
    for (let number = 0; number < 100; number += 1) {
      const names = await caches.keys();
      const kept = (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat();
      if (kept.filter((url) => url.endsWith('.wasm')).length >= 2) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('the games were never kept');
  });
  await context.setOffline(true);
  await page.reload();
  await expect(table(page)).toBeVisible();
  await settled(page);
  await decide(page);
  await settled(page);
  await page.goto('/#/rules/king-of-tokyo-duel');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await context.setOffline(false);
});

test('two tabs do not play one match', async ({ page, context }) => {
  await playNow(page, 'Clever Cubed');
  await settled(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: sentence('en', 'elsewhere-take') }).click();
  await expect(table(other)).toBeVisible();
  await expect(page.getByText(sentence('en', 'elsewhere-lost'))).toBeVisible();
  await settled(other);
  await decide(other);
});

test('files that are no match are refused with a reason, and a record of the terminal is taken', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kubik-'));
  const file = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  await visit(page, '/#/matches');
  const input = page.locator('input[type=file]');
  const alert = page.getByRole('alert').or(page.getByRole('status'));
  await input.setInputFiles(file('huge.json', Buffer.alloc(100 << 20, 32)));
  await expect(alert.filter({ hasText: /MB/ }).first()).toBeVisible();
  await input.setInputFiles(file('oops.json', 'oops'));
  await expect(alert.filter({ hasText: /JSON/ }).first()).toBeVisible();
  await input.setInputFiles(file('damaged.json', '{"format":2,"game":"clever-cubed","rulesVersion":2,"setup":{"players":1},"steps":[{"seat":0}],"hash":"0"}'));
  await expect(alert.filter({ hasText: /damaged/ }).first()).toBeVisible();

  // What another program wrote through the bridge.
  const program = process.env.KUBIK_PROGRAM ?? '../target/debug/kubik';
  const lines = ['{"cmd":"new","game":"king-of-tokyo-duel","setup":{"players":2},"seed":7}', '{"cmd":"record"}', '{"cmd":"quit"}'];
  const answers = execFileSync(program, ['bridge'], { input: `${lines.join('\n')}\n`, encoding: 'utf8' }).trim().split('\n');
  const record = JSON.parse(answers[1] ?? '').record;
  await input.setInputFiles(file('bridge.json', JSON.stringify(record)));
  await expect(page.getByRole('heading', { name: 'King of Tokyo: Duel' }).first()).toBeVisible();
});

test('a worker that dies is replaced, and the match goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const Plain = Worker;
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        workers.push(this);
      }
    };
  });
  await playNow(page, 'Clever Cubed');
  await settled(page);
  await page.evaluate(() => {
    const { workers } = window as unknown as { workers: Worker[] };
    workers.at(-1)?.dispatchEvent(new ErrorEvent('error', { message: 'gone', cancelable: true }));
    workers.at(-1)?.terminate();
  });
  await decide(page);
  await expect(page.getByRole('alert')).toContainText(sentence('en', 'trouble-mended'));
  const log = page.getByRole('log');
  const before = await log.textContent();
  await decide(page);
  await settled(page);
  await expect(log).not.toHaveText(before ?? '');
});

test('storage that is forbidden costs nothing but the memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await playNow(page, 'Clever Cubed');
  await settled(page);
  await decide(page);
  await settled(page);
  await expect(table(page)).toBeVisible();
});

test('a browser that cannot run the page is told so in three languages', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  for (const words of ['too old', 'застарий', 'слишком стар']) await expect(page.getByText(words)).toBeVisible();
});
