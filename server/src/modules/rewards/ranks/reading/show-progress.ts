import type { Value } from '@lanna/contract/endpoint';
import type { playerRankProgress, RANK_CAUSES } from '@lanna/contract/rewards/ranks/ranks';
import type { Money } from '@lanna/rules/money';
import { PROTECTED_DAYS, RANK_DAYS } from '@lanna/rules/rewards/ranks/levels';
import { monthOf, nextMonth } from '@lanna/rules/rewards/ranks/review';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { heldBackLately } from '../../../accounts/protection/held-back-lately.ts';
import { brandDays, dayBefore, startOf } from '../brand-day.ts';
import { shownAsked } from '../desk/change-levels.ts';
import type { RankDeposits } from '../rank-places.ts';
import { isIdentified } from '../reviewing/identified.ts';

/** Where a member stands now: today's figures are those the next day's review will find, less what falls out of the days by then. */
export async function showProgress(
  { db, deposits }: { db: Queryable; deposits(): readonly RankDeposits[] },
  { brand, memberId }: { brand: Brand; memberId: string },
  now: Date,
): Promise<Value<typeof playerRankProgress>> {
  const { today } = brandDays(brand.timeZone, now);
  const from = dayBefore(today, RANK_DAYS - 1);
  const [byDay] = await Promise.all(
    deposits().map((each) =>
      each(db, {
        merchantId: brand.id,
        memberIds: [memberId],
        from: dayBefore(today, RANK_DAYS),
        to: today,
        timeZone: brand.timeZone,
      }),
    ),
  );
  const days = byDay?.get(memberId) ?? [];
  const sinceDay = dayBefore(today, PROTECTED_DAYS);
  const heldBack = await heldBackLately(db, {
    merchantId: brand.id,
    memberIds: [memberId],
    sinceDay,
    since: startOf(sinceDay, brand.timeZone),
    deposits: byDay ?? new Map(),
  });
  const found = await readRank(db, { merchantId: brand.id, memberId, from });
  const movesFrom = found.moved_on && monthOf(found.moved_on) >= monthOf(today) ? nextMonth(today) : null;
  return {
    today,
    level: found.rank_level,
    from,
    to: today,
    figures: shownAsked({
      deposits: days.reduce((sum, one) => (one.day >= from ? sum + one.amount : sum), 0n),
      turnover: found.turnover,
    }),
    movesFrom,
    heldUntil: found.held_until && found.held_until >= today ? found.held_until : null,
    identified: await isIdentified(db, { merchantId: brand.id, memberId }),
    heldBack: heldBack.get(memberId) ?? null,
    caseOpen: found.case_open,
    moves: await readMoves(db, memberId),
  };
}

async function readRank(
  db: Queryable,
  { merchantId, memberId, from }: { merchantId: string; memberId: string; from: string },
) {
  const { rows } = await sql<{
    rank_level: number;
    turnover: Money;
    moved_on: string | null;
    held_until: string | null;
    case_open: boolean;
  }>`
    select m.rank_level, s.moved_on::text as moved_on, s.held_until::text as held_until,
      coalesce((select sum(d.valid_turnover) from bets.member_day d
        where d.merchant_id = m.merchant_id and d.member_id = m.id and d.currency = m.currency and d.day >= ${from}::date), 0)::bigint as turnover,
      exists (select from ranks.hold_case c where c.member_id = m.id and c.state = 'open') as case_open
    from members.account m left join ranks.standing s on s.member_id = m.id
    where m.id = ${memberId} and m.merchant_id = ${merchantId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the member of a session is there');
  return row;
}

async function readMoves(db: Queryable, memberId: string) {
  const rows = await db
    .selectFrom('ranks.move')
    .select(['id', 'at', 'from_level', 'to_level', 'cause'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOVES_SHOWN)
    .execute();
  return rows.map(({ id, at, from_level, to_level, cause }) => ({
    id,
    at: at.toISOString(),
    from: from_level,
    to: to_level,
    cause: cause as (typeof RANK_CAUSES)[number],
  }));
}

const MOVES_SHOWN = 24;
