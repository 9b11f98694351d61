import { expect, test } from 'vitest';
import { CANNONS, TICK_MS } from './bounds.ts';
import { standardDeviation } from './chance.ts';
import { drawHit } from './draw-hit.ts';
import type { FishKind } from './fish.ts';
import { type Flight, moveFlight, type Swimming } from './flight.ts';
import { placeOf, swimmersAt } from './paths.ts';

/*
 * A page at the end of a slow line sees the water late, its presses arrive later still, and one in twenty is sent again after the line has lost it. That decides what a shot meets, and whether it meets
 * anything; what a hit comes to is the stream's alone.
 */

const SEED = 5;
const SEEDS = { serverSeed: 'cd'.repeat(32), clientSeed: 'late' };
const UNIT = 100_000n;
const SHOTS = process.env['SOAK'] ? 200_000 : 3_000;
const SHOT_EVERY_MS = 250;
const LOSS_ONE_IN = 20;
/** Always the same shots, of which one run in thirty thousand would be beyond this. */
const STANDARD_ERRORS = 4.5;
const START = CANNONS[1];

test.each([0, 150, 400])('behind a line of %i ms that loses one in twenty, 96 % come back', (delayMs) => {
  const { met, back } = shootBehind(delayMs);
  expect(met.length + back).toBe(SHOTS);
  // What comes late meets another fish or is given back, and costs nothing then.
  expect(met.length).toBeGreaterThan(SHOTS / 2);
  let nonce = 0;
  let paid = 0n;
  for (const kind of met) {
    paid += drawHit(kind, UNIT, { ...SEEDS, nonce }).payout;
    nonce += 1;
  }
  const variance = met.reduce((sum, kind) => sum + standardDeviation(kind) ** 2, 0);
  const off = Math.abs(Number(paid) / Number(UNIT) - met.length * 0.96);
  expect(off).toBeLessThan(STANDARD_ERRORS * Math.sqrt(variance));
});

/** The kinds that were met, in their order, and how many shots went back. */
function shootBehind(delayMs: number): { met: FishKind[]; back: number } {
  const met: FishKind[] = [];
  let back = 0;
  let flying: Flight[] = [];
  const arriving = Array.from({ length: SHOTS }, (_, n) => press(n, delayMs)).toSorted(
    (one, other) => one.atMs - other.atMs,
  );
  for (let nowMs = 0; arriving.length > 0 || flying.length > 0; nowMs += TICK_MS) {
    const swimming = waterAt(nowMs);
    while ((arriving[0]?.atMs ?? Number.POSITIVE_INFINITY) <= nowMs)
      flying.push(arriving.shift()?.flight ?? never());
    flying = flying.filter((flight) => {
      const moved = moveFlight(flight, swimming, TICK_MS);
      if (moved.kind === 'met') met.push(moved.swimmer.kind);
      if (moved.kind === 'back') back += 1;
      return moved.kind === 'flies';
    });
  }
  return { met, back };
}

/** Aimed at what the page sees: half of the presses follow a fish, which may be gone when they arrive. */
function press(n: number, delayMs: number): { atMs: number; flight: Flight } {
  const pressedMs = n * SHOT_EVERY_MS;
  const seen = waterAt(Math.max(0, pressedMs - delayMs / 2));
  const aim = seen[n % seen.length];
  const angle = aim ? Math.atan2(aim.place.y - START.y, aim.place.x - START.x) : -Math.PI / 2;
  const lock = n % 2 === 0 ? aim?.swimmer.id : undefined;
  const isLost = n % LOSS_ONE_IN === LOSS_ONE_IN - 1;
  const atMs = pressedMs + delayMs / 2 + (isLost ? 200 + delayMs : 0);
  return { atMs, flight: { ...START, angle, bounces: 0, lock } };
}

function waterAt(ms: number): Swimming[] {
  return swimmersAt(SEED, ms).flatMap((swimmer) => {
    const place = placeOf(swimmer, ms);
    return place ? [{ swimmer, place }] : [];
  });
}

function never(): never {
  throw new Error('a press that is not there');
}
