import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { refuseInactive } from '../../../accounts/protection/refuse-inactive.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';

export type SpendDeps = Pick<AuthenticationDeps, 'db' | 'clock' | 'secrets' | 'failures'>;

export interface Spender {
  memberId: string;
  sessionId: string;
  idempotencyKey: string;
}

/** Refuses with `trial_account`, `account_disabled`, `play_excluded`. */
export async function refuseUnfit(
  db: Queryable,
  of: { merchantId: string; memberId: string },
): Promise<void> {
  const { type, status } = await db
    .selectFrom('members.account')
    .select(['type', 'status'])
    .where('id', '=', of.memberId)
    .where('merchant_id', '=', of.merchantId)
    .executeTakeFirstOrThrow();
  if (type === TRIAL_TYPE) throw new Refusal('trial_account');
  await refuseInactive(db, { ...of, status });
}
