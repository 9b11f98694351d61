import { expect, test } from 'vitest';
import { type FireCount, isSuspect, suspicionsOf } from './suspicion.ts';

const MINUTE_MS = 60_000;

/** One packet a minute, as they come when a player goes on firing. */
function packets(count: number, change: (at: number) => Partial<FireCount>): FireCount[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{ packetId: `packet-${at}`, atMs: at * MINUTE_MS, lastedMs: 50_000 },
    ...{ fired: 200, tooFast: 0, aimed: 0, angles: [] },
    ...change(at),
  }));
}

test('a page of ours at its quickest, and a hand that taps beside it, are no suspicion', () => {
  expect(suspicionsOf(packets(240, () => ({ fired: 400, tooFast: 40 })))).toEqual([]);
});

test('presses that no hand has, in five packets, are a case with their number and rate', () => {
  const fast = { fired: 400, tooFast: 600 };
  expect(suspicionsOf(packets(4, () => fast))).toEqual([]);
  const mixed = packets(12, (at) => (at % 2 === 0 ? fast : {}));
  expect(suspicionsOf(mixed)).toEqual([
    {
      kind: 'rate',
      evidence: { packets: 6, presses: 6_000, perSecond: 20 },
      packets: [0, 2, 4, 6, 8, 10].map((at) => `packet-${at}`),
    },
  ]);
});

test('a burst of a few seconds is no rate', () => {
  expect(suspicionsOf(packets(20, () => ({ fired: 30, tooFast: 60, lastedMs: 3_000 })))).toEqual([]);
});

test('the same angle over two hours is a case; the same within one hour, or among others, is none', () => {
  const fixed = { aimed: 20, angles: [[-1571, 19]] as [number, number][] };
  expect(suspicionsOf(packets(60, () => fixed))).toEqual([]);
  const [found] = suspicionsOf(packets(125, () => fixed));
  expect(found).toMatchObject({
    kind: 'angles',
    evidence: { minutes: 124, shots: 2_500, sharePercent: 95, degrees: [90] },
  });
  expect(found?.packets).toHaveLength(10);
  expect(suspicionsOf(packets(125, (at) => ({ aimed: 20, angles: [[-100 - at * 10, 12]] })))).toEqual([]);
});

test('hours are looked at only after a packet that is fired as theirs are', () => {
  const [usual, fast, fixed] = packets(
    3,
    (at) =>
      [
        { aimed: 20, angles: [[-100, 9] as const, [-900, 8] as const] },
        { fired: 400, tooFast: 600 },
        { aimed: 20, angles: [[-1571, 19] as const] },
      ][at] ?? {},
  );
  expect([usual, fast, fixed].map((one) => one && isSuspect(one))).toEqual([false, true, true]);
});

test('shots that follow a fish have no angle of their own', () => {
  expect(suspicionsOf(packets(200, () => ({ aimed: 0, angles: [] })))).toEqual([]);
});
