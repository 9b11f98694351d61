import { range } from '../cover/combinations.ts';
import type { Play } from '../play.ts';
import { fraction } from '../plays/fraction.ts';
import { optionsRow, SPECIAL } from './balls.ts';
import { anyOf, linked, type Parting } from './presence.ts';
import { ZODIACS } from './zodiac.ts';

/** The first has five numbers, the others four. */
const ZODIAC_ROW = optionsRow('zodiacs', ZODIACS);

const zodiacs: Parting = {
  group: 'zodiacs',
  ending: 'zodiac',
  row: ZODIAC_ROW,
  groups: 12,
  odd: 0,
  size: 4,
  oddSize: 5,
  linkedTiers: ['without_year', 'with_year'],
  byZodiacYear: true,
  groupOf: zodiacAt,
};

/** The zodiac of the special number. */
export const specialZodiac: Play = {
  code: 'special-zodiac',
  group: 'special_ball',
  name: 'zodiac',
  byZodiacYear: true,
  shape: { rows: [ZODIAC_ROW] },
  tiers: [
    { code: 'balls4', chance: fraction(4n, 49n) },
    { code: 'balls5', chance: fraction(5n, 49n) },
  ],
  reads: [SPECIAL],
  unitsByTier: ([row = []]) => byTier(row),
  hitsByTier: ([row = []], result) => {
    const drawn = zodiacAt(result[SPECIAL] as number);
    return byTier(row.filter((zodiac) => zodiac === drawn));
  },
};

export function zodiacPlays(): Play[] {
  return [anyOf(zodiacs), ...range(2, 5).map((k) => linked(zodiacs, k))];
}

function byTier(row: readonly number[]): number[] {
  const five = row.includes(zodiacs.odd) ? 1 : 0;
  return [row.length - five, five];
}

function zodiacAt(ball: number): number {
  return (ball - 1) % 12;
}
