import type { Value } from '@lanna/contract/endpoint';
import {
  type reportRegistrations as endpoint,
  type REGISTRATION_GROUPINGS,
  REGISTRATION_SOURCES,
  REPORT_ROWS_MAX,
} from '@lanna/contract/oversight/reports/ops';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type Key, readGrouped, type Source, type Sums, timeKey } from '../internal/grouped.ts';
import { nameKeys } from '../internal/name-keys.ts';
import type { Period } from '../period.ts';

export type RegistrationGrouping = (typeof REGISTRATION_GROUPINGS)[number];
export interface RegistrationsWanted {
  by: readonly RegistrationGrouping[];
  source?: string | undefined;
  code?: string | undefined;
}

/** Who registered, and where from. Trial accounts are not counted, demo players are in a line of their own. */
export async function reportRegistrations(
  db: Queryable,
  brandIds: readonly string[],
  period: Period,
  wanted: RegistrationsWanted,
  rowsMax = REPORT_ROWS_MAX,
): Promise<Value<typeof endpoint>> {
  const source = registrations(brandIds, await addedUpTo(db, brandIds), period, wanted);
  const { rows, more, totals, demo } = await readGrouped(db, source, period, rowsMax);
  const named = await nameKeys(db, rows, 'EN');
  const comparesRows = !wanted.by.some((word) => word === 'month' || word === 'year');
  const show = ({ members }: { members: bigint }) => ({ members: Number(members) });
  const sums = (all: Sums<'members'>) => ({ figures: show(all.figures), before: show(all.before) });
  return {
    period: { from: period.from, to: period.to, days: period.days },
    before: period.before,
    rows: named.map((row) => ({
      key: { ...row.key, ...sourceOf(row.key['source']) },
      figures: show(row.figures),
      before: comparesRows ? show(row.before) : null,
    })),
    more,
    totals: totals.map(sums),
    demo: demo.map(sums),
  };
}

function sourceOf(text: string | undefined) {
  const source = REGISTRATION_SOURCES.find((known) => known === text);
  return source ? { source } : { source: undefined };
}

/** The moment up to which every one of these brands has its days added up. */
async function addedUpTo(db: Queryable, brandIds: readonly string[]): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    select min(coalesce(p.summed_to + 1, date '0001-01-01')::timestamp at time zone b.time_zone) as since
    from brands.brand b left join reports.registration_progress p on p.merchant_id = b.id
    where b.id = any (${[...brandIds]}::uuid[])`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a minimum is one row');
  return row.since;
}

/**
 * Days that are added up, and beside them everybody who registered after those: counted once, whatever has been added meanwhile. Days count demo players too,
 * whom a member may become later: they are taken out and put into their own line.
 */
function registrations(
  brandIds: readonly string[],
  since: Date,
  period: Period,
  { by, source, code }: RegistrationsWanted,
): Source<'members'> {
  const filters: RawBuilder<unknown>[] = [sql`d.merchant_id = any (${[...brandIds]}::uuid[])`];
  if (source) filters.push(sql`d.source = ${source}`);
  if (code) filters.push(sql`d.code = ${code.toLowerCase()}`);
  const keys: Record<RegistrationGrouping, () => Record<string, Key>> = {
    day: () => ({ period: timeKey('day', period) }),
    month: () => ({ period: timeKey('month', period) }),
    year: () => ({ period: timeKey('year', period) }),
    brand: () => ({ brand: sql`d.merchant_id::text` }),
    source: () => ({ source: sql`d.source` }),
    code: () => ({ source: sql`d.source`, code: sql`d.code` }),
  };
  return {
    rows: sql`(
      select merchant_id, day, source, code, members, false as is_demo from reports.registration_day
      union all
      select r.merchant_id, (r.registered_at at time zone b.time_zone)::date, r.source, r.code, case when way.is_demo then 1 else -1 end, way.is_demo
      from members.demo_members() m
      join members.registration r on r.member_id = m.member_id
      join brands.brand b on b.id = r.merchant_id
      cross join (values (true), (false)) as way(is_demo)
      union all
      select r.merchant_id, (r.registered_at at time zone b.time_zone)::date, r.source, r.code, 1, false
      from members.registration r
      join brands.brand b on b.id = r.merchant_id
      left join reports.registration_progress p on p.merchant_id = r.merchant_id
      where r.merchant_id = any (${[...brandIds]}::uuid[]) and r.registered_at >= ${since}
        and (r.registered_at at time zone b.time_zone)::date > coalesce(p.summed_to, date '0001-01-01')
    ) d`,
    where: sql.join(filters, sql` and `),
    figures: { members: sql`sum(d.members)` },
    keys: Object.assign({}, ...by.map((word) => keys[word]())),
    currency: null,
    greatest: 'members',
  };
}
