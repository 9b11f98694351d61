import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { atLeast, atMost, type Figure, figure } from '../result.ts';
import { SLOWDOWN, withPhone } from '../web/phone-page.ts';
import { GAME, TABLE } from './fixture.ts';

const MINUTES = 10;
const FIRST_BET_BYTES = 300_000;
const FRAMES_AIM = 60;
/** Between the second minute, when all there is has been made once, and the last. */
const GROWTH_AIM_KB = 1024;

/** The page of a table on a phone of the profile, for ten minutes: what it loads before the first bet, its frames, its memory. */
export async function measurePhone(origin: string, session: string): Promise<Figure[]> {
  return withPhone(async ({ page, ...phone }) => {
    await page.goto(`${origin}/play/${GAME}?table=${TABLE}#s=${session}`);
    await firstBet(page);
    const beforeBet = phone.bytes();
    await page.evaluate(COUNT_FRAMES);
    const minutes: { frames: number; heapKb: number; slowest: number }[] = [];
    for (let minute = 0; minute < MINUTES; minute += 1) {
      await sleep(60_000);
      minutes.push({
        ...(await page.evaluate<{ frames: number; slowest: number }>(READ_FRAMES)),
        heapKb: await phone.heapKb(),
      });
    }
    const [second, last] = [minutes[1], minutes.at(-1)];
    const rates = minutes.map(({ frames }) => frames).toSorted((one, other) => one - other);
    return [
      atMost('loaded before the first bet, compressed', beforeBet / 1000, 'kB', FIRST_BET_BYTES / 1000),
      atLeast(
        `frames on a phone, processor ${SLOWDOWN} × slower, median minute`,
        rates[MINUTES / 2] ?? 0,
        '/s',
        FRAMES_AIM * 0.97,
      ),
      figure('  in the slowest minute', rates[0] ?? 0, '/s'),
      figure('  longest time without a frame', Math.max(...minutes.map(({ slowest }) => slowest)), 'ms'),
      figure('memory of the page after two minutes', second?.heapKb ?? 0, 'kB'),
      atMost(
        `  more of it after ${MINUTES}`,
        (last?.heapKb ?? 0) - (second?.heapKb ?? 0),
        'kB',
        GROWTH_AIM_KB,
      ),
    ];
  });
}

async function firstBet(page: Page): Promise<void> {
  // Where this round is closing, in the next.
  for (let tries = 0; tries < 40; tries += 1) {
    try {
      await page.locator('[data-play="player"]').first().click({ timeout: 2000 });
      await page.locator('button.confirm').first().click({ timeout: 2000 });
      return;
    } catch {
      await sleep(500);
    }
  }
  throw new Error('no bet could be placed on the phone');
}

const COUNT_FRAMES = `{
  window.counted = { frames: 0, slowest: 0, last: performance.now(), since: performance.now() };
  const next = (now) => {
    counted.frames += 1;
    counted.slowest = Math.max(counted.slowest, now - counted.last);
    counted.last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`;
/** A second, since they were read last. */
const READ_FRAMES = `(() => {
  const now = performance.now();
  const read = { frames: (counted.frames * 1000) / (now - counted.since), slowest: counted.slowest };
  Object.assign(counted, { frames: 0, slowest: 0, since: now });
  return read;
})()`;
