import { expect, test } from 'vitest';
import { fishingRequest } from '../../../fishing-api.ts';

const FIRE = { t: 'fire', n: 1, at: 5, angle: -1, bet: '1.00', weapon: 'cannon' };

test.each([
  ['a hit', { t: 'hits', hits: [{ n: 1, swimmer: 1, multiple: 1000, payout: '9.00' }] }],
  ['a kill', { t: 'kill', swimmer: 1, multiple: 1000 }],
  ['coins', { t: 'packet', state: 'closed', payout: '9999.00' }],
  // What JSON makes of it.
  ['an angle that is no number', { ...FIRE, angle: JSON.parse(JSON.stringify(Number.NaN)) }],
  ['an angle below the water', { ...FIRE, angle: 0.5 }],
  ['an angle beyond a half turn', { ...FIRE, angle: -4 }],
  ['a shot without a number', { ...FIRE, n: 0 }],
  ['half a shot', { ...FIRE, n: 1.5 }],
  ['a fish beyond all numbers', { ...FIRE, lock: 2 ** 40 }],
  ['a bet that is a number', { ...FIRE, bet: 1 }],
  ['a weapon of its own', { ...FIRE, weapon: 'laser' }],
  ['a time in words', { ...FIRE, at: 'now' }],
])('a page that claims %s is not followed', (_, request) => {
  expect(fishingRequest.safeParse(request).success).toBe(false);
});

test('a shot that brings its outcome, or another seat, loses both on the way in', () => {
  const claimed = { ...FIRE, multiple: 1000, payout: '999.00', place: 3, packetId: 'another' };
  expect(fishingRequest.parse(claimed)).toEqual(FIRE);
});
