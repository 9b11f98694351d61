import type { Value } from '@lanna/contract/endpoint';
import type { drawOutcome as endpoint } from '@lanna/contract/lotteries/lottery/slips';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Draws are bought this long ahead at most. */
const BOUGHT_AHEAD = '40 days';

/** What the member's lines on a draw have come to so far. Refuses with `draw_unknown`. */
export async function drawOutcome(
  db: Queryable,
  member: Owner,
  { gameCode, numero }: { gameCode: string; numero: string },
): Promise<Value<typeof endpoint>> {
  const draw = await db
    .selectFrom('draws.draw_record')
    .select(['id', 'closes_at'])
    .where('game_code', '=', gameCode)
    .where('numero', '=', numero)
    .executeTakeFirst();
  if (!draw) throw new Refusal('draw_unknown');
  const sums = await sumsOf(db, member, { id: draw.id, closesAt: draw.closes_at, gameCode });
  return {
    slips: sums.slips,
    stake: formatMoney(sums.stake),
    payout: formatMoney(sums.payout),
    refunded: formatMoney(sums.refunded),
    rebate: formatMoney(sums.rebate),
    openLines: sums.open_lines,
  };
}

interface Sums {
  slips: number;
  stake: Money;
  payout: Money;
  refunded: Money;
  rebate: Money;
  open_lines: number;
}

/** By the member's slips of those days: lines of a draw are those of all its players. */
async function sumsOf(
  db: Queryable,
  { merchantId, memberId }: Owner,
  draw: { id: string; closesAt: Date; gameCode: string },
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select count(distinct s.id)::int as slips, coalesce(sum(l.stake), 0)::bigint as stake,
      coalesce(sum(l.payout), 0)::bigint as payout,
      coalesce(sum(l.stake) filter (where l.state = 'refunded'), 0)::bigint as refunded,
      coalesce(sum(lottery.rebated(l.state, l.rebate, l.stake, l.turnover)), 0)::bigint as rebate,
      count(*) filter (where l.state = 'open')::int as open_lines
    from lottery.slip s join lottery.line l on l.slip_id = s.id and l.draw_id = ${draw.id}
    where s.member_id = ${memberId} and s.merchant_id = ${merchantId} and s.game_code = ${draw.gameCode}
      and s.placed_at between ${draw.closesAt}::timestamptz - ${BOUGHT_AHEAD}::interval and ${draw.closesAt}::timestamptz
      and exists (select from lottery.member_stake m where m.draw_id = ${draw.id} and m.member_id = ${memberId})`.execute(
    db,
  );
  return rows[0] as Sums;
}
