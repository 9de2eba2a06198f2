/**
 * How quick and how light the built page is: `npm run build`, then `npm run measure`, or `npm run measure -- presses cubitos`.
 * Figures are of use only on a machine that does nothing else; `docs/performance.md` has them.
 */
import { GAMES, NARROW, open, say, settled, turn, watch, WIDE, withPage } from './built.mjs';

/** How many decisions of a match are measured. */
const DECISIONS = Number(process.env.KUBIK_DECISIONS ?? 60);
const MATCHES = Number(process.env.KUBIK_MATCHES ?? 50);
const RACES = Number(process.env.KUBIK_RACES ?? 10);
/** After so many matches the browser has compiled what is used all the time. */
const WARM = 5;
const WATCH_MS = 40_000;

/** What lies on a board and can be chosen. */
const LIT = [
  '.clever-cubed [role=button][aria-label*=possible]:not([aria-disabled=true])',
  '.dice-city .cell:has(.target), .dice-city .card.lit, .dice-city .foes .lit',
  '.cubitos .die.open, .cubitos .card.open',
  'main .bar .actions button:enabled',
].join(', ');

const LIST = 'dialog[open] ol button';

function summary(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0);
  return `median ${at(0.5)} ms, nine of ten under ${at(0.9)}, worst ${at(1)}, of ${sorted.length}`;
}

/** From now on every press is timed until the picture with its result has been painted. */
function timePresses(page) {
  return page.evaluate(() => {
    const times = (window.times = []);
    let pressed = null;
    for (const kind of ['click', 'keydown']) window.addEventListener(kind, (event) => (pressed = event.timeStamp), true);
    const table = document.querySelector('[data-steps]');
    new MutationObserver(() => {
      if (pressed === null) return;
      const since = pressed;
      pressed = null;
      requestAnimationFrame(() => {
        // A message comes after the picture.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - since);
        port2.postMessage(null);
      });
    }).observe(table, { attributeFilter: ['data-steps'] });
  });
}

