import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject, onTestFinished, type TestContext } from 'vitest';
import { launchBrowser } from './browser.ts';
import { someAddress } from './player.ts';
import { collectProblems, type Problems } from './problems.ts';
import { type SpokenLanguage, WORDS_IN, type Words } from './words.ts';

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
  device: Device;
  /** What the site says, in the visitor's language. */
  words: Words;
}

export interface VisitOptions {
  device?: Device;
  brand?: Brand;
  /** Of a brand that the test has opened itself. */
  host?: string;
  /** Another portal than the one everybody visits. */
  portalUrl?: string;
  path?: string;
  /** Whose session the tab has from the start, as if it had logged in. */
  member?: { token: string };
  /** Wants nothing to move, unless said otherwise: drawing every frame without a graphics card is what costs the most. */
  still?: boolean;
  /** Keeps nothing of the site for the time without a line, unless said otherwise: every first page is spared a good deal of work. */
  alwaysOnline?: boolean;
  /** Runs the site's code, unless said otherwise. */
  script?: boolean;
  /** Goes on before the page's code has taken over what the server has written, as the quickest of players may. */
  atOnce?: boolean;
  /** Chosen on an earlier visit; Thai is what the site speaks by itself. */
  language?: SpokenLanguage;
  /** Kept from an earlier visit, for the visited host. */
  cookies?: Record<string, string>;
}

/** Of the site's origin as any page is, and next to nothing to load: where to begin what opens its page by itself. */
export const DOORSTEP = '/robots.txt';
/** A page on a busy machine; no test waits this long where all is well. */
const PATIENCE_MS = 60_000;

let browser: Promise<Browser> | undefined;
let home: string = BRANDS.lanna;

/** The host of visits that name no brand, until the end of the file (`begin-journeys.ts`). */
export function visitsGoTo(host: string) {
  home = host;
}

/** One browser for all journeys of a worker; it ends with the worker. One that is gone makes way for another. */
function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser().then(
    (launched) => {
      launched.once('disconnected', () => {
        browser = undefined;
      });
      return launched;
    },
    (error) => {
      browser = undefined;
      throw error;
    },
  );
  return browser;
}

/**
 * A visitor comes to the site with a browser of their own, in Thai unless they choose otherwise. When the test ends,
 * nothing may have gone wrong behind the page. Tests that run side by side say which of them it is that ends.
 */
export async function visit(
  options: VisitOptions = {},
  test: Pick<TestContext, 'onTestFinished'> = { onTestFinished },
): Promise<Visit> {
  const { device = 'desktop', brand, path = '/', still = true, language = 'TH', script = true } = options;
  const {
    cookies = {},
    alwaysOnline = true,
    host = brand ? BRANDS[brand] : home,
    portalUrl = inject('portalUrl'),
    member,
    atOnce = false,
  } = options;
  const at = (where: string) => {
    const url = new URL(where, portalUrl);
    url.hostname = host;
    return url.href;
  };
  const context = await (await sharedBrowser()).newContext({
    ...DEVICES[device],
    reducedMotion: still ? 'reduce' : 'no-preference',
    serviceWorkers: alwaysOnline ? 'block' : 'allow',
    locale: language === 'TH' ? 'th-TH' : 'en-GB',
    timezoneId: 'Asia/Bangkok',
    extraHTTPHeaders: { 'X-Forwarded-For': someAddress() },
    ...((language !== 'TH' || Object.keys(cookies).length > 0) && {
      storageState: keptState(new URL(at('/')), language, cookies),
    }),
    ...(!script && { javaScriptEnabled: false }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const problems = collectProblems(page);
  test.onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPicture(page);
    await context.close();
    // Whole: what an assertion says of a text is cut.
    const found = problems.found();
    if (found.length > 0) throw new Error(`behind the page: ${found.join(' · ')}`);
  });
  if (member) await keepSession(page, at, member);
  await page.goto(at(path));
  if (script && !atOnce) await takenOver(page);
  return { page, context, problems, at, device, words: WORDS_IN[language] };
}

/**
 * Waits until the page's code has taken over what the server has written. Before that a link leads on as in any document and a press on what needs code is kept for
 * later: journeys about something else are not about that moment. Pages without that code, the console's among them, are there at once.
 */
export async function takenOver(page: Page) {
  for (const startedMs = Date.now(); Date.now() - startedMs < PATIENCE_MS; await sleep(50)) {
    const isWaiting = await page.evaluate<boolean>(WAITS_FOR_CODE).catch(() => true);
    if (!isWaiting) return;
  }
}

/** `site-taken-over` is the mark of `web/src/sites/portal/main.tsx` */
const WAITS_FOR_CODE = `(() => {
  const isSite = document.querySelector('script[src*="/assets/portal-"]') !== null;
  return isSite && performance.getEntriesByName('site-taken-over').length === 0;
})()`;

async function keepSession(page: Page, at: Visit['at'], { token }: { token: string }) {
  await page.goto(at(DOORSTEP));
  await page.evaluate((known) => sessionStorage.setItem('token', known), token);
}

/** What a browser keeps of a visitor who was there before and has chosen a language. */
function keptState(
  { origin, hostname }: URL,
  language: SpokenLanguage,
  cookies: Readonly<Record<string, string>>,
) {
  const kept = Object.entries({ ...cookies, language }).map(([name, value]) => ({
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }));
  return { cookies: kept, origins: [{ origin, localStorage: [{ name: 'language', value: language }] }] };
}

async function keepPicture(page: Page) {
  const path = join(tmpdir(), `lanna-e2e-${Date.now()}.png`);
  await page.screenshot({ path }).catch(() => {});
  process.stderr.write(`the page as it was: ${page.url()} ${path}\n`);
}
