import { formatOdds, ODDS_SCALE } from '@lanna/rules/play/sports/odds/odds';
import type { SlipRow } from './slip-row.ts';

/** The highest price that the wallet's field has room for. */
const SAID_MOST = 999_999_999;

/** The least price a slip can win at, as it is reported to the wallet: of the line with the fewest and the lowest selections, multiplied and rounded down. */
export function leastOdds({ type, sizes, legs }: Pick<SlipRow, 'type' | 'sizes' | 'legs'>): string {
  const size = selectionsOf({ type, sizes, legs });
  const lowest = legs.map(({ odds }) => odds).sort((one, other) => one - other);
  const price = lowest
    .slice(0, size)
    .reduce((product, odds) => Math.floor((product * odds) / ODDS_SCALE), ODDS_SCALE);
  return formatOdds(Math.min(price, SAID_MOST));
}

/** Of how many selections that must all win a slip is, as it is reported to the wallet: of a system of its shortest line. */
export function selectionsOf({ type, sizes, legs }: Pick<SlipRow, 'type' | 'sizes' | 'legs'>): number {
  return type === 'system' ? Math.min(...sizes) : legs.length;
}
