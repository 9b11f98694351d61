import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../e2e/browser.ts';
import { freePort } from '../../../e2e/start-stack.ts';

export interface Chrome {
  browser: Browser;
  /** Where Lighthouse talks to it. */
  debugPort: number;
}

/** One browser for all measurements, closed afterwards. */
export async function withChrome<T>(work: (chrome: Chrome) => Promise<T>): Promise<T> {
  const debugPort = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${debugPort}`]);
  try {
    return await work({ browser, debugPort });
  } finally {
    await browser.close();
  }
}
