import type { Language } from '@lanna/contract/accounts';
import type { Received, Value } from '@lanna/contract/endpoint';
import { type forgotByEmail, PASSWORD_LINK_PATH } from '@lanna/contract/password';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { sql } from 'kysely';
import { MailError } from '../../platform/mail/mailer.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WayInDeps } from './deps.ts';
import { countAttempts } from './internal/attempts.ts';
import { loginKey } from './internal/find-account.ts';
import { passwordLinkLetter } from './internal/message-words.ts';
import { newToken, tokenSha256 } from './session.ts';
import type { Visit } from './visit.ts';

const LIFE_MINUTES = 10;
const HOUR_MS = 3_600_000;
/** A letter box is not to be flooded; beyond it the answer stays the same. */
const MAX_LETTERS_AN_HOUR = 3;

/**
 * Sends a one-use link for a new password, when user name (or mobile number) and e-mail belong
 * together. The answer is the same when they do
 * not, and comes as fast, unless the brand says `revealUnknownAccount`: then `username_or_email_unknown`. Refuses with
 * `login_method_closed` where there is no such way.
 */
export async function sendPasswordLink(
  deps: WayInDeps,
  asked: Received<typeof forgotByEmail>['body'],
  visit: Visit,
): Promise<Value<typeof forgotByEmail>> {
  const { resetByEmail, revealUnknownAccount } = visit.brand.settings.login;
  if (!resetByEmail || !deps.senders.mailerFor(visit.brand)) throw new Refusal('login_method_closed');
  if (revealUnknownAccount && !(await findAddressee(deps, asked, visit)))
    throw new Refusal('username_or_email_unknown');
  deps.background.run('send a password link', () => send(deps, asked, visit));
  return { expiredMinutes: LIFE_MINUTES };
}

interface Asked {
  username: string;
  email: string;
}

async function findAddressee({ db }: WayInDeps, { username, email }: Asked, { brand }: Visit) {
  if (hasUnseenCharacters(username) || hasUnseenCharacters(email)) return undefined;
  const key = loginKey(username, brand);
  return db.kysely
    .selectFrom('accounts.member')
    .select(['id', 'username', 'email', sql<Language>`language`.as('language')])
    .where('merchant_id', '=', brand.id)
    .where(key.startsWith('+') ? 'mobile' : 'username_key', '=', key)
    .where('email', '=', email.toLowerCase())
    .where('status', '!=', 'disabled')
    .executeTakeFirst();
}

async function send(deps: WayInDeps, asked: Asked, visit: Visit) {
  const { db, clock, senders, log } = deps;
  const { brand, origin } = visit;
  const member = await findAddressee(deps, asked, visit);
  if (!member?.email || (await isFlooded(deps, member.id, visit))) return;
  const token = newToken();
  await db.kysely
    .insertInto('accounts.password_link')
    .values({
      token_sha256: tokenSha256(token),
      merchant_id: brand.id,
      member_id: member.id,
      expires_at: new Date(clock.now().getTime() + LIFE_MINUTES * 60_000),
    })
    .execute();
  const link = `${origin}${PASSWORD_LINK_PATH}${token}`;
  const { username, language } = member;
  const letter = passwordLinkLetter({ brand, language, username, link, minutes: LIFE_MINUTES });
  try {
    await senders.mailerFor(brand)?.send({ to: member.email, ...letter });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    log.warn({ merchant: brand.code, reason: error.code }, 'a password link was not sent');
  }
}

async function isFlooded({ db, clock }: WayInDeps, memberId: string, { brand }: Visit): Promise<boolean> {
  const subject = ['password-link', brand.id, memberId].join('\n');
  const [tally] = await countAttempts(db.kysely, clock.now(), [{ subject, windowMs: HOUR_MS }]);
  return (tally?.hits ?? 0) > MAX_LETTERS_AN_HOUR;
}
