import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { CDPSession } from 'playwright-core';
import { atMost, type Figure, figure } from '../result.ts';
import { withBrowser } from '../web/chrome.ts';
import { WONG } from './wong.ts';

const HANDS = 100;
/** What there is has been made once by then. */
const WARM_HANDS = 20;
const SLOWDOWN = 4;
const GROWTH_AIM_KB = 1024;
const LONGEST_MS = 25 * 60_000;

/** The page of a room on a phone of the profile, over so many hands: what it loads, and whether its memory stays what it is. Its seat lets the clock play, so the other seat is one that moves at once. */
export async function measureRoomPhone(
  pool: Pool,
  { origin, session }: { origin: string; session: string },
): Promise<Figure[]> {
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
    await page.goto(`${origin}/play/wong-pok-deng?table=pd-10#s=${session}`);
    await page.locator('.table').waitFor();
    const loaded = bytes;
    const begunMs = performance.now();
    let warmKb = 0;
    let hands = 0;
    while (hands < HANDS && performance.now() - begunMs < LONGEST_MS) {
      // The first button that is there: a turn, or "play on".
      await page.evaluate(PRESS);
      await sleep(500);
      const { rows } = await pool.query<{ hands: number }>(
        `select count(*)::integer as hands from studio.room_hand h join studio.room_table t on t.id = h.table_id where t.room_code = 'pd-10' and h.state = 'settled'`,
      );
      hands = rows[0]?.hands ?? 0;
      if (warmKb === 0 && hands >= WARM_HANDS) warmKb = await heapKbOf(line);
    }
    const lastKb = await heapKbOf(line);
    return [
      figure(`the page of ${WONG.vendor} on a phone: loaded, compressed`, loaded / 1000, 'kB'),
      figure('hands played by the phone', hands, ''),
      figure(`memory of the page after ${WARM_HANDS} hands`, warmKb, 'kB'),
      atMost(`  more of it after ${hands}`, lastKb - warmKb, 'kB', GROWTH_AIM_KB),
    ];
  });
}

const PRESS = `(document.querySelector('[name=stand]') ?? document.querySelector('[name=play-on]'))?.click()`;

async function heapKbOf(line: CDPSession): Promise<number> {
  await line.send('HeapProfiler.collectGarbage');
  const { metrics } = await line.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1000;
}
