import type { Money } from '../../money.ts';

/** Points can be used until the end of the month so many months after the one they were earned in. */
export const LIFE_MONTHS = 12;
/** How many days before the end a member is told. */
export const TELL_DAYS = [30, 7] as const;

/** What is left of the points of a month; `month` is its first day. */
export interface Lot {
  month: string;
  remaining: Money;
}

/** How much goes to a lot, or below zero, from it. */
export interface LotChange {
  month: string;
  amount: Money;
}

export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The earliest month whose points can still be used on a day. */
export function firstLiving(day: string): string {
  return Temporal.PlainDate.from(monthOf(day)).subtract({ months: LIFE_MONTHS }).toString();
}

/** The last day on which points of a month can be used. */
export function lastDayOf(month: string): string {
  return Temporal.PlainDate.from(month)
    .add({ months: LIFE_MONTHS + 1 })
    .subtract({ days: 1 })
    .toString();
}

export function sumOf(changes: readonly { amount: Money }[]): Money {
  return changes.reduce((sum, { amount }) => sum + amount, 0n);
}

export function balanceOf(lots: readonly Lot[]): Money {
  return lots.reduce((sum, { remaining }) => sum + remaining, 0n);
}

/** Takes points, the oldest first, as far as there are any; `first` is a month to take from before all others. */
export function takeFrom(lots: readonly Lot[], amount: Money, first?: string): LotChange[] {
  const inOrder = lots.toSorted((one, other) => {
    if (one.month === first || other.month === first) return one.month === first ? -1 : 1;
    return one.month < other.month ? -1 : 1;
  });
  const changes: LotChange[] = [];
  let open = amount;
  for (const { month, remaining } of inOrder) {
    if (remaining <= 0n || open <= 0n) continue;
    const part = remaining > open && open > 0n ? open : remaining;
    changes.push({ month, amount: -part });
    open -= part;
  }
  return changes;
}

/** All that is left of lots whose time is over. */
export function expiredOf(lots: readonly Lot[], today: string): LotChange[] {
  const living = firstLiving(today);
  return lots
    .filter(({ month, remaining }) => month < living && remaining > 0n)
    .map(({ month, remaining }) => ({ month, amount: -remaining }));
}

/** What was taken goes back to its lots; to the oldest that lives where its own has ended meanwhile. */
export function giveBack(taken: readonly LotChange[], today: string): LotChange[] {
  const living = firstLiving(today);
  return merged(
    taken.map(({ month, amount }) => ({
      month: [month, living].toSorted().at(-1) ?? living,
      amount: -amount,
    })),
  );
}

/** What comes in pays what is owed before it goes to its lots, the oldest first. */
export function payDebt(
  changes: readonly LotChange[],
  debt: Money,
): { changes: LotChange[]; debtChange: Money } {
  let open = debt;
  const left: LotChange[] = [];
  for (const { month, amount } of changes.toSorted((one, other) => (one.month < other.month ? -1 : 1))) {
    const rest = amount - open;
    if (rest > 0n) left.push({ month, amount: rest });
    open = rest > 0n ? 0n : -rest;
  }
  return { changes: left, debtChange: open - debt };
}

/**
 * What changes of a month's counted points do: what comes first pays what is owed, the rest goes to the month's lot; what is taken back leaves that lot, then the
 * oldest, and what is not there any more is owed.
 */
export function applyChange(
  state: { lots: readonly Lot[]; debt: Money },
  { month, amount }: LotChange,
): { changes: LotChange[]; debtChange: Money } {
  if (amount >= 0n) return payDebt([{ month, amount }], state.debt);
  const changes = takeFrom(state.lots, -amount, month);
  return { changes, debtChange: -amount + sumOf(changes) };
}

/** One change a month, none of nothing. */
export function merged(changes: readonly LotChange[]): LotChange[] {
  const sums = new Map<string, Money>();
  for (const { month, amount } of changes) sums.set(month, (sums.get(month) ?? 0n) + amount);
  return [...sums].flatMap(([month, amount]) => (amount === 0n ? [] : [{ month, amount }]));
}

export function withChanges(lots: readonly Lot[], changes: readonly LotChange[]): Lot[] {
  const left = new Map(lots.map(({ month, remaining }) => [month, remaining]));
  for (const { month, amount } of changes) left.set(month, (left.get(month) ?? 0n) + amount);
  return [...left].map(([month, remaining]) => ({ month, remaining }));
}
