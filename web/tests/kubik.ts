import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';

/** Nothing on the page may complain while a test runs, and every match has the same dice, so that it is as long today as tomorrow. */
export const test = base.extend<{ dice: number }>({
  dice: [7, { option: true }],
  page: async ({ page, dice }, use) => {
    await page.addInitScript((seed) => {
      const random = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = <T extends ArrayBufferView<ArrayBuffer>>(array: T): T =>
        array instanceof BigUint64Array ? (array.fill(BigInt(seed)) as T & BigUint64Array<ArrayBuffer>) : random(array);
    }, dice);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core has to say about the page as it is. */
export async function findings(page: Page): Promise<string[]> {
  // The page's own policy lets no foreign script in, so that it goes in from outside.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    // Where something lies, and what is right, would take most of the time to write down.
    const { violations } = await axe.run({ resultTypes: ['violations'], selectors: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}

/** All games, with their titles in English. */
export const GAMES = [
  ['clever-cubed', 'Clever Cubed'],
  ['king-of-tokyo-duel', 'King of Tokyo: Duel'],
  ['dice-city', 'Dice City'],
  ['cubitos', 'Cubitos'],
] as const;

/** A sentence of the page, as the file of the language has it. */
export function sentence(language: string, key: string): string {
  const source = readFileSync(new URL(`../../locales/${language}/page.ftl`, import.meta.url), 'utf8');
  const found = new RegExp(`^${key} = (.+)$`, 'm').exec(source)?.[1];
  if (!found) throw new Error(`${language}/page.ftl has no ${key}`);
  return found;
}

export interface Preferences {
  language?: string;
  pace?: string;
  theme?: string;
  motion?: string;
  askBeforeEnd?: boolean;
}

/** Opens the page as somebody who has set these things before. */
export async function visit(page: Page, address: string, preferences: Preferences = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (!localStorage.getItem('kubik.settings')) localStorage.setItem('kubik.settings', JSON.stringify(settings));
    },
    { language: 'en', pace: 'at-once', motion: 'reduced', ...preferences },
  );
  await page.goto(address);
}

/** Plays a game at once, with the sitters that stand by default. */
export async function playNow(page: Page, title: string): Promise<void> {
  await visit(page, '/');
  await page.getByRole('button', { name: `Play now ${title}` }).click();
  await expect(page.locator('[data-game]')).toBeVisible();
}

/** A match that can be played to its end in a minute: Dice City, which may take forty turns, ends after twenty. */
export async function playShort(page: Page, title: string): Promise<void> {
  if (title !== 'Dice City') return playNow(page, title);
  await visit(page, '/#/setup/dice-city');
  await expect(page.getByRole('button', { name: sentence('en', 'setup-start') })).toBeVisible();
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  await page.getByRole('combobox', { name: 'Turn limit' }).selectOption('20');
  await page.getByRole('button', { name: sentence('en', 'setup-start') }).click();
  await expect(page.locator('[data-game]')).toBeVisible();
}

export const table = (page: Page) => page.locator('[data-game][data-turn]');

export async function turn(page: Page): Promise<string> {
  return (await table(page).getAttribute('data-turn')) ?? '';
}

/** Waits until the match needs a person, or is over. */
export async function settled(page: Page): Promise<string> {
  const isOn = await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-turn][data-busy=false]')?.dataset.turn, null, { polling: 10 });
  return (await isOn.jsonValue()) ?? '';
}

/** The list of all actions, while it is open. */
export const allActions = `dialog[open][aria-label="${sentence('en', 'all-actions')}"]`;

/**
 * One decision by the list of all actions: the choice of this number, or the last there is. It is pressed from inside the page, which
 * takes half as long as a pointer; whole matches by mouse, by touch and by keyboard are played elsewhere.
 */
export async function decide(page: Page, which = 0): Promise<void> {
  await settled(page);
  await page.keyboard.press('a');
  await page.waitForFunction(
    ([list, which]) => {
      const choices = document.querySelectorAll<HTMLButtonElement>(`${list} :is(ol button, button.primary)`);
      const choice = choices[Math.min(which, choices.length - 1)];
      if (!choice || choice.disabled) return false;
      choice.click();
      return true;
    },
    [allActions, which] as const,
    { polling: 10 },
  );
  await page.waitForFunction((list) => !document.querySelector(list), allActions, { polling: 10 });
}

/** Clever Cubed: takes the lowest die, so that there is something left to throw, and marks the first cell that it can. */
export async function takeLowest(page: Page): Promise<void> {
  const dice = page.locator('[data-die][aria-disabled=false]');
  const values = (await dice.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label') ?? ''))).map((name) => Number(/\d/.exec(name)));
  await dice.nth(values.indexOf(Math.min(...values))).click();
  await page.locator('.paper').getByRole('button', { name: /possible(?! with)/, disabled: false }).first().click({ force: true });
  const options = page.locator('.paper .options button');
  if (await options.first().isVisible()) await options.first().click();
}

/** Plays until the match is over; says how many decisions that took. */
export async function playToTheEnd(page: Page, choose: (page: Page, number: number) => Promise<void>): Promise<number> {
  for (let number = 0; number < 2000; number += 1) {
    if ((await settled(page)) === 'over') return number;
    await choose(page, number);
  }
  throw new Error('the match does not end');
}
