import type { Value } from '@lanna/contract/endpoint';
import {
  type reportRegistrations as endpoint,
  type REGISTRATION_GROUPINGS,
  REGISTRATION_SOURCES,
  REPORT_ROWS_MAX,
} from '@lanna/contract/reports/ops';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import { readGrouped, type Source, timeKey } from './internal/grouped.ts';
import { nameKeys } from './internal/name-keys.ts';
import type { Period } from './period.ts';

export type RegistrationGrouping = (typeof REGISTRATION_GROUPINGS)[number];
export interface RegistrationsWanted {
  by: readonly RegistrationGrouping[];
  source?: string | undefined;
  code?: string | undefined;
}

/** Who registered, and where from. Demo accounts are nobody. */
export async function reportRegistrations(
  db: Queryable,
  brandIds: readonly string[],
  period: Period,
  wanted: RegistrationsWanted,
  rowsMax = REPORT_ROWS_MAX,
): Promise<Value<typeof endpoint>> {
  const source = registrations(brandIds, period, wanted);
  const { rows, more, totals } = await readGrouped(db, source, period, rowsMax);
  const named = await nameKeys(db, rows, 'EN');
  const comparesRows = !wanted.by.some((word) => word === 'month' || word === 'year');
  const show = ({ members }: { members: bigint }) => ({ members: Number(members) });
  return {
    period: { from: period.from, to: period.to, days: period.days },
    before: period.before,
    rows: named.map((row) => ({
      key: { ...row.key, ...sourceOf(row.key['source']) },
      figures: show(row.figures),
      before: comparesRows ? show(row.before) : null,
    })),
    more,
    totals: totals.map((total) => ({ figures: show(total.figures), before: show(total.before) })),
  };
}

function sourceOf(text: string | undefined) {
  const source = REGISTRATION_SOURCES.find((known) => known === text);
  return source ? { source } : { source: undefined };
}

function registrations(
  brandIds: readonly string[],
  period: Period,
  { by, source, code }: RegistrationsWanted,
): Source<'members'> {
  const filters: RawBuilder<unknown>[] = [sql`d.merchant_id = any (${[...brandIds]}::uuid[])`];
  if (source) filters.push(sql`d.source = ${source}`);
  if (code) filters.push(sql`d.code = ${code.toLowerCase()}`);
  const keys: Record<RegistrationGrouping, () => Record<string, RawBuilder<unknown>>> = {
    day: () => ({ period: timeKey('day', period) }),
    month: () => ({ period: timeKey('month', period) }),
    year: () => ({ period: timeKey('year', period) }),
    brand: () => ({ brand: sql`d.merchant_id::text` }),
    source: () => ({ source: sql`d.source` }),
    code: () => ({ source: sql`d.source`, code: sql`d.code` }),
  };
  return {
    rows: sql`reports.registered d`,
    where: sql.join(filters, sql` and `),
    figures: { members: sql`sum(d.members)` },
    keys: Object.assign({}, ...by.map((word) => keys[word]())),
    currency: null,
    greatest: 'members',
  };
}
