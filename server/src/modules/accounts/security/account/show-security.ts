import type { securityOverview } from '@lanna/contract/accounts/security/security';
import type { Value } from '@lanna/contract/endpoint';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { provableContacts } from '../../../house/brands/provable-contacts.ts';
import type { Senders } from '../../../house/brands/senders.ts';
import { countRecoveryCodes } from '../../../people/authentication/recovery-codes.ts';
import { maskEmail, maskMobile } from '../../../people/members/mask.ts';

/**
 * Shows how an account is protected: of secrets only whether they are set; mobile number and e-mail masked.
 */
export async function showSecurity(
  { db, senders }: { db: Database; senders: Senders },
  memberId: string,
  brand: BrandProfile,
): Promise<Value<typeof securityOverview>> {
  const merchantId = brand.id;
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
      'member.mobile_verified_at',
      'member.email',
      'member.email_verified_at',
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
    mobileProved: member.mobile_verified_at !== null,
    emailProved: member.email_verified_at !== null,
    provable: provableContacts(senders, brand),
  };
}
