import type { Value } from '@lanna/contract/endpoint';
import type { securityOverview } from '@lanna/contract/security';
import type { Database } from '../../platform/database.ts';
import { countRecoveryCodes } from '../authentication/recovery-codes.ts';

/**
 * Shows how an account is protected: of secrets only whether they are set; mobile number and e-mail masked.
 */
export async function showSecurity(
  db: Database,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<Value<typeof securityOverview>> {
  const member = await db.kysely
    .selectFrom('members.credential as member')
    .leftJoin('authentication.second_factor as totp', (join) =>
      join.onRef('totp.member_id', '=', 'member.id').on('totp.kind', '=', 'totp'),
    )
    .select([
      'member.password_hash',
      'member.password_changed_at',
      'member.payment_password_hash',
      'member.mobile',
      'member.email',
      'totp.added_at as totpAddedAt',
    ])
    .where('member.id', '=', memberId)
    .where('member.merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  const passkeys = await db.kysely
    .selectFrom('authentication.second_factor')
    .select(['id', 'name', 'added_at', 'used_at'])
    .where('kind', '=', 'passkey')
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .orderBy('added_at')
    .execute();
  return {
    hasPassword: member.password_hash !== null,
    passwordChangedAt: member.password_changed_at.toISOString(),
    hasPaymentPassword: member.payment_password_hash !== null,
    totp: member.totpAddedAt !== null,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      addedAt: passkey.added_at.toISOString(),
      usedAt: passkey.used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db.kysely, memberId),
    mobileMasked: member.mobile === null ? null : maskMobile(member.mobile),
    emailMasked: member.email === null ? null : maskEmail(member.email),
  };
}

/** `+66812345678` → `+66•••••5678`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}•••••${mobile.slice(-4)}`;
}

/** `somchai@example.com` → `s•••@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${domain}`;
}
