import { readFileSync } from 'node:fs';
import { decide, expect, playToTheEnd, sentence, table, test, visit } from './kubik';

const words = (key: string) => sentence('en', key);

test('one correction is one line of a file, is there after a reload and goes into a match that is played to its end', async ({ page }) => {
  await visit(page, '/#/components/cubitos');
  const cost = page.getByLabel('Cost of Bob', { exact: true });
  await cost.fill('7');
  await expect(page.getByText('1 change, kept on this device')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words('components-export') }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(JSON.parse(file)).toEqual({ cards: [{ id: 'bob', cost: 7 }] });

  await page.reload();
  await expect(cost).toHaveValue('7');
  await page.getByRole('button', { name: `${words('components-back')}: Bob` }).click();
  await page.getByRole('button', { name: words('undo'), exact: true }).click();
  await expect(cost).toHaveValue('7');

  await page.getByRole('button', { name: words('components-play') }).click();
  await expect(table(page)).toBeVisible();
  const data = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kubik');
      opening.onsuccess = () => resolve(opening.result);
    });
    const matches = await new Promise<{ record: { setup: { data: unknown } } }[]>((resolve) => {
      const asking = database.transaction('matches').objectStore('matches').getAll();
      asking.onsuccess = () => resolve(asking.result);
    });
    return matches[0]?.record.setup.data;
  });
  expect(data).toEqual({ cards: [{ id: 'bob', cost: 7 }] });

  await playToTheEnd(page, (page) => decide(page));
  await expect(page.getByRole('dialog', { name: words('the-end') })).toBeVisible();
});

test('a race is set up with a file, and a file with a fault says so there', async ({ page }) => {
  await visit(page, '/#/components/cubitos');
  await page.getByLabel('Cost of Bob', { exact: true }).fill('7');
  await page.getByRole('button', { name: words('components-set-up') }).click();
  const files = page.getByLabel(words('components'), { exact: true });
  await expect(files.locator('option:checked')).toHaveText('My components 1 (1)');
  await page.getByRole('link', { name: words('components-open') }).click();
  await page.getByLabel('Cost of Bob', { exact: true }).fill('70');
  await expect(page.locator('.verdict')).toContainText('not 70');
  await page.goto('/#/setup/cubitos');
  await files.selectOption({ index: 1 });
  await expect(page.getByText('Bob, cost: must be 1 to 20, not 70')).toBeVisible();
});

test('a fault is told at its field, in the bar and in its line, and does not hold back the rest', async ({ page }) => {
  await visit(page, '/#/components/cubitos');
  await page.getByLabel('Cost of Bob', { exact: true }).fill('50');
  await page.getByLabel('Cost of Champion', { exact: true }).fill('2');
  await expect(page.locator('.verdict')).toContainText('Bob, cost: must be 1 to 20, not 50');
  await expect(page.getByLabel('Cost of Bob', { exact: true })).toHaveAccessibleDescription('must be 1 to 20, not 50');
  await page.getByRole('button', { name: words('components-show') }).click();
  await expect(page.getByLabel('Cost of Bob', { exact: true })).toBeFocused();

  await page.getByRole('radio', { name: words('components-file') }).check({ force: true });
  const text = page.getByLabel(words('components-file-about'));
  await expect(page.getByText('Line 4: must be 1 to 20, not 50')).toBeVisible();
  await text.fill('{"cards": [{"id": "bob", "cost": 6},\n]}');
  await expect(page.getByText('it breaks off in line 2, column 1')).toBeVisible();
  await text.fill('{"cards": [\n{"id": "bobby", "cost": 6}]}');
  await expect(page.getByText("Line 2: 'bobby' is not in the box")).toBeVisible();
  await text.fill('{"cards": [{"id": "bob", "cost": 6}]}');
  await expect(page.locator('.verdict')).toHaveText(words('components-in-order'));
});

test('a track is painted by mouse and by keyboard, and says where it is cut through', async ({ page }) => {
  await visit(page, '/#/components/cubitos');
  const place = (name: string) => page.locator(`[data-place="${name}"]`);
  await expect(page.getByText('Shortest lap: 30 feet')).toBeVisible();
  await page.getByRole('radio', { name: words('components-paint-water') }).check({ force: true });
  await place('r01c14').click();
  await expect(place('r01c14')).toHaveAccessibleName(/water, .*yours/);
  await page.keyboard.press('Control+z');
  await expect(place('r01c14')).toHaveAccessibleName(/path/);

  // Everything between the rim and the wall: nobody gets through by land.
  await page.getByRole('radio', { name: words('components-paint-wall') }).check({ force: true });
  await place('r00c15').focus();
  for (let row = 0; row < 5; row += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.locator('.verdict')).toContainText('no way over land');
  await expect(page.getByRole('button', { name: words('components-play-sound') })).toBeVisible();
  await page.getByRole('button', { name: `${words('components-back')}: Nothing Goes Right` }).click();
  await expect(page.getByText('Shortest lap: 30 feet')).toBeVisible();
});

test('the page is no higher than its window, whatever is looked at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/#/components/cubitos');
  await expect(page.locator('[data-place]').first()).toBeVisible();
  for (const tab of ['cards', 'dice', 'fan_track', 'race_sets', 'file']) {
    await page.getByRole('radio', { name: words(`components-${tab}`), exact: true }).check({ force: true });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight), tab).toBe(900);
  }
});

test('files that are no component data are refused with a reason', async ({ page }) => {
  await visit(page, '/#/components/cubitos');
  await expect(page.getByLabel('Cost of Bob', { exact: true })).toBeVisible();
  const input = page.locator('input[type=file]');
  const cases = [
    ['large.json', Buffer.alloc(9 << 20, 32), 'far too large'],
    ['empty.json', Buffer.alloc(0), 'is empty'],
    ['cut.json', Buffer.from('{"cards": ['), 'line 1, column 12'],
    ['list.json', Buffer.from('[]'), 'expected an object with the sections'],
    ['wrong.json', Buffer.from('{"cards": [{"id": "bob", "cost": "dear"}]}'), 'Bob, cost: invalid type'],
    ['noise.json', Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919) % 256)), 'is not JSON'],
  ] as const;
  for (const [name, buffer, reason] of cases) {
    await input.setInputFiles({ name, mimeType: 'application/json', buffer });
    await expect(page.getByRole('alert')).toContainText(reason);
  }
  await input.setInputFiles({ name: 'house.json', mimeType: 'application/json', buffer: Buffer.from('{"fan_track": [{"step": 2, "credits": 3}]}') });
  await expect(page.getByText('1 change, kept on this device')).toBeVisible();
  await expect(page.getByLabel(words('components-name'))).toHaveValue('house');
});
