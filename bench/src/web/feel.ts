import type { Browser, Locator, Page } from 'playwright-core';
import { atMost, type Figure } from '../result.ts';
import { SLOWDOWN } from './phone-page.ts';

const FETCHED_WITHIN_MS = 60_000;
const QUIET_MS = 4000;
const POP_UP_WITHIN_MS = 5000;
/** Visitors one after the other; of each figure the one in the middle counts, as with Lighthouse. */
const VISITS = 5;
const GAMES_TYPED = ['lantern', ' golden', ' river', ' 12'];
/** Games, help, a word on the wrong keyboard, and what finds nothing. */
const ALL_TYPED = ['ถอนเงิน', ' lantern', ' golden', ' zzq'];

interface Feel {
  typing95Ms: number;
  searchTyping95Ms: number;
  firstOpeningMs: number;
  openedAgainMs: number;
}

/** How soon the page shows what a finger did: typing into the search over 5 000 games and into that of the whole site, opening an overlay. */
export async function measureFeel(browser: Browser, portalUrl: string): Promise<Figure[]> {
  const visits: Feel[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await feelOfVisit(browser, portalUrl));
  const middle = (name: keyof Feel) =>
    percentile(
      visits.map((visit) => visit[name]),
      0.5,
    );
  return [
    atMost('/rng: typing in search, next paint, 95th percentile', middle('typing95Ms'), 'ms', 50),
    atMost('the one search: typing, next paint, 95th percentile', middle('searchTyping95Ms'), 'ms', 50),
    atMost(
      'log-in pop-up, chunk there: until its form is painted for the first time',
      middle('firstOpeningMs'),
      'ms',
      100,
    ),
    atMost('log-in pop-up: until it is painted again, median of five', middle('openedAgainMs'), 'ms', 100),
  ];
}

async function feelOfVisit(browser: Browser, portalUrl: string): Promise<Feel> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    await page.goto(`${portalUrl}/rng`, { waitUntil: 'networkidle' });
    await pastPopUp(page);
    await slowDown(page);
    const typing = await typingDelays(page, page.getByRole('searchbox').first(), GAMES_TYPED);
    const [first, ...again] = await overlayDelays(page);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog').getByRole('combobox');
    const searchTyping = await typingDelays(page, search, ALL_TYPED);
    return {
      typing95Ms: percentile(typing, 0.95),
      searchTyping95Ms: percentile(searchTyping, 0.95),
      firstOpeningMs: first,
      openedAgainMs: percentile(again, 0.5),
    };
  } finally {
    await page.close();
  }
}

/** What the brand shows every new visitor once comes when the page is quiet; it lies over the rest until it is closed. */
export async function pastPopUp(page: Page) {
  const popUp = page.getByRole('dialog');
  await popUp.waitFor({ timeout: POP_UP_WITHIN_MS }).then(
    async () => {
      await page.keyboard.press('Escape');
      await popUp.waitFor({ state: 'detached' });
    },
    () => undefined,
  );
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * From the key's own time stamp to the frame after the input event was handled. The fingers pause after a word, so that
 * what the search has found is drawn while the next word is typed.
 */
async function typingDelays(page: Page, field: Locator, words: readonly string[]): Promise<number[]> {
  await field.click();
  await page.evaluate(WATCH_TYPING);
  for (const word of words) {
    await page.keyboard.type(word, { delay: 120 });
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(500);
  return page.evaluate<number[]>('window.typingDelays');
}

/** The page fetches the code of the pop-up by itself once it has stood for a while; then it is opened six times. */
async function overlayDelays(page: Page): Promise<[number, ...number[]]> {
  await untilNothingIsFetched(page);
  const first = await overlayDelay(page);
  const again: number[] = [];
  for (let time = 0; time < 5; time++) again.push(await overlayDelay(page));
  return [first, ...again];
}

/** Files have no names that say what is in them: the code is there once the page has fetched nothing more for a while. */
async function untilNothingIsFetched(page: Page): Promise<void> {
  let fetched = -1;
  for (let waitedMs = 0; waitedMs < FETCHED_WITHIN_MS; waitedMs += QUIET_MS) {
    const now = await page.evaluate<number>("performance.getEntriesByType('resource').length");
    if (now === fetched) return;
    fetched = now;
    await page.waitForTimeout(QUIET_MS);
  }
  throw new Error('the page does not stop fetching');
}

async function overlayDelay(page: Page): Promise<number> {
  const painted = page.evaluate<number>(UNTIL_DIALOG_PAINTED);
  // What goes wrong meanwhile is said by the press.
  painted.catch(() => undefined);
  await page.getByRole('link', { name: 'เข้าสู่ระบบ' }).first().click();
  const delay = await painted;
  // The page's own has taken over from the one that came with the page.
  await page.locator('[role=dialog] input').first().waitFor();
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  return delay;
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const WATCH_TYPING = `
  window.typingDelays = [];
  document.addEventListener('input', (event) => {
    requestAnimationFrame(() => setTimeout(() => window.typingDelays.push(performance.now() - event.timeStamp)));
  });
`;

const UNTIL_DIALOG_PAINTED = `new Promise((done) => {
  let pressedAt = 0;
  document.addEventListener('pointerup', (event) => { pressedAt = event.timeStamp; }, { once: true, capture: true });
  new MutationObserver((changes, observer) => {
    if (!document.querySelector('dialog[open] input, [role=dialog] input')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressedAt)));
  }).observe(document.body, { childList: true, subtree: true });
})`;