async function playOnBoard(page) {
  const lit = page.locator(LIT);
  const steps = () => page.locator('[data-steps]').getAttribute('data-steps');
  const before = await steps();
  // The first press may only show what the second one does.
  for (let press = 0; press < 2 && (await steps()) === before; press += 1) {
    await lit.first().click({ force: true, timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(120);
    await settled(page);
  }
  if ((await steps()) === before) await playFromList(page);
}

async function playFromList(page) {
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.locator(LIST).first().click({ timeout: 3000 });
}

/** How long it takes from a press to its painted result. */
async function presses(browser, address, games) {
  for (const game of games) {
    for (const [way, play] of [['on the board', playOnBoard], ['from the list', playFromList]]) {
      const { context, page } = await open(browser, `${address}#/setup/${game}`, WIDE);
      await page.getByRole('button', { name: /^Start/ }).first().click();
      await page.locator('[data-turn]').waitFor();
      await page.waitForTimeout(1000);
      await timePresses(page);
      for (let number = 0; number < DECISIONS; number += 1) {
        await settled(page);
        const whose = await turn(page);
        if (whose === 'over') break;
        if (whose === 'chance') await page.keyboard.press('t');
        else await play(page);
        await page.waitForTimeout(100);
      }
      say(`presses, ${game}, ${way}: ${summary(await page.evaluate(() => window.times))}`);
      await context.close();
    }
  }
}

/** How long the pictures of a match of bots stand, with all animations. */
async function frames(browser, address, games) {
  for (const game of games) {
    for (const pace of ['normal', 'fast']) {
      const { context, page } = await open(browser, address, WIDE, { pace });
      await watch(page, address, game);
      await page.waitForTimeout(2500);
      await page.evaluate(() => {
        const times = (window.times = []);
        let last = performance.now();
        const next = (now) => {
          times.push(now - last);
          last = now;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      });
      const end = Date.now() + WATCH_MS;
      while (Date.now() < end && (await turn(page)) !== 'over') await page.waitForTimeout(500);
      say(`frames, ${game}, pace ${pace}: ${summary(await page.evaluate(() => window.times))}`);
      await context.close();
    }
  }
}

/** How long the bots of the page think about a decision, from the question to the answer of the worker. */
async function thinking(browser, address, games) {
  for (const game of games) {
    for (const level of ['Normal', 'Hard', 'Expert']) {
      const { context, page } = await open(browser, address, NARROW, { motion: 'reduced' });
      await page.addInitScript(() => {
        const times = (window.times = []);
        const asked = new Map();
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (ask) {
          if (ask.question.startsWith('{"bot"')) asked.set(ask.id, performance.now());
          post.call(this, ask);
        };
        const Channel = window.BroadcastChannel;
        window.BroadcastChannel = class extends Channel {
          constructor(name) {
            super(name);
            this.addEventListener('message', ({ data }) => {
              if (asked.has(data.id)) times.push(performance.now() - asked.get(data.id));
              asked.delete(data.id);
            });
          }
        };
      });
      await page.reload();
      await watch(page, address, game, level);
      const end = Date.now() + WATCH_MS;
      while (Date.now() < end && (await turn(page)) !== 'over') await page.waitForTimeout(500);
      say(`thinking, ${game}, ${level.toLowerCase()}: ${summary(await page.evaluate(() => window.times))}`);
      await context.close();
    }
  }
}

/** How much of the heap is code that the browser has compiled, which grows as it learns what is used often; in bytes. */
async function compiled(session) {
  const chunks = [];
  const hear = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + type] === code) bytes += nodes[at + size];
  return bytes;
}

/** What the page holds when everything that can go is gone; in megabytes. */
async function held(page, session) {
  for (let number = 0; number < 4; number += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    heap: metric('JSHeapUsedSize') / 1e6,
    code: (await compiled(session)) / 1e6,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    workers: page.workers().length,
  };
}

/** What many matches in a row leave behind. */
async function memory(browser, address, games) {
  for (const game of games) {
    const { context, page } = await open(browser, address, NARROW, { motion: 'reduced' });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await watch(page, address, game);
    const count = game === 'cubitos' ? RACES : MATCHES;
    let [first, warm] = [null, null];
    for (let number = 1; number <= count; number += 1) {
      await page.locator('[data-turn=over]').waitFor({ timeout: 180_000 });
      await page.locator('dialog[open]').waitFor();
      if (number % 5 === 0 || number <= 2) {
        const now = await held(page, session);
        first ??= now;
        if (number <= WARM) warm = now;
        const against = (other, size) => `${((size(now) / size(other) - 1) * 100).toFixed(0)} %`;
        const told = (size) => `${size(now).toFixed(2)} MB (${against(first, size)} more than after 1, ${against(warm, size)} more than after ${WARM})`;
        const { nodes, listeners, workers } = now;
        say(
          `memory, ${game}, after match ${number}: heap ${told(({ heap }) => heap)}, without compiled code ` +
            `${told(({ heap, code }) => heap - code)}; ${nodes} nodes, ${listeners} listeners, ${workers} workers`,
        );
      }
      await page.getByRole('button', { name: 'Watch again' }).first().click();
      await page.waitForFunction(() => document.querySelector('[data-turn]')?.dataset.turn !== 'over');
    }
    await context.close();
  }
}

const KINDS = { presses, frames, memory, thinking };

const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !(word in KINDS) && !GAMES.includes(word));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: say ${[...Object.keys(KINDS), ...GAMES].join(', ')}`);
const games = GAMES.filter((game) => asked.includes(game));
const kinds = Object.keys(KINDS).filter((kind) => asked.includes(kind));

await withPage(async (browser, address) => {
  for (const kind of kinds.length > 0 ? kinds : Object.keys(KINDS)) await KINDS[kind](browser, address, games.length > 0 ? games : GAMES);
});
