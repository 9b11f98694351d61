import type { Money } from '../../money.ts';

/** The highest level a brand may have; the lowest is 0, which everybody begins at. */
export const RANK_LEVEL_MOST = 10;
/** Days whose deposits and turnover count, the day of the review not among them. */
export const RANK_DAYS = 90;
/** Above this level the member's identity must be approved. */
export const IDENTITY_ABOVE = 5;
/** For so many days after a limit was hit or a time-out ended no level is reached without an operator. */
export const PROTECTED_DAYS = 30;
/** 0.50 % of turnover, in hundred-thousandths: the most a level adds to a rate of cashback. */
export const CASHBACK_EXTRA_MOST = 500;

/** What a level asks within `RANK_DAYS`; nothing where it is 0. Both are asked. Losses are no part of it. */
export interface Asked {
  deposits: Money;
  turnover: Money;
}

export interface RankLevel {
  level: number;
  /** What reaches it from the level below. */
  reach: Asked;
  /** What keeps it. */
  keep: Asked;
  /** Hundred-thousandths of turnover beside the rates of cashback. */
  cashbackExtra: number;
}

/** What is wrong with levels of a brand, the first of it; null where nothing is. */
export function levelsProblem(levels: readonly RankLevel[]): LevelsProblem | null {
  if (levels.length === 0 || levels.length > RANK_LEVEL_MOST + 1) return { rule: 'count', level: 0 };
  for (const [at, one] of levels.entries()) {
    if (one.level !== at) return { rule: 'order', level: at };
    const below = levels[at - 1];
    if (!below) {
      if (!isNothing(one.reach) || !isNothing(one.keep)) return { rule: 'first', level: at };
      continue;
    }
    if (isNothing(one.reach)) return { rule: 'nothing', level: at };
    if (
      !isMet(one.reach, below.reach) ||
      !isMet(one.keep, below.keep) ||
      one.cashbackExtra < below.cashbackExtra
    )
      return { rule: 'below', level: at };
    if (!isMet(one.reach, one.keep)) return { rule: 'keep', level: at };
  }
  return null;
}

/**
 * count: too few or too many · order: not one after the other from 0 · first: the first asks for something · nothing: a higher one asks for nothing ·
 * below: less than the level below it · keep: to keep it asks for more than to reach it.
 */
export interface LevelsProblem {
  rule: 'count' | 'order' | 'first' | 'nothing' | 'below' | 'keep';
  level: number;
}

/** Whether a member would reach, keep or be given more than before: that is for two operators. */
export function isEased(before: readonly RankLevel[], after: readonly RankLevel[]): boolean {
  return after.some((one, at) => {
    const was = before[at];
    if (!was) return true;
    const asksAsMuch = isMet(one.reach, was.reach) && isMet(one.keep, was.keep);
    return !asksAsMuch || one.cashbackExtra > was.cashbackExtra;
  });
}

/** Whether figures come up to what is asked. */
export function isMet(figures: Asked, asked: Asked): boolean {
  return figures.deposits >= asked.deposits && figures.turnover >= asked.turnover;
}

function isNothing({ deposits, turnover }: Asked): boolean {
  return deposits === 0n && turnover === 0n;
}

/** How far a figure has come, in whole per cent, 100 only where it is reached. */
export function percentOf(figure: Money, asked: Money): number {
  if (asked <= 0n || figure >= asked) return 100;
  return figure <= 0n ? 0 : Number((figure * 100n) / asked);
}
