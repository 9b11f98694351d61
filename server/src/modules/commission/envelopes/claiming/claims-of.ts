import type { Queryable } from '../../../../platform/sql/database.ts';

/** Shares of an envelope that were claimed, in their order. */
export async function claimsOf(db: Queryable, envelopeId: string) {
  const rows = await db
    .selectFrom('envelopes.share as s')
    .innerJoin('members.account as m', 'm.id', 's.member_id')
    .select([
      's.id',
      's.place',
      's.amount',
      's.claimed_at',
      's.member_id',
      'm.username',
      'm.nickname',
      'm.agent_id',
    ])
    .where('s.envelope_id', '=', envelopeId)
    .orderBy('s.place')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    place: row.place,
    amount: row.amount,
    memberId: row.member_id ?? '',
    name: row.username ?? row.nickname,
    underId: row.agent_id,
    at: row.claimed_at ?? new Date(0),
  }));
}
