import { expect, test } from 'vitest';
import { handsFrom } from './baccarat/deal.ts';
import type { Card } from './cards.ts';
import { outcomeOf } from './dragon-tiger/dragon-tiger.ts';
import { pictureOutcome } from './fish-prawn-crab/fish-prawn-crab.ts';
import { rouletteOutcome } from './roulette/roulette.ts';
import { shortResult } from './short-result.ts';
import { diceOutcome } from './sic-bo/sic-bo.ts';

const hands = (cards: string) => handsFrom(cards.split(' ') as Card[]);

test.each<[kind: string, outcome: unknown, short: string]>([
  ['baccarat', hands('2S 3H 4C 4C'), 'B'],
  ['baccarat', hands('4S 2H 4C 3C'), 'Pp'],
  ['baccarat', hands('4S 4H 4C 4D'), 'Tbp'],
  ['baccarat', hands('2S 4H 4C 4D'), 'Bb'],
  ['dragon-tiger', outcomeOf('KS', 'AS'), 'D'],
  ['dragon-tiger', outcomeOf('2S', '3S'), 'T'],
  ['dragon-tiger', outcomeOf('2S', '2H'), 'E'],
  ['sic-bo', diceOutcome([2, 3, 6]), '236'],
  ['hi-lo', diceOutcome([6, 1, 1]), '611'],
  ['fish-prawn-crab', pictureOutcome([2, 2, 5]), '225'],
  ['roulette', rouletteOutcome(36), '36'],
])('%s', (kind, outcome, short) => {
  expect(shortResult(kind, outcome)).toBe(short);
});

test('an unknown kind has none', () => {
  expect(() => shortResult('lots', {})).toThrow('lots');
});
