import { type ComponentState, graver } from '@lanna/rules/oversight/status/component-state';
import { follow, type Status } from '@lanna/rules/oversight/status/follow-component';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { notifyStatus } from '../page/notify-status.ts';
import type { AskOwnSite } from './ask-own-site.ts';
import { measureGames } from './measure-games.ts';
import { measureDeposits, measureWithdrawals } from './measure-money.ts';
import { measureSite } from './measure-site.ts';
import { codeOf, type MeasuredComponent } from './measured-component.ts';

const MINUTE_MS = 60_000;
/** Measured again no sooner: of two processes the second finds it done. */
const AGAIN_MS = 30_000;
/** What lies between two measurements counts for the state found; a longer gap was not measured, and counts for none. */
const GAP_MINUTES_MAX = 3;

export interface MeasureDeps {
  db: Database;
  clock: Clock;
  brands: Brands;
  askOwnSite: AskOwnSite;
}

/** Measures every brand, keeps what its day was like, opens and closes incidents, and notifies open pages of what has changed. */
export async function measureBrands(deps: MeasureDeps): Promise<void> {
  const own = await deps.askOwnSite();
  const rows = await deps.db.kysely
    .selectFrom('brands.brand')
    .select('id')
    .where('enabled', '=', true)
    .orderBy('code')
    .execute();
  for (const { id } of rows) {
    const brand = await deps.brands.findById(id);
    if (brand) await measureBrand(deps, brand, own);
  }
}

async function measureBrand(
  { db, clock }: MeasureDeps,
  brand: BrandProfile,
  own: Awaited<ReturnType<AskOwnSite>>,
): Promise<void> {
  const now = clock.now();
  const measured = await measuredComponents(db, brand, own, now);
  await db.transaction(async (tx) => {
    const minutes = await minutesSinceLast(tx, brand.id, now);
    if (minutes === undefined) return;
    const before = await standings(tx, brand.id);
    let isNew = before.size !== measured.length;
    for (const [position, component] of measured.entries()) {
      const kept = before.get(codeOf(component));
      const notified = await keep(tx, brand, component, { position, before: kept, minutes, now });
      isNew ||= notified;
    }
    const codes = measured.map(codeOf);
    await letGo(tx, brand.id, codes, now);
    if (isNew) await notifyStatus(tx, brand.id);
  });
}

async function measuredComponents(
  { kysely }: Database,
  brand: BrandProfile,
  own: Awaited<ReturnType<AskOwnSite>>,
  now: Date,
): Promise<MeasuredComponent[]> {
  const { id: merchantId, settings, takesMoney, timeZone } = brand;
  const at = { now, dayBegan: dayBeganAt(now, timeZone) };
  const isClosed = settings.site.maintenance !== null;
  const { site, logIn, push } = await measureSite(kysely, { merchantId, isClosed }, { own, now });
  const takesBets = takesMoney && settings.gamesOpen;
  return [
    site,
    logIn,
    ...(await measureGames(kysely, { merchantId, takesBets }, now)),
    ...(await measureDeposits(kysely, { merchantId, isDemo: settings.demo, takesMoney }, at)),
    await measureWithdrawals(kysely, { merchantId }, at),
    push,
  ];
}

function dayBeganAt(now: Date, timeZone: string): Date {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(zoned.startOfDay().epochMilliseconds);
}

/** Undefined where another process has just measured. */
async function minutesSinceLast(tx: Tx, merchantId: string, now: Date): Promise<number | undefined> {
  await tx
    .insertInto('status.measurement')
    .values({ merchant_id: merchantId, measured_at: new Date(0) })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const last = await tx
    .selectFrom('status.measurement')
    .select('measured_at')
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const passedMs = now.getTime() - last.measured_at.getTime();
  if (passedMs < AGAIN_MS) return undefined;
  await tx
    .updateTable('status.measurement')
    .set({ measured_at: now })
    .where('merchant_id', '=', merchantId)
    .execute();
  const minutes = Math.round(passedMs / MINUTE_MS);
  return minutes <= GAP_MINUTES_MAX ? Math.max(1, minutes) : 1;
}

