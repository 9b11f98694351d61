import type { sendContactCode as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { MailError } from '../../../../platform/mail/mailer.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { provableContacts } from '../../../house/brands/provable-contacts.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { codeMessage } from '../../../people/authentication/code-message.ts';
import { confirmPassword, type Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { limitMessages } from '../../../people/authentication/limit-messages.ts';
import { proveSecondFactor } from '../../../people/authentication/prove-second-factor.ts';
import { sendTextMessage } from '../../../people/authentication/send-text-message.ts';
import { contactCodeLetter } from '../internal/contact-code-letter.ts';
import { type Contact, readContact } from '../internal/read-contact.ts';

/** A letter takes longer than a text message, and its mailbox may have to be opened first. */
const LETTER_MINUTES = 10;

/**
 * Sends a code to the number or e-mail a member wants to add or change, once password and second factor have been proved.
 * Whether another account has it changes nothing here, so no caller learns who is a member. The response waits for the
 * provider, so that a failure is reported at once. Refuses with the codes that the endpoint declares.
 */
export async function sendContactCode(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { brand } = context;
  const { memberId } = owner;
  const asked = readContact(body, brand);
  refuseUnreachable(deps, asked, context);
  const account = await confirmPassword(deps, owner, body.password, context);
  await proveSecondFactor(deps, account, body.secondFactor, context);
  await refuseUnchanged(deps, asked, memberId, context);
  await limitMessages(deps, { recipient: asked.contact, memberId }, context);
  return asked.kind === 'mobile'
    ? textCode(deps, asked.contact, memberId, context)
    : mailCode(deps, asked.contact, account, context);
}

function refuseUnreachable(
  { senders, smsAllowance }: AuthenticationDeps,
  { kind, contact }: Contact,
  { brand }: RequestContext,
) {
  const provable = provableContacts(senders, brand);
  if (kind === 'email' && !provable.email) throw new Refusal('mail_not_enabled');
  if (kind === 'mobile' && !(provable.mobile && smsAllowance.reaches(brand, contact)))
    throw new Refusal('sms_not_enabled');
}

async function refuseUnchanged(
  { db }: AuthenticationDeps,
  { kind, contact }: Contact,
  memberId: string,
  { brand }: RequestContext,
) {
  const member = await db.kysely
    .selectFrom('members.credential')
    .select(['mobile', 'mobile_verified_at', 'email', 'email_verified_at'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  const proved = kind === 'mobile' ? member.mobile_verified_at : member.email_verified_at;
  if (member[kind] === contact && proved) throw new Refusal('contact_unchanged');
}

async function textCode(
  deps: AuthenticationDeps,
  mobile: string,
  memberId: string,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { brand, language, host } = context;
  const sender = deps.senders.smsSenderFor(brand);
  if (!sender) throw new Refusal('sms_not_enabled');
  const minutes = brand.settings.login.codeMinutes;
  const binding = { merchantId: brand.id, purpose: 'contact', recipient: mobile, memberId } as const;
  const code = await deps.codes.create(binding, minutes * 60_000);
  const text = codeMessage({ brand, language, purpose: 'contact', code, minutes, host });
  await sendTextMessage(deps, brand, sender, { to: mobile, text });
  return { expiredMinutes: minutes };
}

async function mailCode(
  deps: AuthenticationDeps,
  email: string,
  { id: memberId, username }: { id: string; username: string },
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const { brand, language } = context;
  const mailer = deps.senders.mailerFor(brand);
  if (!mailer) throw new Refusal('mail_not_enabled');
  const binding = { merchantId: brand.id, purpose: 'contact', recipient: email, memberId } as const;
  const code = await deps.codes.create(binding, LETTER_MINUTES * 60_000);
  const letter = contactCodeLetter({ brand, language, username, code, minutes: LETTER_MINUTES });
  try {
    await mailer.send({ to: email, ...letter });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    deps.log.warn({ merchant: brand.code, reason: error.code }, 'a code was not sent by e-mail');
    throw new Refusal('mail_failed');
  }
  return { expiredMinutes: LETTER_MINUTES };
}
