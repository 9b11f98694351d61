import { range } from '../cover/combinations.ts';
import { DIGITS } from '../digits/digit-play.ts';
import type { Play } from '../play.ts';
import { anyOf, linked, type Parting } from './presence.ts';

/** The last digits: four numbers end on nought, five on any other. */
const tails: Parting = {
  group: 'tails',
  ending: 'tail',
  row: { name: 'tails', symbols: DIGITS },
  groups: 10,
  odd: 0,
  size: 5,
  oddSize: 4,
  linkedTiers: ['without_tail0', 'with_tail0'],
  groupOf: (ball) => ball % 10,
};

export function tailPlays(): Play[] {
  return [anyOf(tails), ...range(2, 5).map((k) => linked(tails, k))];
}
