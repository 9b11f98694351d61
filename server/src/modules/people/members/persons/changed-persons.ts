import type { Tx } from '../../../../platform/sql/database.ts';
import type { FoundAccount } from './person.ts';

/**
 * The account of which something has changed longest ago that a person is known by; from here on it counts as looked at, if the transaction commits.
 * Undefined where none waits that no other transaction has.
 */
export async function takeChangedPerson(tx: Tx): Promise<FoundAccount | undefined> {
  const waiting = await tx
    .selectFrom('members.person_change')
    .select('member_id')
    .orderBy('changed_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!waiting) return undefined;
  await tx.deleteFrom('members.person_change').where('member_id', '=', waiting.member_id).execute();
  return tx
    .selectFrom('members.account')
    .select(['id as memberId', 'merchant_id as merchantId'])
    .where('id', '=', waiting.member_id)
    .executeTakeFirstOrThrow();
}
