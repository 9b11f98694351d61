import { commitmentOf } from '@lanna/rules/fair-stream';
import { formatMoney } from '@lanna/rules/money';
import { describe, expect, test } from 'vitest';
import { CANNONS, FISHING_RULES, WATER } from './bounds.ts';
import { chanceOf, RETURN_OF } from './chance.ts';
import { checkFishingReceipt } from './check-receipt.ts';
import { drawHit, partCost } from './draw-hit.ts';
import { FISH_KINDS, type FishKind, fishOfCode } from './fish.ts';
import type { FishingReceipt } from './fishing-receipt.ts';
import { placeOf, pointOf, swimmerOf, swimmersAt, swimmersOf } from './paths.ts';

const SEEDS = { serverSeed: 'ab'.repeat(32), clientSeed: 'river' };
const UNIT = 100_000n;

test('24 fish from 2 to 300, five specials, four bosses from 200 to 1 000', () => {
  const of = (group: FishKind['group']) => FISH_KINDS.filter((kind) => kind.group === group);
  const worths = (kinds: FishKind[]) => kinds.flatMap(({ worth }) => worth.map(([multiple]) => multiple));
  expect([of('fish').length, of('special').length, of('boss').length]).toEqual([24, 5, 4]);
  expect([Math.min(...worths(of('fish'))), Math.max(...worths(of('fish')))]).toEqual([2, 300]);
  expect(worths(of('boss'))).toEqual([200, 300, 500, 1000]);
  expect(new Set(FISH_KINDS.map(({ code }) => code)).size).toBe(FISH_KINDS.length);
});

test.each(FISH_KINDS)('$code returns 96 % exactly, whatever part of a shot meets it', (kind) => {
  const chance = chanceOf(kind);
  const weights = kind.worth.reduce((sum, [, weight]) => sum + weight, 0);
  const worths = kind.worth.reduce((sum, [multiple, weight]) => sum + multiple * weight, 0);
  // chance × expected worth = 24/25, in whole numbers.
  expect(chance.of * worths * RETURN_OF.in).toBe(chance.in * weights * RETURN_OF.of);
  expect(chance.in).toBeLessThan(2 ** 32);
  expect(chance.of).toBeLessThan(chance.in);
});

test('a shot is parted over what it meets to the last hundredth', () => {
  for (const cost of [10_000n, 20_000n, 50_000n, 10_000_000n])
    for (const targets of [1, 2, 3, 4]) {
      const parts = partCost(cost, targets);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(cost);
      expect(parts.every((part) => part > 0n && part % 1_000n === 0n)).toBe(true);
    }
  expect(partCost(10_000n, 3)).toEqual([4_000n, 3_000n, 3_000n]);
  expect(() => partCost(1_000n, 2)).toThrow();
});

test('a hit knows nothing of those before it', () => {
  const kind = known('barb');
  const first = drawHit(kind, UNIT, { ...SEEDS, nonce: 77 });
  for (let nonce = 0; nonce < 50; nonce += 1) drawHit(kind, UNIT, { ...SEEDS, nonce });
  expect(drawHit(kind, UNIT, { ...SEEDS, nonce: 77 })).toEqual(first);
});

