import { type Asked, IDENTITY_ABOVE, PROTECTED_DAYS, RANK_DAYS } from '@lanna/rules/rewards/ranks/levels';
import { type HeldBack, monthOf, type Review, review } from '@lanna/rules/rewards/ranks/review';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import { heldBackLately } from '../../../accounts/protection/held-back-lately.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { brandDays, dayBefore, startOf } from '../brand-day.ts';
import { type LevelsVersion, readVersions, versionOn } from '../levels/read-levels.ts';
import type { RankDeposits } from '../rank-places.ts';
import { isIdentified } from './identified.ts';
import { endCases, moveRank } from './move-rank.ts';
import { type DueMember, isAnyDue, readDue } from './read-due.ts';

export interface ReviewDeps {
  db: Database;
  clock: Clock;
  /** Asked while a review runs. */
  deposits(): readonly RankDeposits[];
}

const REVIEW_BATCH = 250;
/** Before every member. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Reviews the members of every brand that has ranks, once a day of the brand. A batch is a transaction that marks whom it has reviewed, so a job that was
 * cut goes on behind the last batch, and two of them beside each other review no member twice.
 */
export async function reviewMembers(deps: ReviewDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  for (const brand of await brandsWithRanks(db.kysely)) {
    const { today } = brandDays(brand.timeZone, clock.now());
    if (await isThrough(db.kysely, brand.id, today)) continue;
    const levels = versionOn(await readVersions(db.kysely, brand.id), today);
    if (!levels) continue;
    let reviewed = 0;
    let after = FIRST;
    await inBatches(db, REVIEW_BATCH, async (tx) => {
      if (signal?.aborted) return 0;
      const { found, due } = await readDue(tx, { merchantId: brand.id, today, limit: REVIEW_BATCH, after });
      await reviewSome(tx, due, { deps, brand, today, levels, now: clock.now() });
      reviewed += due.length;
      after = found.at(-1) ?? after;
      return found.length;
    });
    const isCut = signal?.aborted || (await isAnyDue(db.kysely, { merchantId: brand.id, today }));
    if (!isCut) await noteThrough(db.kysely, { brand, today, reviewed, now: clock.now() });
  }
}

async function brandsWithRanks(db: Queryable): Promise<Brand[]> {
  const rows = await db
    .selectFrom('brands.brand as b')
    .select('b.id')
    .where('b.enabled', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('ranks.terms as t').select('t.version').whereRef('t.merchant_id', '=', 'b.id')),
    )
    .orderBy('b.id')
    .execute();
  return Promise.all(rows.flatMap(({ id }) => (id ? [readScopeBrand(db, id)] : [])));
}

async function isThrough(db: Queryable, merchantId: string, today: string): Promise<boolean> {
  const run = await db
    .selectFrom('ranks.run')
    .select('reviewed')
    .where('merchant_id', '=', merchantId)
    .where('day', '=', sql<Date>`${today}::date`)
    .executeTakeFirst();
  return run !== undefined;
}

interface Batch {
  deps: ReviewDeps;
  brand: Brand;
  today: string;
  levels: LevelsVersion;
  now: Date;
}

async function reviewSome(tx: Tx, due: readonly DueMember[], batch: Batch): Promise<void> {
  if (due.length === 0) return;
  const { brand, today } = batch;
  const deposits = await depositsOf(tx, batch, due);
  const figuresOf = (member: DueMember): Asked => ({
    deposits: sumFrom(deposits.get(member.memberId) ?? [], dayBefore(today, RANK_DAYS), today),
    turnover: member.turnover,
  });
  const first = due.map((member) => outcomeOf(member, batch, figuresOf(member), null, true));
  // Only where something may change it is asked what holds it back, and whether the identity is approved.
  const mayChange = (member: DueMember, at: number) =>
    first[at]?.to !== 'stay' || member.level > IDENTITY_ABOVE;
  const changing = due.filter(mayChange);
  const sinceDay = dayBefore(today, PROTECTED_DAYS);
  const heldBack = await heldBackLately(tx, {
    merchantId: brand.id,
    memberIds: changing.map(({ memberId }) => memberId),
    sinceDay,
    since: startOf(sinceDay, brand.timeZone),
    deposits,
  });
  for (const member of changing) {
    const identified = await isIdentified(tx, { merchantId: brand.id, memberId: member.memberId });
    const figures = figuresOf(member);
    const outcome = outcomeOf(member, batch, figures, heldBack.get(member.memberId) ?? null, identified);
    await carryOut(tx, batch, member, figures, outcome);
  }
  const stays = due.filter((member, at) => !mayChange(member, at));
  await endCases(
    tx,
    stays.map(({ memberId }) => memberId),
  );
  await noteReviewed(
    tx,
    batch,
    due.map((member) => ({ memberId: member.memberId, ...figuresOf(member) })),
  );
}

