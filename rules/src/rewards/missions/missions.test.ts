import { expect, test } from 'vitest';
import { parseMoney } from '../../money.ts';
import { costOf } from './reward.ts';
import { goalOf, misfitOf, percentOf } from './terms.ts';
import { chanceOf, dearest, drawnPlace, totalWeight, type WheelField } from './wheel.ts';

const FIELDS: WheelField[] = [
  { name: { EN: 'Nothing' }, prize: { kind: 'empty' }, weight: 50 },
  { name: { EN: '5' }, prize: { kind: 'cash', amount: '5.00' }, weight: 30 },
  { name: { EN: 'Nothing' }, prize: { kind: 'empty' }, weight: 0 },
  { name: { EN: '20' }, prize: { kind: 'bonus', amount: '20.00', times: 3, days: 7 }, weight: 20 },
];
const at = (nonce: number) => ({ serverSeed: 'a3'.repeat(32), clientSeed: 'mine', nonce });

test('a spin comes to a field as often as its weight says, to the same one each time, and never to one without weight', () => {
  const found = [0, 0, 0, 0];
  for (let nonce = 0; nonce < 4000; nonce += 1) {
    const place = drawnPlace(FIELDS, at(nonce));
    expect(drawnPlace(FIELDS, at(nonce))).toBe(place);
    found[place] = (found[place] ?? 0) + 1;
  }
  expect(found[2]).toBe(0);
  for (const [place, { weight }] of FIELDS.entries())
    expect(Math.abs((found[place] ?? 0) - weight * 40)).toBeLessThan(150);
});

test('chances are shares of all weights, and the dearest field says what must be left for a spin', () => {
  expect(totalWeight(FIELDS)).toBe(100);
  expect(FIELDS.map((_, place) => chanceOf(FIELDS, place))).toEqual([50, 30, 0, 20]);
  expect(dearest(FIELDS)).toBe(parseMoney('20.00'));
});

test('a goal is money of turnover, else a number; spins cost nothing of the mission’s budget', () => {
  expect(goalOf({ kind: 'turnover', categories: [], amount: '500.00' })).toBe(parseMoney('500.00'));
  expect(goalOf({ kind: 'games', categories: ['RNG'], count: 3 })).toBe(3n);
  expect(goalOf({ kind: 'check_in' })).toBe(1n);
  expect(costOf({ kind: 'spins', count: 2 })).toBe(0n);
  expect(costOf({ kind: 'bonus', amount: '20.00', times: 3, days: 7 })).toBe(parseMoney('20.00'));
});

test('steps of the account are given once; a step that asks for nothing cannot be', () => {
  const reward = { kind: 'cash', amount: '1.00' } as const;
  const email = { trigger: { kind: 'profile', fact: 'email' } as const, reward };
  expect(misfitOf({ repeat: 'daily', steps: [email] })).toBe('profile');
  expect(misfitOf({ repeat: 'once', steps: [email] })).toBeNull();
  expect(misfitOf({ repeat: 'once', steps: [] })).toBe('goal');
  const nothing = { trigger: { kind: 'rounds', categories: [], count: 0 } as const, reward };
  expect(misfitOf({ repeat: 'daily', steps: [nothing] })).toBe('goal');
  expect(misfitOf({ repeat: 'daily', steps: Array.from({ length: 13 }, () => ({ ...nothing })) })).toBe(
    'goal',
  );
});

test('a step is whole only once its goal is reached', () => {
  expect(percentOf(999n, 1000n)).toBe(99.9);
  expect(percentOf(1000n, 1000n)).toBe(100);
  expect(percentOf(99_999n, 100_000n)).toBeLessThan(100);
});
