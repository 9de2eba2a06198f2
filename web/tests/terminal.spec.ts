import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, sentence, settled, table, test, visit } from './kubik';

const program = resolve(process.env.KUBIK_PROGRAM ?? '../target/debug/kubik');

/** The first choice, then whatever goes on: keys that get every game of the terminal going. */
const KEYS = ['\r', '1'];
const INTERRUPT = '\u0003';

/** Plays in a real terminal until so many steps are in its file, and leaves. */
async function playInTerminal(game: string, file: string, steps: number): Promise<void> {
  const command = [program, 'play', game, '--seats', 'person,greedy', '--names', 'Anna,', '--seed', '7', '--pace', 'at-once', '--lang', 'en', '--save', file];
  // The program insists on a terminal; `script` is one, with other arguments on other systems.
  const terminal = process.platform === 'linux' ? ['-qec', command.join(' '), '/dev/null'] : ['-q', '/dev/null', ...command];
  const played = spawn('script', terminal, { stdio: ['pipe', 'ignore', 'inherit'], env: { ...process.env, TERM: 'xterm', COLUMNS: '120', LINES: '50' } });
  const over = new Promise((done) => played.once('exit', done));
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0);
  for (let number = 0; number < 400 && lines() < steps; number += 1) {
    played.stdin.write(KEYS[number % KEYS.length]);
    await new Promise((later) => setTimeout(later, 100));
  }
  while (played.exitCode === null) {
    played.stdin.write(INTERRUPT);
    await Promise.race([over, new Promise((later) => setTimeout(later, 500))]);
  }
  expect(lines()).toBeGreaterThanOrEqual(steps);
}

const plain = (text: string) => text.trim().replace(/\s+/gu, ' ');

/** A line of the terminal as the page reads it out, where its signs and dice are drawn. */
function spoken(line: string): string {
  const names = sentence('en', 'duel-sign-names').split(',');
  const dice = sentence('en', 'clever-sign-names').split(',');
  const signs = line.replace(/[Ψ♥↯★⌂▣!]/gu, (sign) => ` ${names['Ψ♥↯★⌂▣!'.indexOf(sign)]}`);
  return plain(signs.replace(/\b(Ye|Tu|Bl|Br|Pi|Wh)([1-6])\b/gu, (_, die, value) => `${dice[['Ye', 'Tu', 'Bl', 'Br', 'Pi', 'Wh'].indexOf(die)]} ${value}`));
}

for (const game of ['clever-cubed', 'king-of-tokyo-duel']) {
  test(`a match of ${game} that the terminal has saved goes on in the page`, async ({ page }) => {
    const file = join(mkdtempSync(join(tmpdir(), 'kubik-')), 'match.kubik');
    await playInTerminal(game, file, 12);
    await visit(page, '/#/matches');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('link', { name: sentence('en', 'start-continue') }).first().click();
    await expect(table(page)).toHaveAttribute('data-game', game);
    await settled(page);

    // The page tells the same story as the terminal.
    const told = execFileSync(program, ['replay', file], { encoding: 'utf8' });
    const throws = told.match(/ roll \d: .+$/gm) ?? [];
    expect(throws.length).toBeGreaterThan(0);
    const log = await page.getByRole('log').locator('p').allTextContents();
    const same = throws.filter((line) => log.some((shown) => plain(shown).endsWith(spoken(line))));
    expect(same).toEqual(throws);
  });
}
