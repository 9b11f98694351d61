import type { AudienceFacts } from '@lanna/rules/rewards/bonuses/audience';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** The highest tree there is, and a bound for one that is not. */
const DEPTH_MOST = 50;

/** What decides whether a member is among those an offer is for. */
export async function audienceFacts(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<AudienceFacts> {
  const { rows } = await sql<AudienceFacts>`
    with recursive above (id, step) as (
      select agent_id, 1 from members.account where id = ${memberId} and agent_id is not null
      union all
      select a.agent_id, v.step + 1 from above v join members.account a on a.id = v.id
      where a.agent_id is not null and v.step < ${DEPTH_MOST}
    )
    select m.rank_level as level, m.registered_at as "registeredAt",
      array(select l.label from members.member_label l where l.member_id = m.id) as labels,
      array(select id from above) as "agentIds"
    from members.account m where m.id = ${memberId} and m.merchant_id = ${merchantId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('facts are of a member of the brand');
  return facts;
}
