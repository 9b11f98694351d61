import type { showMemberSecurity as endpoint } from '@lanna/contract/accounts/security/ops';
import type { Value } from '@lanna/contract/endpoint';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { deviceName } from '../../../books/audit/device-name.ts';
import { countRecoveryCodes } from '../../../people/authentication/recovery-codes.ts';
import { earliestSeenAt } from '../../../people/authentication/session.ts';
import type { ScopedMember } from '../../../people/members/scoped-member.ts';

/** How an account is protected, for an operator: of secrets only whether they are set. */
export async function memberSecurity(
  db: Queryable,
  { id, merchantId }: ScopedMember,
  { sessionIdleMs, sendsLetters, now }: { sessionIdleMs: number; sendsLetters: boolean; now: Date },
): Promise<Value<typeof endpoint>> {
  const member = await db
    .selectFrom('members.credential')
    .select(['password_hash', 'password_changed_at', 'payment_password_hash', 'email'])
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const factors = await db
    .selectFrom('authentication.second_factor')
    .select(['kind', 'name', 'added_at', 'used_at'])
    .where('member_id', '=', id)
    .where('merchant_id', '=', merchantId)
    .orderBy('added_at')
    .execute();
  const open = await db
    .selectFrom('authentication.session_info')
    .select('user_agent')
    .where('member_id', '=', id)
    .where('merchant_id', '=', merchantId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>=', earliestSeenAt(now, sessionIdleMs))
    .orderBy('seen_at', 'desc')
    .execute();
  return {
    hasPassword: member.password_hash !== null,
    passwordChangedAt: member.password_changed_at.toISOString(),
    hasWithdrawalPassword: member.payment_password_hash !== null,
    factors: factors.map((factor) => ({
      kind: factor.kind === 'totp' ? 'totp' : 'passkey',
      name: factor.name,
      addedAt: (factor.added_at ?? now).toISOString(),
      usedAt: factor.used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    openSessions: open.length,
    devices: [...new Set(open.map(({ user_agent }) => deviceName(user_agent)))].filter((name) => name !== ''),
    canSendLink: member.email !== null && sendsLetters,
  };
}
