import { moneyOf } from '@lanna/contract/money';
import type { PlayedOnDay } from '@lanna/contract/play/records/records';
import type { Money } from '@lanna/rules/money';
import { shiftDay } from '../../../i18n/format.ts';

/** A bar of the drawing: some days together. */
export interface Bucket {
  /** First and last day, both within the period. */
  first: string;
  last: string;
  bets: number;
  stake: Money;
  payout: Money;
  net: Money;
}

export type Grain = 'day' | 'week' | 'month';

/** As many bars as a phone can show apart. */
const DAYS_MAX = 31;
const WEEKS_MAX_DAYS = 31 * 7;

export function grainOf({ from, to }: { from: string; to: string }): Grain {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days <= DAYS_MAX) return 'day';
  return days <= WEEKS_MAX_DAYS ? 'week' : 'month';
}

/** The whole period in days, in weeks from Monday or in months; those without play are there, and empty. */
export function bucketsOf(
  days: readonly PlayedOnDay[],
  { from, to }: { from: string; to: string },
  grain: Grain = grainOf({ from, to }),
): Bucket[] {
  const buckets: Bucket[] = [];
  const found = new Map(days.map((played) => [played.day, played]));
  let key: string | undefined;
  for (let day = from; day <= to; day = shiftDay(day, 1)) {
    const nextKey = keyOf(day, grain);
    if (nextKey !== key) buckets.push({ first: day, last: day, bets: 0, stake: 0n, payout: 0n, net: 0n });
    key = nextKey;
    const bucket = buckets.at(-1);
    if (!bucket) continue;
    bucket.last = day;
    const played = found.get(day);
    if (!played) continue;
    bucket.bets += played.bets;
    bucket.stake += moneyOf(played.stake);
    bucket.payout += moneyOf(played.payout);
    bucket.net += moneyOf(played.net);
  }
  return buckets;
}

function keyOf(day: string, grain: Grain): string {
  if (grain === 'day') return day;
  if (grain === 'month') return day.slice(0, 7);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return shiftDay(day, -weekday);
}

/** The day that brought most and the one that cost most; undefined where there are not two days to compare. */
export function extremesOf(
  days: readonly PlayedOnDay[],
): { best: PlayedOnDay; worst: PlayedOnDay } | undefined {
  const ordered = days.toSorted((one, other) => (moneyOf(one.net) < moneyOf(other.net) ? -1 : 1));
  const [worst, best] = [ordered[0], ordered.at(-1)];
  return worst && best && worst !== best ? { best, worst } : undefined;
}
