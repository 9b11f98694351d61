import type { Value } from '@lanna/contract/endpoint';
import type { cashbackTerms, myCashback } from '@lanna/contract/rewards/cashback/cashback';
import { formatMoney } from '@lanna/rules/money';
import {
  CLAIM_DAYS,
  claimable,
  type DueDay,
  daysToRemind,
  firstClaimable,
  LEAST_CLAIM,
  lastDayFor,
  mayClaim,
} from '@lanna/rules/rewards/cashback/due';
import { type RatesVersion, ratesOn } from '@lanna/rules/rewards/cashback/rates';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandDays } from '../claiming/brand-days.ts';
import { refuseWhereOff } from '../claiming/is-on.ts';
import { readDue } from '../claiming/read-due.ts';
import { readVersions } from '../claiming/read-versions.ts';

export interface Reader {
  brand: Brand;
  memberId: string;
}

/** Refuses with `cashback_off`. */
export async function showTerms(
  db: Queryable,
  brand: Brand,
  now: Date,
): Promise<Value<typeof cashbackTerms>> {
  await refuseWhereOff(db, brand.id);
  const { today } = brandDays(brand.timeZone, now);
  const versions = await readVersions(db, brand.id);
  const current = ratesOn(versions, today);
  const later = versions.find(({ fromDay }) => fromDay > today) ?? null;
  return {
    currency: brand.currency,
    current: shownRates(current),
    next: shownRates(later),
    least: formatMoney(LEAST_CLAIM),
    claimDays: CLAIM_DAYS,
  };
}

function shownRates(version: RatesVersion | null) {
  return version && { fromDay: version.fromDay, rates: version.rates };
}

/** What a member can claim now. Refuses with `cashback_off`. */
export async function showMine(
  db: Queryable,
  { brand, memberId }: Reader,
  now: Date,
): Promise<Value<typeof myCashback>> {
  await refuseWhereOff(db, brand.id);
  const { today } = brandDays(brand.timeZone, now);
  const due = await readDue(db, { merchantId: brand.id, memberId }, today);
  const open = claimable(due);
  const byDay = Map.groupBy(
    due.filter((one) => one.open !== 0n),
    ({ day }) => day,
  );
  return {
    today,
    currency: brand.currency,
    open: formatMoney(open),
    least: formatMoney(LEAST_CLAIM),
    claimable: mayClaim(open),
    lapsing: lapsingOf(due, today),
    days: [...byDay].map(([day, rows]) => ({
      day,
      lastDay: day < firstClaimable(today) ? null : lastDayFor(day),
      open: formatMoney(claimable(rows)),
      categories: rows.map((row) => ({
        category: row.category,
        turnover: formatMoney(row.turnover),
        rate: row.rate,
        open: formatMoney(row.open),
      })),
    })),
  };
}

/** The first day that lapses soon, and what is lost with it. */
function lapsingOf(due: readonly DueDay[], today: string) {
  const { from, to } = daysToRemind(today);
  const soon = due.filter(({ day, open }) => day >= from && day <= to && open > 0n);
  const first = soon.at(-1)?.day;
  if (first === undefined) return null;
  const lost = soon.filter(({ day }) => day === first);
  return { amount: formatMoney(claimable(lost)), lastDay: lastDayFor(first) };
}
