import { sql } from 'kysely';
import type { Tx } from '../../../platform/sql/database.ts';

/** The ranks of these members, held until the transaction ends; whom another transaction has in hand is left out. */
export async function lockRanks(
  tx: Tx,
  { merchantId, memberIds }: { merchantId: string; memberIds: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; rank_level: number }>`
    select id, rank_level from members.member where merchant_id = ${merchantId} and id = any(${[...memberIds]}::uuid[])
    order by id for update skip locked`.execute(tx);
  return new Map(rows.map(({ id, rank_level }) => [id, rank_level]));
}
