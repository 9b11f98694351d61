import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';

export async function readDepositor(
  db: Queryable,
  { merchantId, memberId }: Owner,
): Promise<{ status: string; rankLevel: number }> {
  const { status, rank_level } = await db
    .selectFrom('members.account')
    .select(['status', 'rank_level'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return { status, rankLevel: rank_level };
}

/** The same of one who may deposit: who is locked or has excluded himself may not. Refuses with `account_disabled`, `play_excluded`. */
export async function readOpenDepositor(db: Queryable, owner: Owner): Promise<{ rankLevel: number }> {
  const depositor = await readDepositor(db, owner);
  await refuseInactive(db, { ...owner, status: depositor.status });
  return depositor;
}
