import { OPERATOR_LINK_PATH } from '@lanna/contract/people/operators/ops';
import { MailError, type Mailer } from '../../../../platform/mail/mailer.ts';
import { newToken, tokenSha256 } from '../../authentication/session.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { LINK_LIFE_HOURS } from '../session/password-link.ts';
import { addressNotice, maskedEmail, passwordLinkLetter } from './letter-words.ts';

type LetterDeps = Pick<OperatorDeps, 'db' | 'clock' | 'mailer' | 'consoleOrigin'>;

const AT_ONCE = 20;

/**
 * Sends what was decided: links for passwords, and notices to addresses of before. The token of a link is made here and stands in the letter
 * alone. What cannot be sent is tried again by the job until the link's time is over; why not stands at the operator's page.
 */
export async function sendLetters(deps: LetterDeps): Promise<void> {
  const mailer = await deps.mailer();
  if (!mailer) return;
  for (let sent = 0; sent < AT_ONCE && (await sendOneLink(deps, mailer)); sent += 1);
  for (let sent = 0; sent < AT_ONCE && (await sendOneNotice(deps, mailer)); sent += 1);
}

/** True where one was sent and another may wait. */
function sendOneLink({ db, clock, consoleOrigin }: LetterDeps, mailer: Mailer): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const link = await tx
      .selectFrom('operators.password_link as l')
      .innerJoin('operators.operator as o', 'o.id', 'l.operator_id')
      .where('l.sent_at', 'is', null)
      .where('l.expires_at', '>', now)
      .where('o.status', '=', 'active')
      .where('o.email', 'is not', null)
      .orderBy('l.wanted_at')
      .select(['l.operator_id', 'o.name', 'o.email'])
      .forUpdate('l')
      .skipLocked()
      .limit(1)
      .executeTakeFirst();
    if (!link?.email) return false;
    const token = newToken();
    const letter = passwordLinkLetter({
      name: link.name,
      link: `${consoleOrigin}${OPERATOR_LINK_PATH}#${token}`,
      hours: LINK_LIFE_HOURS,
    });
    const failure = await failureOf(() => mailer.send({ to: link.email ?? '', ...letter }));
    await tx
      .updateTable('operators.password_link')
      .set(failure ? { failure } : { token_sha256: tokenSha256(token), sent_at: now, failure: null })
      .where('operator_id', '=', link.operator_id)
      .execute();
    return failure === undefined;
  });
}

function sendOneNotice({ db }: LetterDeps, mailer: Mailer): Promise<boolean> {
  return db.transaction(async (tx) => {
    const notice = await tx
      .selectFrom('operators.address_notice as n')
      .innerJoin('operators.operator as o', 'o.id', 'n.operator_id')
      .orderBy('n.wanted_at')
      .select(['n.id', 'n.email as to', 'o.name', 'o.email'])
      .forUpdate('n')
      .skipLocked()
      .limit(1)
      .executeTakeFirst();
    if (!notice) return false;
    const letter = addressNotice({ name: notice.name, email: maskedEmail(notice.email ?? '') });
    const failure = await failureOf(() => mailer.send({ to: notice.to, ...letter }));
    // An address that will never work is sent nothing.
    if (failure === 'unreachable') return false;
    await tx.deleteFrom('operators.address_notice').where('id', '=', notice.id).execute();
    return true;
  });
}

async function failureOf(send: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (error instanceof MailError) return error.code;
    throw error;
  }
}
