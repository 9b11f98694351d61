import type { Browser, CDPSession, Page } from 'playwright-core';
import { SLOWDOWN } from './phone-page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
interface Line {
  latency: number;
  /** Bits a second. */
  down: number;
  up: number;
}
export const SLOW_LINE: Line = { latency: 150, down: 1_600_000, up: 750_000 };
/** As Lighthouse applies it to a browser. */
export const SLOW_4G: Line = { latency: 562.5, down: 1474.56 * 1024, up: 675 * 1024 };

/** A first visitor's page on such a line and a processor four times slower; nothing is kept from before. */
export async function onSlowPhone<T>(
  browser: Browser,
  { latency, down, up }: Line,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, locale: 'th-TH', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency, downloadThroughput: down / 8, uploadThroughput: up / 8 },
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await work(page, cdp);
  } finally {
    await context.close();
  }
}

/** Of several visits the one in the middle counts, as with Lighthouse. */
export function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
