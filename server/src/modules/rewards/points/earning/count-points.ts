import { setTimeout as sleep } from 'node:timers/promises';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { Money } from '@lanna/rules/money';
import { POINT_CATEGORIES, type PointCategory, pointsOf, termsOn } from '@lanna/rules/rewards/points/earning';
import {
  applyChange,
  firstLiving,
  type LotChange,
  merged,
  monthOf,
  sumOf,
  withChanges,
} from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { type HeldPoints, lockAllPoints } from '../moving/lock-points.ts';
import { type Entry, writeEntries } from '../moving/write-entry.ts';
import { readVersions } from '../terms.ts';

/** Of settlements; a member is counted once for all of the own among them. */
const STRETCH = 100_000n;
/** So many members' points are held at once. */
const MEMBERS_AT_ONCE = 200;

/**
 * Gives members what settled bets have come to: for each day and kind of game the difference of what is due to what was counted, so that a bet that is taken back takes
 * its points with it. Whose bets have changed is known by a cursor that moves with the points, so it may run anywhere, twice, or be killed.
 */
export async function countPoints(
  { db, clock }: { db: Database; clock: Clock },
  membersAtOnce = MEMBERS_AT_ONCE,
): Promise<void> {
  if (!(await isWaiting(db.kysely))) return;
  const watermark = await commitWatermark(db.kysely, 'bets.settlement_number');
  if (watermark === undefined) return;
  let at: Counted = { countedTo: -1n };
  while (at.countedTo < watermark) {
    const beganMs = performance.now();
    at = await db.transaction((tx) =>
      countSome(tx, { watermark, membersAtOnce, now: clock.now(), ahead: at.ahead }),
    );
    // A posting for each member costs far more than what missions and leaderboards do with its bets: two thirds of the time are theirs.
    if (at.ahead) await sleep(2 * (performance.now() - beganMs));
  }
}

/** How far it has come, and who of the stretch under way is still to be counted. */
interface Counted {
  countedTo: bigint;
  ahead?: Ahead;
}

interface Ahead {
  since: bigint;
  upTo: bigint;
  after: string | null;
  members: readonly Played[];
}