async function standings(tx: Tx, merchantId: string): Promise<Map<string, Status>> {
  const rows = await tx
    .selectFrom('status.component as c')
    .where('c.merchant_id', '=', merchantId)
    .where('c.is_gone', '=', false)
    .select((eb) => [
      'c.code',
      'c.state',
      'c.since',
      'c.judged_at',
      'c.off_since',
      'c.back_since',
      eb
        .exists(
          eb
            .selectFrom('status.incident as i')
            .select('i.id')
            .whereRef('i.merchant_id', '=', 'c.merchant_id')
            .whereRef('i.code', '=', 'c.code')
            .where('i.closed_at', 'is', null),
        )
        .as('open'),
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        state: row.state as ComponentState,
        since: row.since,
        evaluatedAt: row.judged_at,
        offSince: row.off_since,
        backSince: row.back_since,
        isIncidentOpen: Boolean(row.open),
      },
    ]),
  );
}

/** Writes what a component has come to; whether pages must be notified. */
async function keep(
  tx: Tx,
  brand: BrandProfile,
  component: MeasuredComponent,
  at: { position: number; before: Status | undefined; minutes: number; now: Date },
): Promise<boolean> {
  const { before, minutes, now } = at;
  const code = codeOf(component);
  const { status, opens, closes } = follow(before, component.judgement, now);
  const row = {
    kind: component.kind,
    subject: component.subject,
    name: component.name === null ? null : JSON.stringify(component.name),
    position: at.position,
    state: status.state,
    since: status.since,
    judged_at: status.evaluatedAt,
    off_since: status.offSince,
    back_since: status.backSince,
    today: component.today === null ? null : JSON.stringify(component.today),
    is_gone: false,
  };
  await tx
    .insertInto('status.component')
    .values({ merchant_id: brand.id, code, ...row })
    .onConflict((oc) => oc.columns(['merchant_id', 'code']).doUpdateSet(row))
    .execute();
  await addMinutes(tx, brand, { code, state: status.state, minutes, now });
  await moveIncident(tx, {
    merchantId: brand.id,
    code,
    state: status.state,
    opens,
    closes,
    isOpen: status.isIncidentOpen,
  });
  return before?.state !== status.state || opens !== null || closes !== null;
}

async function addMinutes(
  tx: Tx,
  brand: BrandProfile,
  { code, state, minutes, now }: { code: string; state: ComponentState; minutes: number; now: Date },
) {
  await sql`
    insert into status.day as d (merchant_id, code, day, ${sql.ref(state)})
    values (${brand.id}, ${code}, (${now}::timestamptz at time zone ${brand.timeZone})::date, ${minutes})
    on conflict (merchant_id, code, day) do update set ${sql.ref(state)} = ${sql.ref(`d.${state}`)} + ${minutes}`.execute(
    tx,
  );
}

async function moveIncident(
  tx: Tx,
  at: {
    merchantId: string;
    code: string;
    state: ComponentState;
    opens: Date | null;
    closes: Date | null;
    isOpen: boolean;
  },
) {
  const { merchantId, code, state, opens, closes } = at;
  if (opens)
    await tx
      .insertInto('status.incident')
      .values({ id: newId(), merchant_id: merchantId, code, state, opened_at: opens })
      .execute();
  if (!opens && !closes && !(at.isOpen && state !== 'works')) return;
  const open = await tx
    .selectFrom('status.incident')
    .select(['id', 'state'])
    .where('merchant_id', '=', merchantId)
    .where('code', '=', code)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!open) return;
  await tx
    .updateTable('status.incident')
    .set(closes ? { closed_at: closes } : { state: graver(open.state as ComponentState, state) })
    .where('id', '=', open.id)
    .execute();
}

/** A vendor or a method the brand has no more is no part of the page, and no incident of it goes on. */
async function letGo(tx: Tx, merchantId: string, codes: readonly string[], now: Date) {
  const gone = await tx
    .updateTable('status.component')
    .set({ is_gone: true, off_since: null, back_since: null })
    .where('merchant_id', '=', merchantId)
    .where('code', 'not in', codes)
    .where('is_gone', '=', false)
    .returning('code')
    .execute();
  if (gone.length === 0) return;
  await tx
    .updateTable('status.incident')
    .set({ closed_at: now })
    .where('merchant_id', '=', merchantId)
    .where(
      'code',
      'in',
      gone.map(({ code }) => code),
    )
    .where('closed_at', 'is', null)
    .execute();
}
