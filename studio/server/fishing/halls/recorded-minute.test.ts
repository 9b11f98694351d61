import { createHash } from 'node:crypto';
import { fairStream } from '@lanna/rules/fair-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CANNONS, FISHING_RULES, TICK_MS } from '../../../rules/fishing/bounds.ts';
import { drawHit } from '../../../rules/fishing/draw-hit.ts';
import { swimmersAt } from '../../../rules/fishing/paths.ts';
import { type Bullet, newBullet } from './bullet.ts';
import { Hall } from './hall.ts';
import type { Seat } from './seat.ts';

/* A minute of four cannons as it was recorded: who pressed when, at what. Hall, presses and seeds are all that decides it, so it comes to the same whenever it is played again. */

const HALL = { id: 'recorded', gameCode: 'maenam-river', demo: false, seed: 20_261_129, nowMs: 30_000 };
const MINUTE_MS = 60_000;
const SEEDS = { serverSeed: 'ef'.repeat(32), clientSeed: 'recorded' };
/** Of all outcomes by this version of the rules. Another digest is another version: receipts would no longer compute. */
const OUTCOMES = '680dc4d36c96c19fb91a4f140b11421b934d7fc6747c8998b72e23d4b3761039';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test(`a recorded minute comes to the same outcomes whenever it is replayed (${FISHING_RULES})`, () => {
  const recorded = recordMinute();
  const outcomes = play(recorded);
  expect(outcomes.length).toBeGreaterThan(500);
  expect(outcomes.some((line) => line.includes(' net '))).toBe(true);
  expect(outcomes.some((line) => !line.endsWith(' 0'))).toBe(true);
  expect(play(JSON.parse(JSON.stringify(recorded)))).toEqual(outcomes);
  expect(createHash('sha256').update(outcomes.join('\n')).digest('hex')).toBe(OUTCOMES);
});

interface Press {
  atMs: number;
  place: number;
  angle: number;
  weapon: 'cannon' | 'net';
  lock?: number;
}

function recordMinute(): Press[] {
  const chance = fairStream({ serverSeed: '1d'.repeat(32), clientSeed: 'presses', nonce: 0 });
  const presses: Press[] = [];
  for (let atMs = 0; atMs < MINUTE_MS; atMs += TICK_MS)
    for (const place of CANNONS.keys()) {
      if (chance.below(4) !== 0) continue;
      const swimming = swimmersAt(HALL.seed, HALL.nowMs + atMs);
      const lock = chance.below(2) === 0 ? swimming[chance.below(swimming.length)]?.id : undefined;
      presses.push({
        ...{ atMs, place, angle: (-Math.PI * chance.below(1000)) / 1000 },
        weapon: chance.below(3) === 0 ? 'net' : 'cannon',
        ...(lock !== undefined && { lock }),
      });
    }
  return presses;
}

/** What each hit came to, in its order. */
function play(presses: readonly Press[]): string[] {
  const hall = new Hall(HALL);
  const seats = CANNONS.map((_, place) => ({ place }) as Seat);
  const outcomes: string[] = [];
  let [shots, nonce, next] = [0, 0, 0];
  for (let atMs = 0; atMs < MINUTE_MS; atMs += TICK_MS) {
    for (let press = presses[next]; press && press.atMs <= atMs; next += 1, press = presses[next]) {
      const seat = seats[press.place];
      shots += 1;
      if (seat) hall.fire(seat, bulletOf(press, shots));
    }
    vi.advanceTimersByTime(TICK_MS);
    for (const { seat, bullet, targets } of hall.tick().met)
      for (const { swimmer, cost } of targets) {
        const { multiple } = drawHit(swimmer.kind, cost, { ...SEEDS, nonce });
        if (multiple > 0) hall.take(swimmer.id);
        outcomes.push(
          `${nonce} ${seat.place} ${bullet.n} ${bullet.weapon} ${swimmer.kind.code} ${swimmer.id} ${multiple}`,
        );
        nonce += 1;
      }
  }
  return outcomes;
}

function bulletOf({ place, angle, weapon, lock }: Press, n: number): Bullet {
  return newBullet(place, { n, packetId: 'recorded', shot: n, bet: 100_000n, weapon, angle, lock });
}
