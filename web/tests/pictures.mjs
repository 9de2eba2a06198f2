/**
 * Pictures of the built page, for those who look at what they made: `npm run build`, then `npm run pictures FOLDER`, or only some of
 * them: `npm run pictures FOLDER boards cubitos phone dark uk protan`. Those of the README are made by `npm run pictures FOLDER wide readme`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, NARROW, open, say, settled, turn, watch, WIDE, withPage } from './built.mjs';

const SIZES = { wide: WIDE, phone: NARROW };
const THEMES = ['light', 'dark'];
const LANGUAGES = ['en', 'ru', 'uk'];
/** How it is seen: as most people do, without colours, without red, without green. */
const SIGHTS = { plain: 'none', grey: 'achromatopsia', protan: 'protanopia', deutan: 'deuteranopia' };

/** A long page is cut into pieces of so many windows. */
const WINDOWS = 2;
const POSITIONS = 10;

/** The page in one way of seeing it, with where its pictures go. */
class Camera {
  constructor(folder, page, address, session, way) {
    Object.assign(this, { folder, page, address, session, ...way });
  }

  async goTo(place) {
    await this.page.goto('about:blank');
    await this.page.goto(`${this.address}#/${place}`);
    await this.page.locator('h1, [data-game]').first().waitFor();
    await this.page.waitForTimeout(500);
  }

  /** What is seen now. */
  async take(name) {
    await this.page.waitForTimeout(250);
    await this.session.send('Emulation.setEmulatedVisionDeficiency', { type: SIGHTS[this.sight] });
    const path = join(this.folder, `${name}-${this.size}-${this.theme}-${this.language}-${this.sight}.png`);
    await this.page.screenshot({ path });
    say(path);
  }

  /** All of a page, window by window. */
  async takeAll(name) {
    const { width, height } = SIZES[this.size];
    const whole = await this.page.evaluate(() => document.documentElement.scrollHeight);
    const pieces = Math.ceil(whole / (height * WINDOWS));
    if (pieces > 1) await this.page.setViewportSize({ width, height: height * WINDOWS });
    for (let piece = 0; piece < pieces; piece += 1) {
      await this.page.evaluate((top) => scrollTo(0, top), piece * height * WINDOWS);
      await this.take(pieces === 1 ? name : `${name}-${piece + 1}`);
    }
    await this.page.setViewportSize({ width, height });
  }

  /** What is done in English is shown in the language of the pictures. */
  async speak(language) {
    await this.page.evaluate((language) => {
      const settings = JSON.parse(localStorage.getItem('kubik.settings') ?? '{}');
      localStorage.setItem('kubik.settings', JSON.stringify({ ...settings, language }));
    }, language);
    await this.page.reload();
    await this.page.waitForTimeout(1500);
  }
}

/** Every page without a match. */
async function pages(camera, games) {
  for (const place of ['', 'learn', 'matches', 'daily', 'gallery', 'settings', 'bench', 'components/cubitos', 'no/such/place']) {
    await camera.goTo(place);
    await camera.takeAll(`page-${place.replaceAll('/', '-') || 'start'}`);
  }
  for (const game of games) {
    for (const page of ['setup', 'rules']) {
      await camera.goTo(`${page}/${game}`);
      await camera.page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await camera.takeAll(`page-${page}-${game}`);
    }
  }
}

/** Every board in ten positions. */
async function boards(camera, games) {
  for (const game of games) {
    for (let number = 1; number <= POSITIONS; number += 1) {
      await camera.goTo(`gallery/${game}/${number}`);
      await camera.page.locator('[data-position][data-ready=true]').waitFor();
      await camera.take(`board-${game}-${String(number).padStart(2, '0')}`);
    }
  }
}

/** A first game from its first step to its last, by whatever the ring goes round. */
async function lessons(camera, games) {
  for (const game of games) {
    const { page } = camera;
    await camera.goTo(`learn/${game}`);
    const bubble = page.locator('.speech .bubble');
    let told = '';
    for (let press = 0, taken = 0; press < 160 && page.url().includes('/learn/'); press += 1) {
      await page.waitForTimeout(300);
      const said = (await bubble.innerText().catch(() => '')).trim();
      if (said !== told) {
        told = said;
        await camera.take(`lesson-${game}-${String((taken += 1)).padStart(2, '0')}`);
      }
      const next = page.locator('.speech button.primary');
      const paper = page.locator('dialog[open] button.primary');
      const ring = page.locator('.ring.dashes');
      if (await next.isVisible()) await next.click({ timeout: 1000 }).catch(() => undefined);
      else if (await paper.first().isVisible()) await paper.first().click();
      else if (await ring.first().isVisible()) {
        const box = await ring.first().boundingBox();
        if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      } else if (press > 3 && !(await bubble.isVisible())) break;
    }
    await camera.take(`lesson-${game}-end`);
  }
}

