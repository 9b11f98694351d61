import type { Browser, Page } from 'playwright-core';
import { atMost, type Figure } from '../result.ts';
import { pastPopUp } from './feel.ts';
import { writeFilmStrip } from './film-strip.ts';
import { middleOf, onSlowPhone, SLOW_LINE } from './slow-phone.ts';

const VISITS = 5;
const LONGEST_MS = 60_000;
const TABLE = '/lottery?gameCode=SSC_20M';
/** A visitor looks at home before going on; what its page fetches ahead meanwhile is part of the site. */
const LOOKED_MS = 2000;

/** How soon a cheap phone has a lottery's table after home, and shows the first number pressed on it. */
export async function measureLotteryTable(browser: Browser, portalUrl: string): Promise<Figure[]> {
  const opened: number[] = [];
  const pressed: number[] = [];
  for (let visit = 0; visit < VISITS; visit++)
    await onSlowPhone(browser, SLOW_LINE, async (page) => {
      await lookAtHome(page, portalUrl);
      opened.push(await openTable(page));
      pressed.push(await pressNumber(page));
    });
  await writeFilmStrip(browser, 'first-look-lottery', (record) =>
    onSlowPhone(browser, SLOW_LINE, async (page, cdp) => {
      await lookAtHome(page, portalUrl);
      await record(cdp, async () => void (await openTable(page)));
    }),
  );
  return [
    atMost(
      "a lottery's table, opened after home, until its numbers are painted",
      middleOf(opened),
      'ms',
      1500,
    ),
    atMost('  its first number, pressed, until it is painted as picked', middleOf(pressed), 'ms', 100),
  ];
}

async function lookAtHome(page: Page, portalUrl: string): Promise<void> {
  await page.goto(portalUrl, { waitUntil: 'networkidle', timeout: LONGEST_MS });
  await pastPopUp(page);
  await page.waitForTimeout(LOOKED_MS);
}

/** As a link within the site does. */
function openTable(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((done, failed) => {
    const goneAt = performance.now();
    const look = () => {
      const tookMs = performance.now() - goneAt;
      if (document.querySelector('${NUMBER}')) setTimeout(() => done(performance.now() - goneAt));
      else if (tookMs > ${LONGEST_MS}) failed(new Error('no table has come'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const link = Object.assign(document.createElement('a'), { href: '${TABLE}' });
    document.body.append(link);
    link.click();
    link.remove();
  })`);
}

async function pressNumber(page: Page): Promise<number> {
  const number = page.locator(NUMBER).first();
  await number.waitFor();
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate<number>(UNTIL_PICKED);
  // What goes wrong meanwhile is said by the press.
  painted.catch(() => undefined);
  await number.tap();
  return painted;
}

const NUMBER = '[data-keys] button[aria-pressed]';
const UNTIL_PICKED = `new Promise((done) => {
  let pressedAt = 0;
  document.addEventListener('pointerup', (event) => { pressedAt = event.timeStamp; }, { once: true, capture: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-keys] button[aria-pressed=true]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressedAt)));
  }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['aria-pressed'] });
})`;
