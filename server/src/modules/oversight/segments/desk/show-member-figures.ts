import type { Value } from '@lanna/contract/endpoint';
import {
  type showMemberFigures as endpoint,
  segmentConditions,
} from '@lanna/contract/oversight/segments/ops';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { figureCondition } from '../figure-condition.ts';
import { shownFigures } from './list-member-figures.ts';

const NONE = {
  ...{ deposits: 0n, deposit_count: 0n, withdrawals: 0n, withdrawal_count: 0n, net: 0n, bets: 0n },
  ...{ stake: 0n, payout: 0n, ggr: 0n, bonuses: 0n, last_deposit_at: null, bet_day: null },
};

/** What a member has moved and played in all, and the segments of its brand it is in now. */
export async function showMemberFigures(
  db: Queryable,
  { id, merchantId, timeZone }: { id: string; merchantId: string; timeZone: string },
  at: Date,
): Promise<Value<typeof endpoint>> {
  const record = await db
    .selectFrom('segments.figure')
    .selectAll()
    .select(sql<string | null>`last_bet_day::text`.as('bet_day'))
    .where('member_id', '=', id)
    .executeTakeFirst();
  const segments = await db
    .selectFrom('segments.segment')
    .select(['id', 'name', 'conditions'])
    .where('merchant_id', '=', merchantId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute();
  return {
    ...shownFigures(record ?? NONE),
    segments: await segmentsWith(db, id, segments, { timeZone, at }),
  };
}

async function segmentsWith(
  db: Queryable,
  memberId: string,
  segments: readonly { id: string; name: string; conditions: unknown }[],
  now: { timeZone: string; at: Date },
) {
  if (segments.length === 0) return [];
  const holds = segments.map(({ conditions }) => figureCondition(segmentConditions.parse(conditions), now));
  const { rows } = await sql<{ held: boolean[] }>`
    select array[${sql.join(holds)}] as held
    from members.account m left join segments.figure f on f.member_id = m.id where m.id = ${memberId}`.execute(
    db,
  );
  return segments.filter((_, place) => rows[0]?.held[place]).map(({ id, name }) => ({ id, name }));
}