/** From the first day of a month that reaches into the protected days, or of the days that count. */
async function depositsOf(tx: Tx, { deps, brand, today }: Batch, due: readonly DueMember[]) {
  const [deposits, ...more] = deps.deposits();
  if (!deposits || more.length > 0) throw new Error('exactly one topic takes deposits');
  return deposits(tx, {
    merchantId: brand.id,
    memberIds: due.map(({ memberId }) => memberId),
    from: dayBefore(today, RANK_DAYS),
    to: today,
    timeZone: brand.timeZone,
  });
}

function sumFrom(days: readonly { day: string; amount: bigint }[], from: string, before: string): bigint {
  return days.reduce((sum, { day, amount }) => (day >= from && day < before ? sum + amount : sum), 0n);
}

function outcomeOf(
  member: DueMember,
  { today, levels }: Batch,
  figures: Asked,
  heldBack: HeldBack | null,
  identified: boolean,
): Review {
  const { reviewedOn } = member;
  return review({
    today,
    level: member.level,
    levels: levels.levels,
    figures,
    movedOn: member.movedOn,
    heldUntil: member.heldUntil,
    // A first review takes nothing: what the member had came from before there were levels.
    isKept: reviewedOn === null || monthOf(reviewedOn) >= monthOf(today),
    heldBack,
    isIdentified: identified,
  });
}

async function carryOut(
  tx: Tx,
  { brand, levels, now }: Batch,
  { memberId, level: from }: DueMember,
  figures: Asked,
  outcome: Review,
): Promise<void> {
  if (outcome.to === 'rise' || outcome.to === 'fall')
    await moveRank(tx, { brand, memberId, from, to: outcome.level, cause: outcome.to, levels, figures, now });
  else if (outcome.to === 'case')
    await openCase(tx, { brand, memberId, from, to: outcome.level, why: outcome.why, figures, now });
  else await endCases(tx, [memberId]);
}

/** One case a member; while it is open later reviews bring its figures up to date. A declined one is not opened again within the protected days. */
async function openCase(
  tx: Tx,
  of: { brand: Brand; memberId: string; from: number; to: number; why: HeldBack; figures: Asked; now: Date },
): Promise<void> {
  const { brand, memberId, from, to, why, figures, now } = of;
  const { rows } = await sql<{ id: string }>`
    insert into ranks.hold_case (id, merchant_id, member_id, opened_at, level, to_level, why, deposits, turnover)
    select ${newId()}, ${brand.id}, ${memberId}, ${now}, ${from}, ${to}, ${why}, ${figures.deposits}, ${figures.turnover}
    where not exists (
      select from ranks.hold_case where member_id = ${memberId} and state = 'declined' and to_level = ${to}
        and decided_at > ${now}::timestamptz - ${PROTECTED_DAYS} * interval '1 day')
    on conflict (member_id) where state = 'open' do update
    set level = excluded.level, to_level = excluded.to_level, why = excluded.why, deposits = excluded.deposits, turnover = excluded.turnover
    returning id`.execute(tx);
  if (rows.length > 0) await notifyOps(tx, { brandId: brand.id, type: 'ranks_changed' });
}

async function noteReviewed(
  tx: Tx,
  { brand, today }: Batch,
  reviewed: readonly ({ memberId: string } & Asked)[],
): Promise<void> {
  const column = <Part>(of: (one: (typeof reviewed)[number]) => Part) => reviewed.map(of);
  await sql`
    insert into ranks.standing (member_id, merchant_id, reviewed_on, deposits, turnover)
    select r.member_id, ${brand.id}, ${today}::date, r.deposits, r.turnover
    from unnest(${column(({ memberId }) => memberId)}::uuid[], ${column(({ deposits }) => deposits)}::bigint[],
      ${column(({ turnover }) => turnover)}::bigint[]) r (member_id, deposits, turnover)
    on conflict (member_id) do update
    set reviewed_on = excluded.reviewed_on, deposits = excluded.deposits, turnover = excluded.turnover`.execute(
    tx,
  );
}

async function noteThrough(
  db: Queryable,
  { brand, today, reviewed, now }: { brand: Brand; today: string; reviewed: number; now: Date },
): Promise<void> {
  await sql`
    insert into ranks.run (merchant_id, day, reviewed, ended_at) values (${brand.id}, ${today}::date, ${reviewed}, ${now})
    on conflict (merchant_id, day) do nothing`.execute(db);
}
