import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { atMost, type Figure, figure } from '../result.ts';
import { middleOf, onSlowPhone, SLOW_LINE } from './slow-phone.ts';

const VISITS = 5;
const LONGEST_MS = 60_000;
const PAGES = [
  ['home', '/'],
  ['/rng', '/rng'],
  ['/sealottery', '/sealottery'],
] as const;
const TYPED = 'lantern river 12';

interface FirstPress {
  /** The log-in button is painted. */
  seenMs: number;
  /** From the press until a field to type into is painted. */
  opensMs: number;
  /** From the press until the page's own code has the dialog. */
  takenMs: number;
  scriptKb: number;
}

/** How soon a first visitor on a cheap phone, who presses log-in the moment it is seen, has a form to type into. What is typed at once must still stand once the page's code has taken over. */
export async function measureFirstPress(browser: Browser, portalUrl: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of PAGES) {
    const all: FirstPress[] = [];
    for (let visit = 0; visit < VISITS; visit++)
      all.push(await visited(browser, new URL(path, portalUrl).href));
    const middle = (of: keyof FirstPress) => middleOf(all.map((one) => one[of]));
    figures.push(
      figure(`${name}: the log-in button is seen`, middle('seenMs'), 'ms'),
      atMost(`${name}: pressed then, until its form takes typing`, middle('opensMs'), 'ms', 1500),
      figure("  until the page's own code has it", middle('takenMs'), 'ms'),
      figure('  script fetched until the form takes typing', middle('scriptKb'), 'kB'),
    );
  }
  return figures;
}

function visited(browser: Browser, url: string): Promise<FirstPress> {
  return onSlowPhone(browser, SLOW_LINE, async (page, cdp) => {
    await page.addInitScript(WATCH);
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_MS });
    const { x, y } = await until<{ x: number; y: number }>(page, 'window.seenAt');
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const field = await until<{ x: number; y: number }>(page, 'window.fieldAt');
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [field] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    for (const letter of TYPED) {
      await cdp.send('Input.insertText', { text: letter });
      await sleep(60);
    }
    await until(page, 'window.takenMs');
    const typed = await page.evaluate<string>(VALUE);
    if (typed !== TYPED) throw new Error(`${url}: of “${TYPED}” only “${typed}” was kept`);
    return page.evaluate<FirstPress>(READ);
  });
}

/** Asked from outside: the page's policy lets no text be run as code. */
async function until<Found>(page: Page, expression: string): Promise<Found> {
  for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += 10) {
    // A page that its own patience reloads has no answer meanwhile.
    const found = await page.evaluate<Found | null>(`${expression} ?? null`).catch(() => null);
    if (found !== null) return found;
    await sleep(10);
  }
  throw new Error(`in vain: ${expression}`);
}

/** Notes when the log-in button is painted, when it was pressed, and when a field of its dialog can be typed into. */
const WATCH = `(() => {
  const middleOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const reached = (element) => {
    const { x, y } = middleOf(element);
    return element.contains(document.elementFromPoint(x, y));
  };
  const painted = (done) => requestAnimationFrame(() => setTimeout(done));
  // A thumb meets what has come to rest.
  const still = (field, before) => {
    const at = middleOf(field);
    if (before?.y === at.y) window.fieldAt = at;
    else setTimeout(() => still(field, at), 60);
  };
  const nowMs = () => performance.timeOrigin + performance.now();
  const look = () => {
    const button = [...document.querySelectorAll('header a[href="?dialog=login"]')].find(reached);
    if (!button || !performance.getEntriesByName('first-contentful-paint')[0]) return requestAnimationFrame(look);
    painted(() => {
      window.seenMs = performance.now();
      window.seenAt = middleOf(button);
    });
  };
  const wait = () => {
    if (document.documentElement) {
      const field = document.querySelector('[role=dialog] input[name=username], dialog[open] input[name=username]');
      if (field && !window.openedMs && reached(field)) {
        window.openedMs = -1;
        painted(() => {
          window.openedMs = nowMs();
          still(field);
        });
      }
      const taken = document.querySelector('[role=dialog]:not(dialog) input[name=username]');
      if (taken && reached(taken)) return painted(() => { window.takenMs = nowMs(); });
    }
    requestAnimationFrame(wait);
  };
  // Kept for the page that is loaded anew: a press that the code does not come to answer is followed as a link.
  window.visit = JSON.parse(sessionStorage.getItem('bench-visit') ?? 'null');
  if (window.visit) return wait();
  requestAnimationFrame(look);
  addEventListener('click', ({ timeStamp }) => {
    if (window.visit || window.seenMs === undefined) return;
    window.visit = { seenMs: window.seenMs, pressedMs: performance.timeOrigin + timeStamp };
    sessionStorage.setItem('bench-visit', JSON.stringify(window.visit));
    wait();
  }, true);
})()`;

const VALUE = `document.querySelector('[role=dialog]:not(dialog) input[name=username]').value`;

const READ = `({
  seenMs: window.visit.seenMs,
  opensMs: window.openedMs - window.visit.pressedMs,
  takenMs: window.takenMs - window.visit.pressedMs,
  scriptKb: performance.getEntriesByType('resource')
    .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd > 0 && performance.timeOrigin + responseEnd < window.openedMs)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
})`;
