import { expect, test } from 'vitest';
import { baccarat } from './baccarat/baccarat.ts';
import { roulette } from './roulette/roulette.ts';
import { validTurnover } from './valid-turnover.ts';

test('opposite sides of a round count for their difference, everything else as it is', () => {
  expect(validTurnover(baccarat, 'commission', { player: 300n, banker: 500n, tie: 70n })).toBe(270n);
  expect(validTurnover(baccarat, 'commission', { big: 40n, small: 40n })).toBe(0n);
  expect(validTurnover(baccarat, 'commission', { player: 300n, big: 500n })).toBe(800n);
  expect(validTurnover(roulette, 'standard', { red: 10n, black: 30n, odd: 5n, 'straight:7': 1n })).toBe(26n);
  expect(validTurnover(roulette, 'standard', {})).toBe(0n);
});
