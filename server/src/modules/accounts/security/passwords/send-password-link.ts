import type { forgotByEmail } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { sql } from 'kysely';
import { MailError } from '../../../../platform/mail/mailer.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { loginKey } from '../../../people/authentication/find-account.ts';
import { isFlooded, LINK_LIFE_MINUTES, writePasswordLink } from '../internal/write-password-link.ts';

/**
 * Sends a one-use link for a new password, when user name (or mobile number) and e-mail belong together. The
 * response is the same, and takes as long, when they do not, unless the brand sets `revealUnknownAccount`:
 * then `username_or_email_unknown`. Refuses with `login_method_closed` where the brand has switched this
 * method off.
 */
export async function sendPasswordLink(
  deps: AuthenticationDeps,
  asked: Received<typeof forgotByEmail>['body'],
  context: RequestContext,
): Promise<Value<typeof forgotByEmail>> {
  const { resetByEmail, revealUnknownAccount } = context.brand.settings.login;
  if (!resetByEmail || !deps.senders.mailerFor(context.brand)) throw new Refusal('login_method_closed');
  if (revealUnknownAccount && !(await findAddressee(deps, asked, context)))
    throw new Refusal('username_or_email_unknown');
  deps.afterResponse.run('send a password link', () => send(deps, asked, context));
  return { expiredMinutes: LINK_LIFE_MINUTES };
}

interface Asked {
  username: string;
  email: string;
}

async function findAddressee(
  { db }: AuthenticationDeps,
  { username, email }: Asked,
  { brand }: RequestContext,
) {
  if (hasUnseenCharacters(username) || hasUnseenCharacters(email)) return undefined;
  const key = loginKey(username, brand);
  return db.kysely
    .selectFrom('members.credential')
    .select(['id', 'username', 'email', sql<Language>`language`.as('language')])
    .where('merchant_id', '=', brand.id)
    .where(key.startsWith('+') ? 'mobile' : 'username_key', '=', key)
    .where('email', '=', email.toLowerCase())
    .where('status', 'not in', ['disabled', 'closed'])
    .executeTakeFirst();
}

async function send(deps: AuthenticationDeps, asked: Asked, context: RequestContext) {
  const { brand } = context;
  const member = await findAddressee(deps, asked, context);
  if (!member?.email || (await isFlooded(deps, member.id, brand))) return;
  try {
    await writePasswordLink(deps, { ...member, email: member.email }, context);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    deps.log.warn({ merchant: brand.code, reason: error.code }, 'a password link was not sent');
  }
}
