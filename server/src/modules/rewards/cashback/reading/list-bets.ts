import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { listCashbackBets as endpoint } from '@lanna/contract/rewards/cashback/cashback';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import type { BetSource } from '../../../play/bets/bet-source.ts';
import { listCountedBets } from '../../../play/bets/list-counted-bets.ts';
import { refuseWhereOff } from '../claiming/is-on.ts';
import type { Reader } from './show-mine.ts';

/** The settled bets of a day that cashback comes from: their turnover adds up to the line's. Refuses with `cashback_off`. */
export async function listBets(
  { db, sources }: { db: Queryable; sources(): readonly BetSource[] },
  { brand, memberId }: Reader,
  { day, category, after, pageSize }: Received<typeof endpoint>['query'],
  language: Language,
): Promise<Value<typeof endpoint>> {
  await refuseWhereOff(db, brand.id);
  const owner = { merchantId: brand.id, memberId };
  const { until } = dayBounds({ to: day }, brand.timeZone);
  if (!until) throw new Error('a day has an end');
  const { rows } = await sql<{ bets: Money }>`
    select coalesce(sum(bets), 0)::bigint as bets from bets.member_day
    where merchant_id = ${brand.id} and member_id = ${memberId} and day = ${day}::date and category = ${category}`.execute(
    db,
  );
  const page = await listCountedBets({ db, sources }, owner, {
    days: [day],
    until,
    category,
    inAll: Number(rows[0]?.bets ?? 0n),
    after,
    limit: pageSize,
    language,
  });
  return {
    bets: page.bets.map((bet) => ({
      id: bet.id,
      vendorName: bet.vendorName,
      gameName: bet.gameName,
      stake: bet.stake,
      payout: bet.payout,
      turnover: formatMoney(bet.turnover),
      settledAt: bet.settledAt ?? bet.placedAt,
    })),
    next: page.next,
  };
}