async function isWaiting(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select n.is_called and n.last_value > coalesce((select counted_to from points.counting), 0) as waiting
    from bets.settlement_number n`.execute(db);
  return rows[0]?.waiting ?? false;
}

/** The next members of a stretch, in the order of their ids; with the last of them the cursor is at its end. */
async function countSome(
  tx: Tx,
  {
    watermark,
    membersAtOnce,
    now,
    ahead,
  }: { watermark: bigint; membersAtOnce: number; now: Date; ahead: Ahead | undefined },
): Promise<Counted> {
  await sql`insert into points.counting (counted_to) values (0) on conflict do nothing`.execute(tx);
  const { counted_to: since, ...at } = await tx
    .selectFrom('points.counting')
    .select(['counted_to', 'stretch_to', 'after_member'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  const next = since + STRETCH;
  const upTo = at.stretch_to ?? (next < watermark ? next : watermark);
  const stretch = { since, upTo, after: at.after_member };
  const waiting = isSame(ahead, stretch) ? ahead.members : upTo > since ? await membersOf(tx, stretch) : [];
  const members = waiting.slice(0, membersAtOnce);
  await countMembers(tx, members, now);
  const last = members.length < membersAtOnce ? undefined : members.at(-1);
  const countedTo = last === undefined && upTo > since ? upTo : since;
  await tx
    .updateTable('points.counting')
    .set({
      ...{ counted_to: countedTo, stretch_to: last ? upTo : null, after_member: last?.memberId ?? null },
    })
    .execute();
  if (last)
    return {
      countedTo,
      ahead: { since, upTo, after: last.memberId, members: waiting.slice(membersAtOnce) },
    };
  // Where another process has come further than this one was told of, there is nothing left to do here.
  return { countedTo: countedTo === since ? watermark : countedTo };
}

/** Whether the cursor still stands where this process left it: another may have counted on. */
function isSame(ahead: Ahead | undefined, at: Omit<Ahead, 'members'>): ahead is Ahead {
  return ahead?.since === at.since && ahead.upTo === at.upTo && ahead.after === at.after;
}

interface Played {
  merchantId: string;
  memberId: string;
  days: readonly string[];
}

/** All of the stretch who are still to be counted: read once, since reading it takes as long for one as for all. */
async function membersOf(tx: Tx, { since, upTo, after }: Omit<Ahead, 'members'>): Promise<Played[]> {
  const { rows } = await sql<{ merchant_id: string; member_id: string; days: string[] }>`
    select s.merchant_id, s.member_id, array_agg(distinct s.day)::text[] as days
    from bets.settled_change s join members.account m on m.id = s.member_id and m.type <> ${TRIAL_TYPE}
    where s.number > ${since} and s.number <= ${upTo} and (${after}::uuid is null or s.member_id > ${after}::uuid)
      and exists (select from points.terms t where t.merchant_id = s.merchant_id and t.from_day <= s.day)
    group by s.merchant_id, s.member_id order by s.member_id`.execute(tx);
  return rows.map((row) => ({ merchantId: row.merchant_id, memberId: row.member_id, days: row.days }));
}

async function countMembers(tx: Tx, members: readonly Played[], now: Date): Promise<void> {
  if (members.length === 0) return;
  const held = await lockAllPoints(tx, members, now);
  const dues = Map.groupBy(await duesOf(tx, members), ({ memberId }) => memberId);
  const moves = held.map((one) => {
    const living = firstLiving(one.today);
    // What a month over has earned has expired with it, whatever becomes of its bets.
    const changed = (dues.get(one.memberId) ?? []).filter(
      ({ day, due, counted }) => due !== counted && monthOf(day) >= living,
    );
    return { held: one, changed };
  });
  await keepCounted(
    tx,
    moves.flatMap(({ changed }) => changed),
    now,
  );
  await writeEntries(
    tx,
    moves.map(({ held: one, changed }) => ({ held: one, entry: earned(one, changed) })),
  );
}

/** What a member's points are moved by. */
function earned(held: HeldPoints, changed: readonly Due[]): Entry {
  let { lots, debt } = held;
  const changes: LotChange[] = [];
  let debtChange = 0n;
  for (const change of merged(
    changed.map(({ day, due, counted }) => ({ month: monthOf(day), amount: due - counted })),
  )) {
    const applied = applyChange({ lots, debt }, change);
    lots = withChanges(lots, applied.changes);
    debt += applied.debtChange;
    debtChange += applied.debtChange;
    changes.push(...applied.changes);
  }
  const code = sumOf(changes) < 0n ? 'points_taken_back' : 'points_earned';
  return { kind: 'earned', code, changes, debtChange };
}

interface Due {
  memberId: string;
  day: string;
  category: PointCategory;
  turnover: Money;
  due: Money;
  counted: Money;
}

/** Of these members' days: what is due of each kind of game, and what was counted of it. */
async function duesOf(tx: Tx, members: readonly Played[]): Promise<Due[]> {
  const days = members.flatMap(({ days: all, ...of }) => all.map((day) => ({ ...of, day })));
  const merchantIds = days.map(({ merchantId }) => merchantId);
  const memberIds = days.map(({ memberId }) => memberId);
  const dates = days.map(({ day }) => day);
  const versions = new Map<string, Awaited<ReturnType<typeof readVersions>>>();
  for (const { merchantId } of members)
    if (!versions.has(merchantId)) versions.set(merchantId, await readVersions(tx, merchantId));
  const { rows } = await sql<{
    merchant_id: string;
    member_id: string;
    day: string;
    category: string;
    turnover: Money;
    counted: Money;
    level: number;
  }>`
    with wanted as materialized (
      select w.*, l.level
      from unnest(${merchantIds}::uuid[], ${memberIds}::uuid[], ${dates}::date[]) with ordinality w (merchant_id, member_id, day, place)
      join ranks.levels_on(${merchantIds}::uuid[], ${memberIds}::uuid[], ${dates}::date[]) l using (place)
    ), played as materialized (
      -- Named by their keys: what is not added up yet would be compared with each that is wanted.
      select p.merchant_id, p.member_id, p.day, p.category, p.currency, p.valid_turnover from bets.member_day p
      where p.member_id = any(${memberIds}::uuid[]) and p.day = any(${[...new Set(dates)]}::date[])
    ), found as (
      select w.merchant_id, w.member_id, w.day, w.level, p.category, p.valid_turnover as turnover, 0::bigint as counted
      from wanted w join brands.brand b on b.id = w.merchant_id
      join played p on (p.member_id, p.day, p.merchant_id, p.currency) = (w.member_id, w.day, w.merchant_id, b.currency)
      union all
      select w.merchant_id, w.member_id, w.day, w.level, c.category, 0, c.points
      from wanted w join points.counted c on (c.member_id, c.day) = (w.member_id, w.day)
    )
    select merchant_id, member_id, day::text as day, category, level, sum(turnover)::bigint as turnover, sum(counted)::bigint as counted
    from found group by merchant_id, member_id, day, category, level order by member_id, day, category`.execute(
    tx,
  );
  return rows.flatMap(({ merchant_id, member_id: memberId, category: text, level, ...row }) => {
    const category = POINT_CATEGORIES.find((known) => known === text);
    if (!category) return [];
    const terms = termsOn(versions.get(merchant_id) ?? [], row.day);
    return [{ ...row, memberId, category, due: pointsOf(row.turnover, terms, { category, level }) }];
  });
}

async function keepCounted(tx: Tx, changed: readonly Due[], now: Date): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    insert into points.counted (member_id, day, category, turnover, points, counted_at)
    select c.*, ${now} from unnest(${changed.map(({ memberId }) => memberId)}::uuid[], ${changed.map(({ day }) => day)}::date[],
      ${changed.map(({ category }) => category)}::text[], ${changed.map(({ turnover }) => turnover)}::bigint[],
      ${changed.map(({ due }) => due)}::bigint[]) c
    on conflict (member_id, day, category) do update
    set turnover = excluded.turnover, points = excluded.points, counted_at = excluded.counted_at`.execute(tx);
}
