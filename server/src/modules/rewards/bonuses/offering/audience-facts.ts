import type { AudienceFacts, BonusAudience } from '@lanna/rules/rewards/bonuses/audience';
import { sql } from 'kysely';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** The highest tree there is, and a bound for one that is not. */
const DEPTH_MOST = 50;

interface AskedOf {
  merchantId: string;
  memberId: string;
  now: Date;
  segments: AskSegments | undefined;
}

/** What decides whether a member is among those these offers are for. */
export async function audienceFacts(
  db: Queryable,
  { merchantId, memberId, now, segments }: AskedOf,
  audiences: readonly (BonusAudience | null)[],
): Promise<AudienceFacts> {
  const pins = audiences.flatMap((audience) => audience?.segment ?? []);
  const { rows } = await sql<Omit<AudienceFacts, 'segments'>>`
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
  const of = { merchantId, memberId, at: now };
  return {
    ...facts,
    segments: pins.length === 0 ? new Set() : ((await segments?.()?.ofMember(db, of, pins)) ?? new Set()),
  };
}
