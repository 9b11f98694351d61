import type { Browser, CDPSession, Page } from 'playwright-core';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** A slow line. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const SLOWDOWN = 4;

/** A first visitor's page on a slow line and a processor four times slower; nothing is kept from before. */
export async function onSlowPhone<T>(
  browser: Browser,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, locale: 'th-TH', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', LINE);
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
