import { moneyOf } from '@lanna/contract/money';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import type { PayoutChannel, WithdrawalTerms } from '../queries.ts';

/** What stands between a member and the most they could ask for. */
export type Bound = 'withdrawable' | 'day' | 'once';

export interface RequestRange {
  min: Money;
  max: Money;
  /** Why it is not more. */
  bound: Bound;
}

type Facts = Pick<WithdrawalTerms, 'withdrawable'> & {
  limits: Pick<WithdrawalTerms['limits'], 'min' | 'max' | 'dayAmountLeft'>;
};

/** The least and the most that can be asked for now by a channel. */
export function rangeOf(
  { withdrawable, limits }: Facts,
  channel: Pick<PayoutChannel, 'min' | 'max'>,
): RequestRange {
  const min = most(moneyOf(limits.min), moneyOf(channel.min));
  const bounds: [Bound, Money][] = [
    ['once', least(moneyOf(limits.max), moneyOf(channel.max))],
    ['day', moneyOf(limits.dayAmountLeft)],
    ['withdrawable', moneyOf(withdrawable)],
  ];
  const [bound, max] = bounds.reduce((one, other) => (other[1] <= one[1] ? other : one));
  return { min, max, bound };
}

export type AmountFieldError = 'missing' | 'unreadable' | 'below' | Bound;

/** `amount` is what is read from `typed`. */
export function amountFieldError(
  typed: string,
  amount: Money | undefined,
  { min, max, bound }: RequestRange,
): AmountFieldError | undefined {
  if (typed.trim() === '') return 'missing';
  if (amount === undefined) return 'unreadable';
  if (amount < min) return 'below';
  return amount > max ? bound : undefined;
}

/** Usual amounts, in whole units; the largest offered beside "all" are those nearest below it. */
const USUAL_UNITS = [100n, 300n, 500n, 1_000n, 3_000n, 5_000n, 10_000n, 30_000n, 50_000n, 100_000n];
const PRESETS = 3;

export function presetsWithin({ min, max }: Pick<RequestRange, 'min' | 'max'>): Money[] {
  return USUAL_UNITS.map((units) => units * MONEY_SCALE)
    .filter((amount) => amount >= min && amount < max)
    .slice(-PRESETS);
}

function least(one: Money, other: Money): Money {
  return one < other ? one : other;
}

function most(one: Money, other: Money): Money {
  return one > other ? one : other;
}