/** A match and what belongs to it: its first decisions, hint, lists, end, replay, luck or skill, and where it is listed. */
async function moments(camera, games) {
  for (const game of games) {
    const { page, address } = camera;
    const shot = (name) => camera.take(`moment-${game}-${name}`);
    await camera.speak('en');
    await page.goto(`${address}#/setup/${game}`);
    await page.getByRole('button', { name: /^Start/ }).first().click();
    await page.locator('[data-turn]').waitFor();
    await camera.speak(camera.language);
    await settled(page);
    for (let number = 0; number < 12 && (await turn(page)) === 'chance'; number += 1) {
      await page.keyboard.press('t');
      await page.waitForTimeout(300);
      await settled(page);
    }
    await shot('first');
    await page.keyboard.press('a');
    await shot('actions');
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.waitForTimeout(6000);
    await shot('hint');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await shot('keys');
    await page.keyboard.press('Escape');

    await camera.speak('en');
    await watch(page, address, game);
    await page.locator('[data-turn=over]').waitFor({ timeout: 240_000 });
    const place = new URL(page.url()).hash.slice(2);
    await camera.speak(camera.language);
    await page.locator('[data-turn=over]').waitFor();
    await page.waitForTimeout(1500);
    await shot('end');
    await camera.goTo(place.replace('play/', 'luck/'));
    await page.locator('svg polyline, svg path.curve, .callout').first().waitFor({ timeout: 300_000 });
    await page.waitForTimeout(1500);
    await camera.takeAll(`moment-${game}-luck`);
    await camera.goTo(place.replace('play/', 'replay/'));
    await page.locator('[role=slider]').or(page.locator('input[type=range]')).first().waitFor();
    for (let number = 0; number < 5; number += 1) await page.locator('body').press('Shift+ArrowLeft');
    await shot('replay');
  }
  await camera.goTo('matches');
  await camera.takeAll('moment-matches');
  await camera.goTo('');
  await camera.takeAll('moment-start');
}

/** What the README shows of every game: the first question of this kind after so many steps. */
const SHOWN = {
  'clever-cubed': { steps: 60, asked: /pick|Roll|die/ },
  'king-of-tokyo-duel': { steps: 60, asked: /reroll/ },
  'dice-city': { steps: 150, asked: /build|Build/ },
  cubitos: { steps: 110, asked: /Run! \d/ },
};

/** Plays by the best hint, until there is something to show; the last hint stays open. */
async function playByHints(page, { steps, asked }) {
  const table = page.locator('[data-steps]');
  const advice = page.getByRole('region', { name: 'Hint' }).locator('ol button');
  for (let number = 0; number < 400; number += 1) {
    await settled(page);
    const taken = Number(await table.getAttribute('data-steps'));
    if ((await turn(page)) === 'chance') await page.keyboard.press('t');
    else {
      await page.keyboard.press('h');
      await advice.first().waitFor();
      if (taken >= steps && asked.test(await page.locator('.bar').first().innerText())) return advice.first().hover();
      await advice.first().click();
    }
    await page.waitForFunction((taken) => Number(document.querySelector('[data-steps]').dataset.steps) > taken, taken, { polling: 20 });
  }
  throw new Error(`nothing was asked like ${asked} after ${steps} steps`);
}

/** A turn that is on, with the first thing on the board pressed that can be: as it is seen by everybody. */
async function turns(camera, games) {
  const { page, address, language } = camera;
  for (const game of games) {
    await camera.speak('en');
    await page.goto(`${address}#/setup/${game}`);
    await page.getByRole('button', { name: /^Start/ }).first().click();
    await playByHints(page, SHOWN[game]);
    await camera.speak(language);
    await settled(page);
    for (const sight of Object.keys(SIGHTS)) await camera.take.call({ ...camera, sight }, `turn-${game}`);
    const lit = page.locator('[role=button][aria-disabled=false], .dice-city .card.lit, .cubitos :is(.die, .card).open');
    await lit.first().click({ force: true, timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(500);
    for (const sight of Object.keys(SIGHTS)) await camera.take.call({ ...camera, sight }, `turn-${game}-pressed`);
  }
}

/** The pictures of the README, under the names that it has for them. */
async function readme({ folder, page, address, session }, games) {
  const take = (name) => page.screenshot({ path: join(folder, `${name}.png`) });
  // The same dice every time.
  await page.addInitScript(() => (crypto.getRandomValues = (array) => array.fill(array instanceof BigUint64Array ? 7n : 7)));
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(500);
  await take('start');
  for (const game of games) {
    await page.goto(`${address}#/setup/${game}`);
    await page.getByRole('button', { name: /^Start/ }).first().click();
    await playByHints(page, SHOWN[game]);
    await page.waitForTimeout(1000);
    await take(game);
    await page.setViewportSize(NARROW);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1000);
    const sharp = { x: 0, y: 0, ...NARROW, scale: 2 };
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip: sharp });
    writeFileSync(join(folder, `${game}-phone.png`), data, 'base64');
    await page.setViewportSize(WIDE);
  }
}

const KINDS = { pages, boards, lessons, moments, turns, readme };
const USUAL = ['pages', 'boards', 'lessons', 'moments'];

const [folder, ...words] = process.argv.slice(2);
const known = [...Object.keys(KINDS), ...GAMES, ...Object.keys(SIZES), ...THEMES, ...LANGUAGES, ...Object.keys(SIGHTS)];
const unknown = words.filter((word) => !known.includes(word));
if (!folder || known.includes(folder)) throw new Error('say into which folder');
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: say ${known.join(', ')}`);
const chosen = (all, usual = all) => {
  const named = all.filter((one) => words.includes(one));
  return named.length > 0 ? named : usual;
};

mkdirSync(folder, { recursive: true });
await withPage(async (browser, address) => {
  for (const size of chosen(Object.keys(SIZES)))
    for (const theme of chosen(THEMES, ['light']))
      for (const language of chosen(LANGUAGES, ['en']))
        for (const sight of chosen(Object.keys(SIGHTS), ['plain'])) {
          const isPhone = size === 'phone';
          const preferences = { language, theme, motion: 'reduced' };
          const { context, page } = await open(browser, address, SIZES[size], preferences, { deviceScaleFactor: isPhone ? 2 : 1, hasTouch: isPhone, isMobile: isPhone });
          const session = await context.newCDPSession(page);
          const camera = new Camera(folder, page, address, session, { size, theme, language, sight });
          for (const kind of chosen(Object.keys(KINDS), USUAL)) await KINDS[kind](camera, chosen(GAMES));
          await context.close();
        }
});
