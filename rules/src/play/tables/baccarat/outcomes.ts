import type { BaccaratOutcome } from './deal.ts';
import { isNatural } from './hands.ts';

const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** Both sides stand with these and have no natural. */
const STANDS: readonly number[] = [6, 7];
const PAIRS = ['none', 'pair', 'perfect'] as const;

/**
 * Every outcome that any play could tell from another, by its points, pairs and number of cards; some of them no cards come to, so what is the most over them is never too
 * little. The cards themselves stand for their number alone.
 */
export function baccaratOutcomes(): BaccaratOutcome[] {
  return POINTS.flatMap((player) =>
    POINTS.flatMap((banker) =>
      [2, 3].flatMap((cards) => {
        const natural = cards === 2 && (isNatural(player) || isNatural(banker));
        if (cards === 2 && !natural && !(STANDS.includes(player) && STANDS.includes(banker))) return [];
        return PAIRS.flatMap((one) =>
          PAIRS.map(
            (other): BaccaratOutcome => ({
              player: Array(cards).fill('AS'),
              banker: Array(2).fill('AS'),
              points: { player, banker },
              winner: player === banker ? 'tie' : player > banker ? 'player' : 'banker',
              natural,
              pairs: { player: one, banker: other },
            }),
          ),
        );
      }),
    ),
  );
}