describe('the water', () => {
  test('is the same for all who know its seed, and found again by number', () => {
    for (const ms of [0, 12_345, 40_000, 3_600_000]) {
      const swimmers = swimmersAt(42, ms);
      expect(swimmers.length).toBeGreaterThan(10);
      for (const swimmer of swimmers) {
        expect(swimmerOf(42, swimmer.id)).toEqual(swimmer);
        const place = placeOf(swimmer, ms);
        expect(place?.y).toBeGreaterThan(0);
        expect(place?.y).toBeLessThan(Math.min(...CANNONS.map(({ y }) => y)));
        expect(place?.x).toBeGreaterThan(-200);
        expect(place?.x).toBeLessThan(WATER.width + 200);
      }
    }
    expect(swimmersAt(43, 12_345)).not.toEqual(swimmersAt(42, 12_345));
  });

  test('is the same for who looks again and again', () => {
    const now = swimmersOf(7);
    const ids = (swimmers: readonly { id: number }[]) => swimmers.map(({ id }) => id).join();
    for (let ms = 0; ms < 180_000; ms += 49) expect(ids(now(ms))).toBe(ids(swimmersAt(7, ms)));
    for (const ms of [20_000, 19_999, 170_000, 95_000, 5]) expect(now(ms)).toEqual(swimmersAt(7, ms));
    for (const swimmer of swimmersAt(7, 30_000))
      expect(placeOf(swimmer, 30_000)).toMatchObject({ ...pointOf(swimmer, 30_000) });
  });

  test('has a boss for 75 seconds of every 150, each of the four in turn', () => {
    const bosses = [0, 1, 2, 3].map(
      (at) => swimmersAt(7, 30_000 + at * 150_000).find(({ kind }) => kind.group === 'boss')?.kind.code,
    );
    expect(new Set(bosses).size).toBe(4);
    expect(swimmersAt(7, 100_000).some(({ kind }) => kind.group === 'boss')).toBe(false);
  });

  test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY])('has no fish of the number %s', (id) => {
    expect(swimmerOf(7, id)).toBeUndefined();
  });
});

describe('the receipt of a packet', () => {
  test('holds as it was drawn', () => expect(checkFishingReceipt(receipt())).toEqual({ verdict: 'holds' }));

  test('waits for the seed', () => {
    expect(checkFishingReceipt({ ...receipt(), serverSeed: null })).toEqual({ verdict: 'not_revealed' });
  });

  test.each<[string, (given: FishingReceipt) => Partial<FishingReceipt>]>([
    ['commitment', () => ({ serverSeedHash: commitmentOf('cd'.repeat(32)) })],
    ['outcome', ({ hits }) => ({ hits: hits.map((hit) => ({ ...hit, multiple: 3 - hit.multiple })) })],
    ['nonces', ({ hits }) => ({ hits: hits.toReversed() })],
    ['sums', ({ payout }) => ({ payout: `${Number(payout) + 1}.00` })],
    ['sums', () => ({ unused: '0.01' })],
  ])('differs in %s', (what, change) => {
    const given = receipt();
    const check = checkFishingReceipt({ ...given, ...change(given) });
    expect(check.verdict === 'differs' && check.in).toContain(what);
  });

  test('that names no fish of ours is unreadable', () => {
    const given = receipt();
    const hits = given.hits.map((hit) => ({ ...hit, fish: 'whale' }));
    expect(checkFishingReceipt({ ...given, hits })).toEqual({ verdict: 'unreadable' });
  });
});

function receipt(): FishingReceipt {
  const cost = UNIT;
  const drawn = Array.from({ length: 20 }, (_, nonce) => drawHit(known('barb'), cost, { ...SEEDS, nonce }));
  const payout = drawn.reduce((sum, hit) => sum + hit.payout, 0n);
  return {
    ...{ type: 'fishing', gameCode: 'maenam-river', ruleVersion: FISHING_RULES },
    ...{ ...SEEDS, serverSeedHash: commitmentOf(SEEDS.serverSeed) },
    ...{ reserve: '100.00', spent: '20.00', unused: '80.00', payout: formatMoney(payout), shots: 20 },
    kills: drawn.filter(({ multiple }) => multiple > 0).length,
    hits: drawn.map((hit, nonce) => ({
      ...{ nonce, shot: nonce + 1, weapon: 'cannon', fish: 'barb', cost: formatMoney(cost) },
      ...{ multiple: hit.multiple, payout: formatMoney(hit.payout), atMs: nonce * 125 },
    })),
  };
}

function known(code: string): FishKind {
  const kind = fishOfCode(code);
  if (!kind) throw new Error(`no ${code}`);
  return kind;
}
