import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

export interface FetchedScript {
  path: string;
  /** Of its body, as sent. */
  bytes: number;
}

const LONGEST_MS = 60_000;
const PAUSE_MS = 50;

/**
 * What a page asks for of script before its own code answers presses, by visitor or member: the document, its preloads, the code itself. To be
 * called on a page that has yet to open the site, in a browser that keeps nothing of it.
 */
export function watchScripts(page: Page): () => Promise<FetchedScript[]> {
  const requests = new Map<string, Request>();
  page.on('request', (request) => requests.set(request.url(), request));
  return async () => {
    const addresses = await askedBeforeAnswers(page);
    return Promise.all(
      addresses.map(async (address) => {
        // It waits for those that are still on their way.
        const sizes = await requests.get(address)?.sizes();
        if (!sizes) throw new Error(`no request for ${address} was seen`);
        return { path: new URL(address).pathname, bytes: sizes.responseBodySize };
      }),
    );
  };
}

export function bytesOf(scripts: readonly FetchedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Asked from outside again and again: the page's policy lets no text be run as code. */
async function askedBeforeAnswers(page: Page): Promise<string[]> {
  for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += PAUSE_MS) {
    const found = await page.evaluate<string[] | null>(ASKED_BEFORE);
    if (found) return found;
    await sleep(PAUSE_MS);
  }
  throw new Error('the page never came to answer presses');
}

/** `site-answers` is the mark of `web/src/sites/portal/main.tsx`. */
const ASKED_BEFORE = `(() => {
  const [answers] = performance.getEntriesByName('site-answers');
  if (!answers) return null;
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < answers.startTime && new URL(name).pathname.endsWith('.js'))
    .map(({ name }) => name);
})()`;
