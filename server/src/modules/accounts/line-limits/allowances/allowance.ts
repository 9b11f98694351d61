import type { Allowance } from '@lanna/contract/accounts/line-limits/line-limits';
import { moneyOf } from '@lanna/contract/money';
import { RATE_CATEGORIES, type RateCategory } from '@lanna/rules/commission/contracts/category';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';

/** What one account allows another, in units of the ledger; what is left out or null is not limited. */
export interface Allowed {
  stakes: Partial<Record<RateCategory, bigint>>;
  lossDay: bigint | null;
  lossWeek: bigint | null;
}

const NOTHING_LIMITED: Allowed = { stakes: {}, lossDay: null, lossWeek: null };

const keptStakes = z.partialRecord(z.enum(RATE_CATEGORIES), z.string().transform(BigInt));

interface AllowanceRow {
  stakes: unknown;
  loss_day: bigint | null;
  loss_week: bigint | null;
}

export function allowedOf(row: AllowanceRow | undefined): Allowed {
  if (!row) return NOTHING_LIMITED;
  return { stakes: keptStakes.parse(row.stakes), lossDay: row.loss_day, lossWeek: row.loss_week };
}

/** As it is kept: JSON has no integers of 64 bits, so amounts are texts. */
export function rowOf({ stakes, lossDay, lossWeek }: Allowed) {
  const texts = Object.entries(stakes).map(([category, most]) => [category, String(most)]);
  return { stakes: JSON.stringify(Object.fromEntries(texts)), loss_day: lossDay, loss_week: lossWeek };
}

export function showAllowed({ stakes, lossDay, lossWeek }: Allowed): Allowance {
  return {
    stakes: Object.fromEntries(
      Object.entries(stakes).map(([category, most]) => [category, formatMoney(most)]),
    ),
    losses: {
      day: lossDay === null ? null : formatMoney(lossDay),
      week: lossWeek === null ? null : formatMoney(lossWeek),
    },
  };
}

export function readAllowance({ stakes, losses }: Allowance): Allowed {
  const amounts = Object.entries(stakes).map(([category, most]) => [category, moneyOf(most)]);
  return {
    stakes: Object.fromEntries(amounts),
    lossDay: losses.day === null ? null : moneyOf(losses.day),
    lossWeek: losses.week === null ? null : moneyOf(losses.week),
  };
}

/** The least of several, each limit for itself. */
export function leastOf(all: readonly Allowed[]): Allowed {
  const least = (values: readonly (bigint | null | undefined)[]) =>
    values.reduce<bigint | null>((a, b) => (b == null || (a !== null && a <= b) ? a : b), null);
  const stakes: Allowed['stakes'] = {};
  for (const category of RATE_CATEGORIES) {
    const most = least(all.map((one) => one.stakes[category]));
    if (most !== null) stakes[category] = most;
  }
  return {
    stakes,
    lossDay: least(all.map(({ lossDay }) => lossDay)),
    lossWeek: least(all.map(({ lossWeek }) => lossWeek)),
  };
}
