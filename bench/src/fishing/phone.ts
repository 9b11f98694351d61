import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Figure, figure } from '../result.ts';
import { SLOWDOWN, withPhone } from '../web/phone-page.ts';

const FIRST_SHOT_KB = 500;
const FRAME_AIM_MS = 16.7;
/** Between the first minute, when all there is has been made once, and the last. */
const GROWTH_AIM_KB = 1024;
const SHOT_EVERY_MS = 400;

/** The page of a hall on a phone of the profile that shoots for so many minutes: what it loads before the first shot, its frames, its memory. */
export async function measurePhone(
  { origin, game, session }: { origin: string; game: string; session: string },
  minutes: number,
): Promise<Figure[]> {
  return withPhone(async ({ page, ...phone }) => {
    await page.goto(`${origin}/play/${game}#s=${session}`);
    await page.locator('html[data-seated=true]').waitFor({ timeout: 60_000 });
    const beforeShot = phone.bytes();
    await page.evaluate(SHOOT);
    await page.evaluate(COUNT_FRAMES);
    const seen: Minute[] = [];
    for (let minute = 0; minute < minutes; minute += 1) {
      await sleep(60_000);
      seen.push({
        ...(await page.evaluate<Omit<Minute, 'heapKb'>>(READ_FRAMES)),
        heapKb: await phone.heapKb(),
      });
    }
    const [first, last] = [seen[0], seen.at(-1)];
    const slowest = seen.reduce((most, { p95Ms }) => Math.max(most, p95Ms), 0);
    return [
      atMost('loaded before the first shot, compressed', beforeShot / 1000, 'kB', FIRST_SHOT_KB),
      atMost(
        `frame on a phone, processor ${SLOWDOWN} × slower, 95 of 100 within, worst minute`,
        slowest,
        'ms',
        FRAME_AIM_MS,
      ),
      figure(
        '  frames a second, mean',
        seen.reduce((sum, { frames }) => sum + frames, 0) / seen.length,
        '/s',
      ),
      figure('memory of the page after a minute', first?.heapKb ?? 0, 'kB'),
      atMost(
        `  more of it after ${minutes}`,
        (last?.heapKb ?? 0) - (first?.heapKb ?? 0),
        'kB',
        GROWTH_AIM_KB,
      ),
    ];
  });
}

interface Minute {
  frames: number;
  p95Ms: number;
  heapKb: number;
}

/** As a thumb on the button does. */
const SHOOT = `setInterval(() => document.querySelector('button.fire')?.click(), ${SHOT_EVERY_MS})`;
const COUNT_FRAMES = `{
  window.counted = { ms: [], last: performance.now(), since: performance.now() };
  const next = (now) => {
    counted.ms.push(now - counted.last);
    counted.last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`;
/** A second, since they were read last. */
const READ_FRAMES = `(() => {
  const now = performance.now();
  const sorted = counted.ms.toSorted((one, other) => one - other);
  const read = {
    frames: (sorted.length * 1000) / (now - counted.since),
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
  Object.assign(counted, { ms: [], since: now });
  return read;
})()`;
