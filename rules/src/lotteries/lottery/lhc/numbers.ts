import { choose, range } from '../cover/combinations.ts';
import { ballRow } from '../numbers/distinct-plays.ts';
import type { Play } from '../play.ts';
import { fraction } from '../plays/fraction.ts';
import { BALLS, SIX, SPECIAL } from './balls.ts';
import { drawnAmong, SETS_OF_SIX } from './sets.ts';

/** One place of the draw: the special number, or one of the six as it was drawn (正特). */
function atPlace(code: string, group: string, name: string, place: number): Play {
  return {
    code,
    group,
    name,
    numberwise: true,
    shape: { rows: [ballRow('numbers', BALLS, 1)] },
    tiers: [{ code: 'win', chance: fraction(1n, 49n) }],
    reads: [place],
    unitsByTier: ([row = []]) => [row.length],
    hitsByTier: ([row = []], result) => [row.includes(result[place] as number) ? 1 : 0],
  };
}

export const specialNumber = atPlace('special-number', 'special_ball', 'special_number', SPECIAL);

/** A number that is one of the six. */
const normalNumber: Play = {
  code: 'normal-number',
  group: 'six_balls',
  name: 'normal_number',
  numberwise: true,
  overlaps: true,
  orderFree: true,
  shape: { rows: [ballRow('numbers', BALLS, 1)] },
  tiers: [{ code: 'win', chance: fraction(6n, 49n) }],
  reads: SIX,
  outlook: ([row = []]) => ({
    chance: fraction(SETS_OF_SIX - BigInt(choose(49 - row.length, 6)), SETS_OF_SIX),
    mostHits: [Math.min(row.length, 6)],
  }),
  unitsByTier: ([row = []]) => [row.length],
  hitsByTier: ([row = []], result) => [drawnAmong(row, result, SIX)],
};

export const normalNumbers: readonly Play[] = [
  normalNumber,
  ...range(1, 6).map((place) => atPlace(`place${place}-number`, 'six_balls', `place${place}`, place - 1)),
];
