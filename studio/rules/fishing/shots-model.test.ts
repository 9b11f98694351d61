import { expect, test } from 'vitest';
import { standardDeviation } from './chance.ts';
import { drawHit } from './draw-hit.ts';
import { FISH_KINDS, type FishKind } from './fish.ts';
import { swimmersAt } from './paths.ts';

/*
 * What comes back of so many drawn shots, beside the 96 % of the sheet: for each kind of fish, and for players who choose what they aim at. No choice is worth anything, or costs anything.
 */

const SHOTS = process.env['SOAK'] ? 10_000_000 : 60_000;
const SEEDS = { serverSeed: 'ab'.repeat(32), clientSeed: 'river' };
const UNIT = 100_000n;
/** Of 37 comparisons one is beyond this in thirty thousand runs; these are always the same shots. */
const STANDARD_ERRORS = 4.5;
const SHOT_EVERY_MS = 125;

let nonce = 0;

test.each(FISH_KINDS)('$code returns what it says', (kind) => {
  const shots = Math.floor(SHOTS / 2 / FISH_KINDS.length);
  expectReturn(Array.from({ length: shots }, () => kind));
});

const POLICIES: readonly [string, (swimming: readonly FishKind[], shot: number) => FishKind | undefined][] = [
  ['aims only at bosses', (swimming) => swimming.find(({ group }) => group === 'boss')],
  ['aims only at the smallest', (swimming) => least(swimming, ({ worth }) => worth[0]?.[0] ?? 0)],
  ['leaves when a boss comes', (swimming, shot) => (hasBoss(swimming) ? undefined : swimming[shot % 7])],
  ['shoots at whatever comes', (swimming, shot) => swimming[shot % swimming.length]],
];

test.each(POLICIES)('who %s gets no more and no less', (_, choose) => {
  const aims: FishKind[] = [];
  for (let shot = 0; aims.length < SHOTS / 2 / POLICIES.length; shot += 1) {
    const swimming = swimmersAt(11, shot * SHOT_EVERY_MS).map(({ kind }) => kind);
    const aim = choose(swimming, shot);
    if (aim) aims.push(aim);
  }
  expectReturn(aims);
});

function expectReturn(aims: readonly FishKind[]): void {
  let paid = 0n;
  for (const kind of aims) {
    paid += drawHit(kind, UNIT, { ...SEEDS, nonce }).payout;
    nonce += 1;
  }
  const variance = aims.reduce((sum, kind) => sum + standardDeviation(kind) ** 2, 0);
  const off = Math.abs(Number(paid) / Number(UNIT) - aims.length * 0.96);
  expect(off).toBeLessThan(STANDARD_ERRORS * Math.sqrt(variance));
}

function hasBoss(swimming: readonly FishKind[]): boolean {
  return swimming.some(({ group }) => group === 'boss');
}

function least(kinds: readonly FishKind[], of: (kind: FishKind) => number): FishKind | undefined {
  return kinds.toSorted((one, other) => of(one) - of(other))[0];
}
