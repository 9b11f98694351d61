import type { confirmContact as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { recordFailedLogin } from '../../../books/audit/record-failed-login.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { lockMember } from '../../../people/members/credentials.ts';
import { maskEmail, maskMobile } from '../../../people/members/mask.ts';
import { flagSharedContact } from '../../../people/members/persons/flag-duplicates.ts';
import { setContact } from '../../../people/members/set-contact.ts';
import type { Exclusions } from '../../protection/exclusions.ts';
import { type EarlierContacts, notifyOfNewContact } from '../internal/notify-of-new-contact.ts';
import { type Contact, readContact } from '../internal/read-contact.ts';

type ContactDeps = AuthenticationDeps & { exclusions: Exclusions };

/**
 * Sets the number or e-mail that the code proves to be the member's; the code is good for the account that asked for it
 * alone. The earlier contact is notified. Links for a new password sent to an earlier e-mail stop working. Refuses with
 * `mobile_invalid`, `invalid_input` {fields}, `verification_code_wrong`, `mobile_taken`.
 */
export async function confirmContact(
  deps: ContactDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const proved = readContact(body, context.brand);
  const { memberId } = owner;
  const attempt = { method: 'contact_code', tried: { memberId } } as const;
  const before = await recordFailedLogin(deps.failures, attempt, context, () =>
    confirm(deps, proved, body.verificationCode, owner, context),
  );
  deps.afterResponse.run('tell of a new contact', () =>
    notifyOfNewContact(deps, { memberId, before, proved }, context),
  );
  return { masked: masked(proved.kind, proved.contact) ?? '' };
}

async function confirm(
  deps: ContactDeps,
  proved: Contact,
  code: string,
  { memberId, sessionId }: Owner,
  context: RequestContext,
): Promise<EarlierContacts> {
  const { kind, contact } = proved;
  const owner = { merchantId: context.brand.id, memberId };
  const binding = { ...owner, purpose: 'contact', recipient: contact } as const;
  const spend = await deps.codes.check(binding, code);
  if (!spend) throw new Refusal('verification_code_wrong');
  const secret = await deps.identityMarkSecret();
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await spend(tx);
    const before = await lockMember(tx, owner);
    await setContact(tx, owner, proved, now);
    if (kind === 'email') await voidLinks(tx, owner, now);
    await deps.exclusions.noticePerson(tx, owner, now);
    await flagSharedContact(tx, { memberId, kind, contact }, context, { secret, now });
    await recordSecurityEvent(
      tx,
      {
        kind: kind === 'mobile' ? 'mobile_changed' : 'email_changed',
        memberId,
        sessionId,
        before: { [kind]: masked(kind, before[kind]), proved: isProved(kind, before) },
        after: { [kind]: masked(kind, contact), proved: true },
      },
      { ...context, now },
    );
    return {
      // Who never proved a number may never have owned it; a stranger is not sent messages about the account.
      mobile: before.mobile_verified_at ? before.mobile : null,
      email: before.email,
    };
  });
}

function masked(kind: Contact['kind'], contact: string | null): string | null {
  if (contact === null) return null;
  return kind === 'mobile' ? maskMobile(contact) : maskEmail(contact);
}

function isProved(
  kind: Contact['kind'],
  member: { mobile_verified_at: Date | null; email_verified_at: Date | null },
): boolean {
  return (kind === 'mobile' ? member.mobile_verified_at : member.email_verified_at) !== null;
}

async function voidLinks(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  now: Date,
) {
  await tx
    .updateTable('security.password_link')
    .set({ used_at: now })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
}
