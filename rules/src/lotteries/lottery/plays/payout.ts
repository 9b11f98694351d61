import { MONEY_SCALE, type Money } from '../../../money.ts';
import { type Play, type Result, type Selection, unitsOf } from '../play.ts';
import { dividedBy, type Fraction, fraction, NOTHING, plus, times, WHOLE } from './fraction.ts';

/** Money units by the thousandth of a unit they count. */
export const MONEY_UNITS = { '1': 1000n, '0.1': 100n, '0.01': 10n, '0.001': 1n } as const;
export type MoneyUnit = keyof typeof MONEY_UNITS;

export const MAX_MULTIPLE = 100_000;

/** One line of a slip. `prices` stand in the order of the play's tiers, as they were when the line was taken. */
export interface BetLine {
  readonly play: Play;
  readonly selection: Selection;
  readonly unitCost: 1 | 2;
  readonly moneyUnit: MoneyUnit;
  readonly multiple: number;
  readonly prices: readonly Money[];
}

type Stakes = Pick<BetLine, 'unitCost' | 'moneyUnit' | 'multiple'>;

export function stakeOf(line: Omit<BetLine, 'prices'>): Money {
  return BigInt(unitsOf(line.play, line.selection)) * stakeOfUnit(line);
}

/** What a line pays on a result, stake included. Rounded down once, for all its hits together. */
export function payoutOf(line: BetLine, result: Result): Money {
  return payoutOfHits(line, line.play.hitsByTier(line.selection, result));
}

/** The same for hits that are known, by tier. */
export function payoutOfHits(line: BetLine, counts: readonly number[]): Money {
  let perUnit = 0n;
  for (const [at, count] of counts.entries())
    perUnit += BigInt(count) * (line.prices[at] ?? missingPrice(line.play));
  return payoutDown(perUnit, line);
}

/** The most one tier of a line can pay for one hit: what limits of the largest prize are held against. */
export function largestPrize(line: BetLine): Money {
  const units = line.play.unitsByTier(line.selection);
  let most = 0n;
  for (const [at, price] of line.prices.entries()) if ((units[at] ?? 0) > 0 && price > most) most = price;
  return payoutDown(most, line);
}

/** The most a line can pay on one result, at a glance: never less than that. Where units win together it counts as if all did. */
export function mostPaid(line: BetLine): Money {
  const { play, selection } = line;
  if (!play.overlaps) return largestPrize(line);
  return payoutOfHits(line, play.mostHits?.(selection) ?? play.unitsByTier(selection));
}

/** What a line gives back on average, of 1 staked; exact. */
export function returnOfLine(line: Pick<BetLine, 'play' | 'selection' | 'unitCost' | 'prices'>): Fraction {
  const { play, selection, prices } = line;
  const paid = play.unitsByTier(selection).reduce((sum, units, at) => {
    const { chance } = play.tiers[at] as Play['tiers'][number];
    return plus(
      sum,
      times(times(chance, fraction(BigInt(units), 1n)), fraction(prices[at] ?? missingPrice(play), 1n)),
    );
  }, NOTHING);
  const cost = BigInt(unitsOf(play, selection)) * BigInt(line.unitCost) * MONEY_SCALE;
  return times(paid, fraction(1n, cost));
}

/**
 * What units of a play give back on average, of 1 staked: for each tier that pays out, the return of a unit that plays for it, with what comes back
 * of its stake where draws may be refunded. A tier that carries a part of the return is held against that part.
 */
export function returnsOf(
  play: Play,
  prices: readonly Money[],
  unitCost: 1 | 2,
): { tier: string; share: Fraction }[] {
  const cost = BigInt(unitCost) * MONEY_SCALE;
  const shareOf = (at: number) => {
    const { chance, partOfReturn = WHOLE } = play.tiers[at] as Play['tiers'][number];
    return dividedBy(times(chance, fraction(prices[at] ?? missingPrice(play), cost)), partOfReturn);
  };
  const refunded = play.tiers.findIndex(({ refund }) => refund);
  return play.tiers.flatMap(({ code, refund }, at) =>
    refund ? [] : [{ tier: code, share: refunded < 0 ? shareOf(at) : plus(shareOf(at), shareOf(refunded)) }],
  );
}

/** Of one unit. */
function stakeOfUnit({ unitCost, moneyUnit, multiple }: Stakes): Money {
  if (!Number.isInteger(multiple) || multiple < 1 || multiple > MAX_MULTIPLE)
    throw new Error(`a multiple is 1 to ${MAX_MULTIPLE}`);
  return BigInt(unitCost) * BigInt(multiple) * MONEY_UNITS[moneyUnit] * (MONEY_SCALE / 1000n);
}

/** Below a hundred-thousandth nothing is paid; with prices of two decimals nothing is ever lost to it. */
function payoutDown(perUnit: Money, { moneyUnit, multiple }: Stakes): Money {
  return (perUnit * BigInt(multiple) * MONEY_UNITS[moneyUnit]) / 1000n;
}

function missingPrice(play: Play): never {
  throw new Error(`a price is missing for ${play.code}`);
}
