import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

export interface TransferPlayer {
  /** What vendors know the player by. */
  walletUser: string;
  status: string;
  /** An operator has stopped the player's bets. */
  stopped: boolean;
}

export async function readPlayer(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
): Promise<TransferPlayer> {
  return db
    .selectFrom('members.account as m')
    .select([
      'm.wallet_user as walletUser',
      'm.status',
      sql<boolean>`exists (select from catalogue.stop_in_force s where s.subject_id = m.id)`.as('stopped'),
    ])
    .where('m.id', '=', owner.memberId)
    .where('m.merchant_id', '=', owner.merchantId)
    .executeTakeFirstOrThrow();
}
