import type { Queryable } from '../../../../platform/sql/database.ts';
import { identityOf } from '../../../accounts/kyc/refuse-unverified.ts';

/** Whether the identity of a member is approved, and the member may play. */
export async function isIdentified(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
): Promise<boolean> {
  const { state, mayNotPlay } = await identityOf(db, owner);
  return state === 'approved' && !mayNotPlay;
}
