import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { listBonusBets as endpoint } from '@lanna/contract/rewards/bonuses/bonuses';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { readCursor, writeCursor } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BetRecord } from '../../../play/bets/bet-source.ts';
import { listNamedBets } from '../../../play/bets/list-named-bets.ts';

const ORDER = 'bonus-bets';

/** The bets of one of the member's own bonuses. Refuses with `bonus_unknown`. */
export async function listBonusBets(
  { db, sources }: BetRecord,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  wanted: { id: string; language: Language } & Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const { id, language, after, pageSize } = wanted;
  const bonus = await db
    .selectFrom('bonuses.bonus')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!bonus) throw new Refusal('bonus_unknown');
  const [placed = null, from = null] = after === undefined ? [] : readCursor(after, ORDER);
  const { rows } = await sql<{ id: string; counts: bigint; placed: string }>`
    with of_bonus as (
      select bet_id as id from bonuses.counted where bonus_id = ${id}
      union
      select id from bets.placed_bet where bonus_id = ${id}
    )
    select p.id, coalesce(c.amount, 0)::bigint as counts, p.placed_at::text as placed
    from of_bonus join bets.placed_bet p using (id) left join bonuses.counted c on (c.bonus_id, c.bet_id) = (${id}::uuid, p.id)
    where p.member_id = ${memberId} and (${placed}::timestamptz is null or (p.placed_at, p.id) < (${placed}::timestamptz, ${from}::uuid))
    order by p.placed_at desc, p.id desc limit ${pageSize + 1}`.execute(db);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const counts = new Map(page.map((row) => [row.id, row.counts]));
  const owner = { merchantId, memberId };
  const bets = await listNamedBets({ db, sources }, owner, { ids: [...counts.keys()], language });
  return {
    bets: bets.map(({ id: betId, vendorName, gameName, stake, payout, bonus: part, status, placedAt }) => ({
      ...{ id: betId, vendorName, gameName, stake, payout, status, placedAt },
      ...(part ? { bonus: part } : {}),
      counts: formatMoney(counts.get(betId) ?? 0n),
    })),
    next: last && rows.length > pageSize ? writeCursor([ORDER, last.placed, last.id]) : null,
  };
}
