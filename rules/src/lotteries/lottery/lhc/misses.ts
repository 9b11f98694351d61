import { choose, range } from '../cover/combinations.ts';
import type { Play } from '../play.ts';
import { fraction } from '../plays/fraction.ts';
import { BALLS, SEVEN } from './balls.ts';
import { drawnAmong, SETS_OF_SEVEN, setRow } from './sets.ts';

/** Numbers of which none is among the seven (自选不中). */
function noneOf(k: number): Play {
  return {
    code: `none${k}`,
    group: 'none_drawn',
    name: `none${k}`,
    overlaps: true,
    orderFree: true,
    shape: { rows: [setRow(k)] },
    tiers: [{ code: 'win', chance: fraction(BigInt(choose(49 - k, 7)), SETS_OF_SEVEN) }],
    reads: SEVEN,
    outlook: ([row = []]) => {
      const most = Math.min(7, row.length - k);
      const winning = range(0, most).reduce(
        (all, drawn) => all + choose(row.length, drawn) * choose(BALLS.to - row.length, 7 - drawn),
        0,
      );
      const fewest = Math.max(0, row.length + 7 - BALLS.to);
      return { chance: fraction(BigInt(winning), SETS_OF_SEVEN), mostHits: [choose(row.length - fewest, k)] };
    },
    unitsByTier: ([row = []]) => [choose(row.length, k)],
    hitsByTier: ([row = []], result) => [choose(row.length - drawnAmong(row, result, SEVEN), k)],
  };
}

export function misses(): Play[] {
  return range(5, 12).map(noneOf);
}
