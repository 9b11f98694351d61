import type { SpinReceipt } from '@lanna/contract/rewards/missions/wheel';
import type { Queryable } from '../../../../platform/sql/database.ts';

const RECEIPTS_MOST = 20;

/** Spins of a member with all they were drawn from, the latest first. A seed is shown only once it draws nothing more. */
export async function readReceipts(
  db: Queryable,
  of: { memberId: string; seedId?: string; nonce?: number },
): Promise<SpinReceipt[]> {
  const rows = await db
    .selectFrom('missions.spin as s')
    .innerJoin('missions.spin_seed as e', 'e.id', 's.seed_id')
    .innerJoin('missions.wheel_version as v', (join) =>
      join.onRef('v.merchant_id', '=', 's.merchant_id').onRef('v.version', '=', 's.wheel_version'),
    )
    .select(['s.id', 's.at', 's.nonce', 's.place', 's.prize', 'v.fields'])
    .select(['e.seed', 'e.commitment', 'e.client_seed', 'e.revealed_at'])
    .where('s.member_id', '=', of.memberId)
    .$if(of.seedId !== undefined, (query) => query.where('s.seed_id', '=', of.seedId as string))
    .$if(of.nonce !== undefined, (query) => query.where('s.nonce', '=', of.nonce as number))
    .orderBy('s.at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(RECEIPTS_MOST)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, at: row.at.toISOString(), nonce: row.nonce, place: row.place },
    ...{ clientSeed: row.client_seed, commitment: row.commitment },
    serverSeed: row.revealed_at === null ? null : row.seed,
    fields: row.fields as unknown as SpinReceipt['fields'],
    prize: row.prize as unknown as SpinReceipt['prize'],
  }));
}
