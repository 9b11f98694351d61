import { expect, test } from 'vitest';
import { fairStream } from '../../../fair-stream.ts';
import { BANK_ROUNDS, nextBank } from './bank.ts';

const BASE = 100_000n;
const covers = (units: Record<number, number>) =>
  new Map(Object.entries(units).map(([seat, money]) => [Number(seat), BigInt(money) * BASE]));
const bids = (of: Record<number, number>) =>
  new Map(Object.entries(of).map(([seat, bid]) => [Number(seat), bid]));
const rich = covers({ 2: 100, 4: 100, 7: 100 });
const next = (given: Partial<Parameters<typeof nextBank>[0]>, money = rich) =>
  nextBank({ holder: null, last: undefined, bids: new Map(), ...given }, money, BASE);

test('the highest bid has the bank, of equal ones the first from the last dealer’s left', () => {
  expect(next({ bids: bids({ 2: 5, 4: 10, 7: 5 }) })).toEqual({ seat: 4, left: 9, isNew: true });
  expect(next({ bids: bids({ 2: 5, 7: 5 }), last: 4 })).toEqual({ seat: 7, left: 4, isNew: true });
  expect(next({ bids: bids({ 2: 5, 7: 5 }), last: 7 })).toEqual({ seat: 2, left: 4, isNew: true });
});

test('its holder deals on, whatever others bid, until its hands are over; then it is bid for anew', () => {
  expect(next({ holder: { seat: 2, left: 3 }, last: 2, bids: bids({ 4: 10 }) })).toEqual({
    ...{ seat: 2, left: 2, isNew: false },
  });
  expect(next({ holder: { seat: 2, left: 0 }, last: 2, bids: bids({ 4: 5 }) })).toEqual({
    ...{ seat: 4, left: 4, isNew: true },
  });
});

test('who does not cover five of every other seat has no bank, by no bid and not as its holder', () => {
  const poor = covers({ 2: 9, 4: 10, 7: 10 });
  expect(next({ bids: bids({ 2: 10, 4: 5 }) }, poor)).toMatchObject({ seat: 4, left: 4 });
  expect(next({ holder: { seat: 2, left: 3 }, last: 2 }, poor)).toEqual({ seat: 4, left: 0, isNew: false });
  expect(next({ holder: { seat: 5, left: 3 }, last: 5 })).toEqual({ seat: 7, left: 0, isNew: false });
  expect(next({ bids: bids({ 2: 5 }) }, covers({ 2: 9, 4: 9, 7: 9 }))).toBeUndefined();
});

test('where no seat bids, dealing goes round by a hand', () => {
  expect(next({ last: 2 })).toEqual({ seat: 4, left: 0, isNew: false });
  expect(next({ last: 7 })).toEqual({ seat: 2, left: 0, isNew: false });
});

test('over random tables: the bank is one that covers, for as many hands as it bid, and it changes hands only when it is free or its holder is not able', () => {
  const stream = fairStream({ serverSeed: 'b'.repeat(64), clientSeed: 'bank', nonce: 0 });
  let bank: { seat: number; left: number } | null = null;
  let dealt = 0;
  for (let hand = 0; hand < 5_000; hand += 1) {
    const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(() => stream.below(3) > 0);
    if (seats.length < 2) continue;
    const money = new Map(seats.map((seat) => [seat, BigInt(stream.below(60)) * BASE]));
    const offered = new Map(seats.map((seat) => [seat, BANK_ROUNDS[stream.below(3)] ?? 0]));
    const last: number | undefined = bank?.seat;
    const found = nextBank({ holder: bank, last, bids: offered }, money, BASE);
    const able = seats.filter((seat) => (money.get(seat) ?? 0n) >= 5n * BASE * BigInt(seats.length - 1));
    expect(found === undefined).toBe(able.length === 0);
    if (!found) continue;
    dealt += 1;
    expect(able).toContain(found.seat);
    if (bank && bank.left > 0 && able.includes(bank.seat))
      expect(found).toMatchObject({ seat: bank.seat, left: bank.left - 1 });
    else if (found.isNew) {
      expect(found.left).toBe((offered.get(found.seat) ?? 0) - 1);
      expect(Math.max(...able.map((seat) => offered.get(seat) ?? 0))).toBe(found.left + 1);
    } else expect(able.every((seat) => offered.get(seat) === 0)).toBe(true);
    bank = found;
  }
  expect(dealt).toBeGreaterThan(1_000);
});
