import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { launchBrowser } from './browser.ts';
import { collectProblems, type Problems } from './problems.ts';

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
export type Device = keyof typeof DEVICES;

export const BRANDS = { lanna: 'localhost', chaophraya: 'chaophraya.localhost' } as const;
export type Brand = keyof typeof BRANDS;

export interface Visit {
  page: Page;
  context: BrowserContext;
  problems: Problems;
  /** Address of a path at the visited brand. */
  at: (path: string) => string;
}

let browser: Promise<Browser> | undefined;
afterAll(async () => (await browser)?.close());

/**
 * Somebody comes to the site with a browser of their own, in Thai unless they choose otherwise. When the test ends,
 * nothing may have gone wrong behind the page.
 */
export async function visit(
  wishes: { device?: Device; brand?: Brand; path?: string; still?: boolean } = {},
): Promise<Visit> {
  const { device = 'desktop', brand = 'lanna', path = '/', still = false } = wishes;
  browser ??= launchBrowser();
  const context = await (await browser).newContext({
    ...DEVICES[device],
    reducedMotion: still ? 'reduce' : 'no-preference',
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    extraHTTPHeaders: { 'X-Forwarded-For': someAddress() },
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const problems = collectProblems(page);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page);
    await context.close();
    expect(problems.found()).toEqual([]);
  });
  const at = (where: string) => {
    const url = new URL(where, inject('portalUrl'));
    url.hostname = BRANDS[brand];
    return url.href;
  };
  await page.goto(at(path));
  return { page, context, problems, at };
}

function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

async function keepPicture(page: Page) {
  const path = join(tmpdir(), `lanna-e2e-${Date.now()}.png`);
  await page.screenshot({ path }).catch(() => {});
  process.stderr.write(`the page as it was: ${page.url()} ${path}\n`);
}
