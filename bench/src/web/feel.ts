import type { Browser, Page } from 'playwright-core';
import { atMost, type Figure } from '../result.ts';

const SLOWDOWN = 4;

/** How soon the page shows what a finger did: typing into the search over 5 000 games, opening an overlay. */
export async function measureFeel(browser: Browser, portalUrl: string): Promise<Figure[]> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    await page.goto(`${portalUrl}/rng`, { waitUntil: 'networkidle' });
    await slowDown(page);
    const typing = await typingDelays(page, 'lantern gold');
    const overlay = await overlayDelay(page);
    return [
      atMost('/rng: typing in search, next paint, 95th percentile', percentile(typing, 0.95), 'ms', 50),
      atMost('log-in pop-up, chunk there: until it is painted', overlay, 'ms', 100),
    ];
  } finally {
    await page.close();
  }
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** From the key's own time stamp to the frame after the input event was handled. */
async function typingDelays(page: Page, text: string): Promise<number[]> {
  await page.getByRole('searchbox').first().click();
  await page.evaluate(WATCH_TYPING);
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(500);
  return page.evaluate<number[]>('window.typingDelays');
}

/** The second opening: the first one has fetched the chunk. */
async function overlayDelay(page: Page): Promise<number> {
  const open = page.getByRole('link', { name: 'เข้าสู่ระบบ' }).first();
  await open.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const delay = page.evaluate<number>(UNTIL_DIALOG_PAINTED);
  await open.click();
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
  document.addEventListener('click', (event) => { pressedAt = event.timeStamp; }, { once: true, capture: true });
  new MutationObserver((changes, observer) => {
    if (!document.querySelector('[role=dialog]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressedAt)));
  }).observe(document.body, { childList: true, subtree: true });
})`;
