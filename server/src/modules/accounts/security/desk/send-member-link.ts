import type { Language } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import { siteOrigin } from '../../../../platform/http/files/site-address.ts';
import { MailError } from '../../../../platform/mail/mailer.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { mainHost } from '../../../house/brands/main-host.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { isShut } from '../../../people/members/account-status.ts';
import { maskEmail } from '../../../people/members/mask.ts';
import type { ScopedMember } from '../../../people/members/scoped-member.ts';
import { isFlooded, LINK_LIFE_MINUTES, writePasswordLink } from '../internal/write-password-link.ts';

/**
 * Sends a member a one-use link for a new password, to the account's own e-mail and to no other. Refuses with `email_missing`,
 * `mail_not_enabled`, `mail_failed`, `account_disabled`, `too_many_requests`.
 */
export async function sendMemberLink(
  deps: Pick<AuthenticationDeps, 'db' | 'clock' | 'senders'> & { publicUrl: string },
  member: ScopedMember,
  brand: BrandProfile,
): Promise<{ to: string; minutes: number }> {
  if (isShut(member.status)) throw new Refusal('account_disabled');
  const { email, username, language } = await deps.db.kysely
    .selectFrom('members.credential')
    .select(['email', 'username', sql<Language>`language`.as('language')])
    .where('id', '=', member.id)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  if (email === null) throw new Refusal('email_missing');
  const host = await mainHost(deps.db.kysely, brand);
  if (!deps.senders.mailerFor(brand) || host === undefined) throw new Refusal('mail_not_enabled');
  if (await isFlooded(deps, member.id, brand))
    throw new Refusal('too_many_requests', { retryAfterSeconds: 3600 });
  try {
    const origin = siteOrigin(host, deps.publicUrl);
    await writePasswordLink(deps, { id: member.id, username, email, language }, { brand, origin });
  } catch (error) {
    throw error instanceof MailError ? new Refusal('mail_failed') : error;
  }
  return { to: maskEmail(email), minutes: LINK_LIFE_MINUTES };
}
