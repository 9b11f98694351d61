import type { Odds } from '../odds/odds.ts';

export const OUTCOMES = ['won', 'half_won', 'push', 'half_lost', 'lost', 'void'] as const;
/** What became of a selection. `dead_heat:1/2`: won by that share of the stake, the rest lost. */
export type Outcome = (typeof OUTCOMES)[number] | `dead_heat:${number}/${number}`;

/** What one unit on a leg comes back as, exactly: a numerator over a denominator above nothing. */
export interface Multiplier {
  numerator: bigint;
  denominator: bigint;
}

/** d, (1 + d)/2, 1, ½, 0; of a dead heat the share times d. A void leg counts one. */
export function multiplierOf(outcome: Outcome, odds: Odds): Multiplier {
  const price = BigInt(odds);
  switch (outcome) {
    case 'won':
      return { numerator: price, denominator: 1000n };
    case 'half_won':
      return { numerator: 1000n + price, denominator: 2000n };
    case 'push':
    case 'void':
      return { numerator: 1n, denominator: 1n };
    case 'half_lost':
      return { numerator: 1n, denominator: 2n };
    case 'lost':
      return { numerator: 0n, denominator: 1n };
    default: {
      const [places, tied] = sharesOf(outcome);
      return { numerator: BigInt(places) * price, denominator: BigInt(tied) * 1000n };
    }
  }
}

export function isOutcome(value: unknown): value is Outcome {
  if (typeof value !== 'string') return false;
  if ((OUTCOMES as readonly string[]).includes(value)) return true;
  const parts = /^dead_heat:(\d{1,3})\/(\d{1,3})$/.exec(value);
  return parts !== null && Number(parts[1]) >= 1 && Number(parts[1]) < Number(parts[2]);
}

/** So many places for so many who tie for them: one place for two is half the stake. */
export function deadHeat(places: number, tied: number): Outcome {
  if (tied <= places) return 'won';
  return places < 1 ? 'lost' : `dead_heat:${places}/${tied}`;
}

function sharesOf(outcome: string): [places: number, tied: number] {
  const parts = /^dead_heat:(\d{1,3})\/(\d{1,3})$/.exec(outcome);
  if (!parts) throw new Error(`${outcome} is no outcome`);
  return [Number(parts[1]), Number(parts[2])];
}
