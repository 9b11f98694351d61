import type { Page } from 'playwright-core';
import { withBrowser } from './chrome.ts';

export const SLOWDOWN = 4;

export interface PhonePage {
  page: Page;
  /** Loaded so far, as they came over the line. */
  bytes(): number;
  /** What the page's own objects take, after its garbage was collected. */
  heapKb(): Promise<number>;
}

/** A page as a phone of the profile has it: its width, its thumb, and a processor four times slower. */
export async function withPhone<T>(work: (phone: PhonePage) => Promise<T>): Promise<T> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({
      ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Performance.enable');
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    let bytes = 0;
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    return work({ page, bytes: () => bytes, heapKb });

    async function heapKb(): Promise<number> {
      await line.send('HeapProfiler.collectGarbage');
      const { metrics } = await line.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1000;
    }
  });
}
