import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { atMost, type Figure, figure } from '../result.ts';
import { writeFilmStrip } from './film-strip.ts';
import { onSlowPhone, SLOW_4G } from './slow-phone.ts';

const VISITS = 5;
const LONGEST_MS = 60_000;

interface FirstPaint {
  /** Header, a heading and a link are painted and can be read; a press on the link is followed, or kept until it is. */
  readableMs: number;
  /** The page's own code answers presses. */
  answersMs: number;
}

/** What a first visitor on a cheap phone has before the page has loaded, beside the same page as a static file. */
export async function measureFirstPaint(
  browser: Browser,
  pages: readonly { name: string; url: string; twinUrl: string; film: string }[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, url, twinUrl, film } of pages) {
    const page = await variants(browser, url, true);
    const twin = await variants(browser, twinUrl, false);
    figures.push(
      figure(`${name}: text to read and a link to press`, page.readableMs, 'ms'),
      figure(`${name}, static twin: the same`, twin.readableMs, 'ms'),
      atMost(`${name}: the same against its twin`, page.readableMs / twin.readableMs, '×', 1.25),
      figure(`${name}: until its code answers presses`, page.answersMs, 'ms'),
    );
    await writeFilmStrip(browser, film, (record) =>
      visited(browser, url, async (_, cdp, open) => record(cdp, open)),
    );
  }
  return figures;
}

async function variants(browser: Browser, url: string, answers: boolean): Promise<FirstPaint> {
  const all: FirstPaint[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    await visited(browser, url, async (page, _, open) => {
      await open();
      await until(page, READABLE);
      if (answers) await until(page, ANSWERS);
      all.push(await page.evaluate<FirstPaint>(READ));
    });
  }
  const middle = (name: keyof FirstPaint) =>
    all.map((variant) => variant[name]).sort((a, b) => a - b)[Math.floor(VISITS / 2)] ?? Number.NaN;
  return { readableMs: middle('readableMs'), answersMs: middle('answersMs') };
}

/** Asked from outside: the page's policy lets no text be run as code. */
async function until(page: Page, holds: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += 100) {
    if (await page.evaluate<boolean>(holds)) return;
    await sleep(100);
  }
  throw new Error(`in vain: ${holds}`);
}

/** A visit on the phone with nothing kept from an earlier one. */
function visited(
  browser: Browser,
  url: string,
  work: (page: Page, cdp: CDPSession, open: () => Promise<void>) => Promise<void>,
) {
  return onSlowPhone(browser, SLOW_4G, async (page, cdp) => {
    await page.addInitScript(WATCH);
    await work(page, cdp, async () => {
      await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
    });
  });
}

/** Notes the first frame after the first paint in which a heading and a link with text lie in sight. */
const WATCH = `(() => {
  const inSight = (element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 20 && bottom > 0 && top < innerHeight && element.textContent.trim() !== '' && element.checkVisibility();
  };
  const look = () => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0];
    const some = (what) => [...document.querySelectorAll(what)].some(inSight);
    if (painted && some('header a[href]') && some('#content h1:not(.sr-only), #content h2') && some('#content a[href]'))
      window.readableAtMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

const READABLE = 'window.readableAtMs !== undefined';
const ANSWERS = `performance.getEntriesByName('site-answers').length > 0`;

const READ = `({
  readableMs: window.readableAtMs ?? NaN,
  answersMs: performance.getEntriesByName('site-answers')[0]?.startTime ?? NaN,
})`;
