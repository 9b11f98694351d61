import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { Money } from '@lanna/rules/money';
import { POINT_CATEGORIES, pointsOf, termsOn } from '@lanna/rules/rewards/points/earning';
import {
  applyChange,
  firstLiving,
  type LotChange,
  merged,
  monthOf,
  withChanges,
} from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { lockPoints } from '../moving/lock-points.ts';
import { writeEntry } from '../moving/write-entry.ts';
import { readVersions } from '../terms.ts';

const NUMBERS_AT_ONCE = 1000;

/**
 * Gives members what settled bets have come to: for each day and kind of game the difference of what is due to what was counted, so that a bet that is taken back takes
 * its points with it. Whose bets have changed is known by a cursor that moves with the points, so it may run anywhere, twice, or be killed.
 */
export async function countPoints({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  if (!(await isWaiting(db.kysely))) return;
  const watermark = await commitWatermark(db.kysely, 'bets.settlement_number');
  if (watermark === undefined) return;
  let countedTo = -1n;
  while (countedTo < watermark)
    countedTo = await db.transaction((tx) => countSome(tx, watermark, clock.now()));
}

async function isWaiting(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select n.is_called and n.last_value > coalesce((select counted_to from points.counting), 0) as waiting
    from bets.settlement_number n`.execute(db);
  return rows[0]?.waiting ?? false;
}

async function countSome(tx: Tx, watermark: bigint, now: Date): Promise<bigint> {
  await sql`insert into points.counting (counted_to) values (0) on conflict do nothing`.execute(tx);
  const { counted_to: since } = await tx
    .selectFrom('points.counting')
    .select('counted_to')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const next = since + BigInt(NUMBERS_AT_ONCE);
  const upTo = next < watermark ? next : watermark;
  if (upTo <= since) return watermark;
  await tx.updateTable('points.counting').set({ counted_to: upTo }).execute();
  const { rows } = await sql<{ merchant_id: string; member_id: string; days: string[] }>`
    select s.merchant_id, s.member_id, array_agg(distinct s.day::text) as days
    from bets.settled_change s join members.account m on m.id = s.member_id and m.type <> ${TRIAL_TYPE}
    where s.number > ${since} and s.number <= ${upTo}
      and exists (select from points.terms t where t.merchant_id = s.merchant_id and t.from_day <= s.day)
    group by s.merchant_id, s.member_id order by s.member_id`.execute(tx);
  for (const { merchant_id: merchantId, member_id: memberId, days } of rows)
    await countMember(tx, { merchantId, memberId, days, now });
  return upTo;
}

async function countMember(
  tx: Tx,
  { days, ...of }: { merchantId: string; memberId: string; days: readonly string[]; now: Date },
): Promise<void> {
  const held = await lockPoints(tx, of);
  const living = firstLiving(held.today);
  const changes: LotChange[] = [];
  for (const one of await dueOf(tx, of, days)) {
    const month = monthOf(one.day);
    // What a month over has earned has expired with it, whatever becomes of its bets.
    if (one.due === one.counted || month < living) continue;
    changes.push({ month, amount: one.due - one.counted });
    await sql`
      insert into points.counted (member_id, day, category, turnover, points, counted_at)
      values (${of.memberId}, ${one.day}::date, ${one.category}, ${one.turnover}, ${one.due}, ${of.now})
      on conflict (member_id, day, category) do update
      set turnover = excluded.turnover, points = excluded.points, counted_at = excluded.counted_at`.execute(
      tx,
    );
  }
  let { lots, debt } = held;
  const moved: LotChange[] = [];
  let debtChange = 0n;
  for (const change of merged(changes)) {
    const applied = applyChange({ lots, debt }, change);
    lots = withChanges(lots, applied.changes);
    debt += applied.debtChange;
    debtChange += applied.debtChange;
    moved.push(...applied.changes);
  }
  const total = moved.reduce((sum, { amount }) => sum + amount, 0n);
  const code = total < 0n ? 'points_taken_back' : 'points_earned';
  await writeEntry(tx, held, { kind: 'earned', code, changes: moved, debtChange });
}

/** Of these days: what is due of each kind of game, and what was counted of it. */
async function dueOf(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  days: readonly string[],
) {
  const versions = await readVersions(tx, merchantId);
  const { rows } = await sql<{
    day: string;
    category: string;
    turnover: Money;
    counted: Money;
    level: number;
  }>`
    select day::text as day, category, sum(turnover)::bigint as turnover, sum(counted)::bigint as counted,
      ranks.level_on(${merchantId}, ${memberId}, day) as level
    from (
      select p.day, p.category, p.valid_turnover as turnover, 0::bigint as counted
      from bets.member_day p join brands.brand b on b.id = p.merchant_id and b.currency = p.currency
      where p.merchant_id = ${merchantId} and p.member_id = ${memberId} and p.day = any(${[...days]}::date[])
      union all
      select day, category, 0, points from points.counted
      where member_id = ${memberId} and day = any(${[...days]}::date[])) c
    group by day, category order by day, category`.execute(tx);
  return rows.flatMap(({ category: text, level, ...row }) => {
    const category = POINT_CATEGORIES.find((known) => known === text);
    if (!category) return [];
    return [
      { ...row, category, due: pointsOf(row.turnover, termsOn(versions, row.day), { category, level }) },
    ];
  });
}
