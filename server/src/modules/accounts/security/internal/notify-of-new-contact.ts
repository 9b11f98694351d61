import type { Language } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import { MailError } from '../../../../platform/mail/mailer.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { sendTextMessage } from '../../../people/authentication/send-text-message.ts';
import { newContactLetter, newContactText } from './new-contact-message.ts';
import type { Contact } from './read-contact.ts';

/** What reached the member before the change. */
export interface EarlierContacts {
  mobile: string | null;
  email: string | null;
}

/**
 * Notifies the account's holder until now that a number or e-mail is new, wherever they could be reached: if a stranger has
 * taken the account over, its owner is notified of it. In the account's language. A message that cannot be sent changes nothing.
 */
export async function notifyOfNewContact(
  deps: AuthenticationDeps,
  change: { memberId: string; before: EarlierContacts; proved: Contact },
  { brand }: RequestContext,
): Promise<void> {
  const { memberId, before, proved } = change;
  const { kind, contact } = proved;
  const { username, language } = await deps.db.kysely
    .selectFrom('members.credential')
    .select(['username', sql<Language>`language`.as('language')])
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  const notice = { brand, language, username, kind };
  const sender = deps.senders.smsSenderFor(brand);
  const mailer = deps.senders.mailerFor(brand);
  const note = (error: unknown) => {
    if (!(error instanceof Refusal || error instanceof MailError)) throw error;
    deps.log.warn({ merchant: brand.code, reason: error.code }, 'no notice of a new contact was sent');
  };
  if (before.email !== null && before.email !== contact)
    await mailer?.send({ to: before.email, ...newContactLetter(notice) }).catch(note);
  if (before.mobile !== null && before.mobile !== contact && sender)
    await sendTextMessage(deps, brand, sender, { to: before.mobile, text: newContactText(notice) }).catch(
      note,
    );
}
