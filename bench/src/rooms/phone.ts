import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { atMost, type Figure, figure } from '../result.ts';
import { SHARE } from '../share.ts';
import { withPhone } from '../web/phone-page.ts';
import { WONG } from './wong.ts';

const HANDS = Math.ceil(100 * SHARE);
/** What there is has been made once by then. */
const WARM_HANDS = Math.ceil(20 * SHARE);
const GROWTH_AIM_KB = 1024;
const LONGEST_MS = 15 * 60_000;

/** The page of a room on a phone of the profile, over so many hands: what it loads, and whether its memory stays what it is. It stands on whatever is dealt; the other seat moves at once. */
export async function measureRoomPhone(
  pool: Pool,
  { origin, session }: { origin: string; session: string },
): Promise<Figure[]> {
  return withPhone(async ({ page, ...phone }) => {
    await page.goto(`${origin}/play/wong-pok-deng#s=${session}`);
    await page.locator('.table').waitFor();
    const loaded = phone.bytes();
    const begunMs = performance.now();
    let warmKb = 0;
    let hands = 0;
    while (hands < HANDS && performance.now() - begunMs < LONGEST_MS) {
      await page.evaluate(PRESS);
      await sleep(500);
      hands = await settledHands(pool);
      if (warmKb === 0 && hands >= WARM_HANDS) warmKb = await phone.heapKb();
    }
    const lastKb = await phone.heapKb();
    return [
      figure(`the page of ${WONG.vendor} on a phone: loaded, compressed`, loaded / 1000, 'kB'),
      figure('hands played by the phone', hands, ''),
      figure(`memory of the page after ${WARM_HANDS} hands`, warmKb, 'kB'),
      atMost(`  more of it after ${hands}`, lastKb - warmKb, 'kB', GROWTH_AIM_KB),
    ];
  });
}

/** A turn, or the way back into hands. */
const PRESS = `(document.querySelector('[name=stand]') ?? document.querySelector('[name=play-on]'))?.click()`;

async function settledHands(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ hands: number }>(
    `select count(*)::integer as hands from studio.room_hand h join studio.room_table t on t.id = h.table_id
     where t.room_code = 'pd-10' and h.state = 'settled'`,
  );
  return rows[0]?.hands ?? 0;
}
