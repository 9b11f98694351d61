import { setTimeout as sleep } from 'node:timers/promises';
import { converse, writeRequest } from '../login/raw-http.ts';
import { atLeast, atMost, type Figure } from '../result.ts';

/** Longer than the portal keeps a page. */
const FORGOTTEN_MS = 5500;
/** Longer than it lets one stand whose answers are what they were. */
const STANDS_MS = 60_500;
const ROUNDS = 3;
const LANGUAGES = ['TH', 'EN', 'CN', 'ID', 'PT', 'TY', 'VI'];
const CONNECTIONS = 32;
const CACHED_MS = 5000;

/** How long the portal takes to write a page no visitor has asked for yet, and how many it answers that it has. */
export async function measureWrittenPages(portalUrl: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['home', '/'],
    ['/rng', '/rng'],
  ] as const) {
    const url = new URL(path, portalUrl);
    figures.push(
      // Nothing has changed meanwhile: what the page has read is asked again, and it stands (decision 179).
      atMost(
        `${name}: asked for after it was kept, nothing changed, median`,
        await writingMs(url, {}),
        'ms',
        15,
      ),
      atMost(`${name}: written anew by the server, median`, await writingMs(url, { anew: true }), 'ms', 15),
      atLeast(`${name}: answered from the cache`, await cachedPerSecond(url), '/s', 2000),
    );
  }
  return figures;
}

/** One after the other, each brand's and language's page for the first time; compressed as a browser takes it. */
async function writingMs(url: URL, { anew = false }: { anew?: boolean }): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < (anew ? 2 : ROUNDS); round++) {
    await sleep(anew ? STANDS_MS : FORGOTTEN_MS);
    for (const language of LANGUAGES) {
      const askedMs = performance.now();
      const headers = { cookie: `language=${language}`, 'accept-encoding': 'br' };
      const reply = await fetch(url, { headers });
      await reply.arrayBuffer();
      // The first round also warms up what every later visitor finds warm.
      if (round > 0) times.push(performance.now() - askedMs);
    }
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function cachedPerSecond(url: URL): Promise<number> {
  const request = writeRequest(url, { method: 'GET', headers: { 'accept-encoding': 'br' } });
  await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const startMs = performance.now();
  let asked = 0;
  await converse(url, CONNECTIONS, '', () => {
    if (performance.now() - startMs > CACHED_MS) return undefined;
    asked += 1;
    return request;
  });
  return (asked / (performance.now() - startMs)) * 1000;
}
