import { AGENT_TYPES } from '@lanna/contract/people/members/members';
import type { RateCategory } from '@lanna/rules/commission/contracts/category';
import { WHOLE_RATE } from '@lanna/rules/commission/contracts/rate';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Holder } from './read-positions.ts';

/** What an agent would hold of a kind of game, and what it holds from that day on without the change. */
export interface WantedShare {
  category: RateCategory;
  was: number;
  share: number;
}

/**
 * Refuses with `position_over_whole` {category, room} a share that would bring any line through the agent above the whole, by the tree as it is now. One
 * that lowers what a moved branch has brought above the whole is let through.
 */
export async function refuseOverWhole(
  tx: Tx,
  { merchantId, memberId }: Omit<Holder, 'aboveId'> & { merchantId: string },
  wanted: readonly WantedShare[],
  day: string,
): Promise<void> {
  const raised = wanted.filter(({ was, share }) => share > was);
  if (raised.length === 0) return;
  const others = await heldByOthers(tx, { merchantId, memberId }, raised, day);
  for (const { category, share } of raised) {
    const room = Math.max(0, WHOLE_RATE - (others.get(category) ?? 0));
    if (share > room) throw new Refusal('position_over_whole', { category, room });
  }
}

/** Together what those above hold and the most that any line below does. */
async function heldByOthers(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  wanted: readonly WantedShare[],
  day: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ category: string; held: number }>`
    with recursive asked as (
      select unnest(${wanted.map(({ category }) => category)}::text[]) as category
    ), above(id, agent_id) as (
      select a.id, a.agent_id from members.account m join members.account a on a.id = m.agent_id
      where m.id = ${memberId} and m.merchant_id = ${merchantId}
      union all
      select a.id, a.agent_id from above join members.account a on a.id = above.agent_id
    ), below(id, category, held) as (
      select ${memberId}::uuid, category, 0 from asked
      union all
      select m.id, below.category, below.held + positions.held_by(m.id, below.id, below.category, ${day}::date)
      from below join members.account m on m.agent_id = below.id
      where m.merchant_id = ${merchantId} and m.type in (${AGENT_TYPE_LIST})
    )
    select asked.category,
      coalesce((select sum(positions.held_by(above.id, coalesce(above.agent_id, ${merchantId}::uuid), asked.category, ${day}::date)) from above), 0)::int
        + (select max(held) from below where below.category = asked.category) as held
    from asked`.execute(tx);
  return new Map(rows.map(({ category, held }) => [category, held]));
}

/** Literals, not parameters: PostgreSQL uses a partial index only when the query implies its condition. */
const AGENT_TYPE_LIST = sql.join(AGENT_TYPES.map((type) => sql.lit(type)));
