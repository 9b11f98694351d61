import { minorDigits } from '../../currency.ts';
import { MONEY_SCALE, type Money } from '../../money.ts';

/** A deposit that asks to be played with before it can be paid out. */
export interface TurnoverRequirement {
  depositId: string;
  amount: Money;
  /** Valid turnover it asks for. */
  required: Money;
  /** The member's valid turnover of all time when it was credited: only what comes after counts. */
  turnoverFrom: Money;
  /** What the member had, wherever it was kept, just before it was credited. */
  balanceBefore: Money;
}

/** What a requirement has come to. */
export interface RequirementState extends TurnoverRequirement {
  done: Money;
  missing: Money;
  /** A later deposit found so little left that this one is played away. */
  void: boolean;
  /** What of the balance cannot be withdrawn for its sake. */
  stays: Money;
}

/**
 * What each deposit still asks for, oldest first. Turnover meets the oldest requirement first and counts once: what comes after a
 * deposit goes to older ones until they are met. When a deposit finds the balance below `smallBalance`, what was deposited before is
 * played away and asks for nothing more.
 */
export function turnoverStates(
  requirements: readonly TurnoverRequirement[],
  { turnover, smallBalance }: { turnover: Money; smallBalance: Money },
): Omit<RequirementState, 'stays'>[] {
  const lastFresh = requirements.findLastIndex(({ balanceBefore }) => balanceBefore < smallBalance);
  let countedTo = 0n;
  return requirements.map((requirement, at) => {
    if (at < lastFresh) return { ...requirement, done: 0n, missing: 0n, void: true };
    const { required, turnoverFrom } = requirement;
    const from = turnoverFrom > countedTo ? turnoverFrom : countedTo;
    const done = least(required, atLeastNothing(turnover - from));
    countedTo = from + done;
    return { ...requirement, done, missing: required - done, void: false };
  });
}

export interface Withdrawable {
  withdrawable: Money;
  /** Of deposits that keep something back, oldest first. */
  lines: RequirementState[];
  /** Below the currency's smallest unit: it cannot be paid out. */
  unpayable: Money;
  /** What could be withdrawn but for an open bonus, which a withdrawal would end. */
  behindBonus: Money;
}

/**
 * What of `available` (the balance without what is held) can be withdrawn. Of a deposit stays its part of what is missing, rounded
 * up to what the currency can pay; all together never more than there is. Nothing leaves beside an open bonus: it is given up first.
 */
export function withdrawable(
  requirements: readonly TurnoverRequirement[],
  facts: { turnover: Money; smallBalance: Money; available: Money; currency: string; hasBonus: boolean },
): Withdrawable {
  const unit = MONEY_SCALE / 10n ** BigInt(minorDigits(facts.currency));
  let left = atLeastNothing(facts.available);
  const lines: RequirementState[] = [];
  for (const state of turnoverStates(requirements, facts)) {
    if (state.missing === 0n) continue;
    const stays = least(left, partRoundedUp(state.amount, state.missing, state.required, unit));
    left -= stays;
    lines.push({ ...state, stays });
  }
  const unpayable = left % unit;
  const free = left - unpayable;
  const behindBonus = facts.hasBonus ? free : 0n;
  return { withdrawable: free - behindBonus, lines, unpayable, behindBonus };
}

/** `amount × part / whole`, rounded up to a multiple of `unit`. */
function partRoundedUp(amount: Money, part: Money, whole: Money, unit: Money): Money {
  const divisor = whole * unit;
  return ((amount * part + divisor - 1n) / divisor) * unit;
}

function least(one: Money, other: Money): Money {
  return one < other ? one : other;
}

function atLeastNothing(amount: Money): Money {
  return amount < 0n ? 0n : amount;
}
