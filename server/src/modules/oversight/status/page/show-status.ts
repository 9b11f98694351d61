import type { Value } from '@lanna/contract/endpoint';
import {
  type ComponentKind,
  DAY_SIGNS,
  STATUS_DAYS,
  type StatusComponent,
  type siteHealth,
} from '@lanna/contract/oversight/status/status';
import {
  type ComponentState,
  type DayMinutes,
  stateOfDay,
} from '@lanna/rules/oversight/status/component-state';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { listShownIncidents } from './list-shown-incidents.ts';

const DAY_MS = 86_400_000;
const HUNDREDTHS_OF_PERCENT = 10_000;
const MAINTENANCE_SHOWN = 10;

/** What the public page shows of a brand: all of it measured, but for what operators say of incidents and of maintenance ahead. */
export async function showStatus(
  db: Queryable,
  brand: Pick<Brand, 'id' | 'timeZone'>,
  now: Date,
): Promise<Value<typeof siteHealth>> {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(brand.timeZone)
    .toPlainDate()
    .toString();
  const [measurement, components, days, incidents, maintenance] = await Promise.all([
    db
      .selectFrom('status.measurement')
      .select('measured_at')
      .where('merchant_id', '=', brand.id)
      .executeTakeFirst(),
    db
      .selectFrom('status.component')
      .selectAll()
      .where('merchant_id', '=', brand.id)
      .where('is_gone', '=', false)
      .orderBy('position')
      .orderBy('code')
      .execute(),
    readDays(db, brand.id, today),
    listShownIncidents(db, brand.id, new Date(now.getTime() - STATUS_DAYS * DAY_MS)),
    listAhead(db, brand.id, now),
  ]);
  return {
    measuredAt: measurement?.measured_at.toISOString() ?? null,
    today,
    components: components.map((row) => ({
      code: row.code,
      kind: row.kind as ComponentKind,
      name: row.name as StatusComponent['name'],
      state: row.state as ComponentState,
      since: row.since.toISOString(),
      today: row.today as StatusComponent['today'],
      ...historyOf(days.get(row.code) ?? new Map()),
    })),
    incidents,
    maintenance,
  };
}

/** By component and by how many days ago. */
async function readDays(
  db: Queryable,
  merchantId: string,
  today: string,
): Promise<Map<string, Map<number, DayMinutes>>> {
  const { rows } = await sql<{ code: string; ago: number } & DayMinutes>`
    select code, ${today}::date - day as ago, works, slow, disturbed, down, stopped
    from status.day
    where merchant_id = ${merchantId} and day <= ${today}::date and day > ${today}::date - ${STATUS_DAYS}::integer`.execute(
    db,
  );
  const days = new Map<string, Map<number, DayMinutes>>();
  for (const { code, ago, ...minutes } of rows) {
    const of = days.get(code) ?? new Map<number, DayMinutes>();
    days.set(code, of.set(ago, minutes));
  }
  return days;
}

/** What an operator has stopped counts for neither side of the availability. */
function historyOf(byAge: ReadonlyMap<number, DayMinutes>): Pick<StatusComponent, 'days' | 'availability'> {
  const signs = Array.from({ length: STATUS_DAYS }, (_, place) => {
    const minutes = byAge.get(STATUS_DAYS - 1 - place);
    const state = minutes ? stateOfDay(minutes) : null;
    return state ? DAY_SIGNS[state] : '-';
  });
  let up = 0;
  let measured = 0;
  for (const { works, slow, disturbed, down } of byAge.values()) {
    up += works + slow;
    measured += works + slow + disturbed + down;
  }
  const availability = measured === 0 ? null : Math.floor((up / measured) * HUNDREDTHS_OF_PERCENT);
  return { days: signs.join(''), availability };
}

async function listAhead(db: Queryable, merchantId: string, now: Date) {
  const rows = await db
    .selectFrom('status.maintenance')
    .select(['id', 'begins_at', 'ends_at', 'words'])
    .where('merchant_id', '=', merchantId)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('begins_at')
    .limit(MAINTENANCE_SHOWN)
    .execute();
  return rows.map(({ id, begins_at, ends_at, words }) => ({
    id,
    beginsAt: begins_at.toISOString(),
    endsAt: ends_at.toISOString(),
    words,
  }));
}
