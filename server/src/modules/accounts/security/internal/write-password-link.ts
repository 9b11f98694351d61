import { PASSWORD_LINK_PATH } from '@lanna/contract/accounts/security/security';
import type { Language } from '@lanna/contract/people/members/members';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { countAttempts } from '../../../people/authentication/attempts.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { newToken, tokenSha256 } from '../../../people/authentication/session.ts';
import { passwordLinkLetter } from './password-link-letter.ts';

export const LINK_LIFE_MINUTES = 10;
const HOUR_MS = 3_600_000;
/** Limits e-mails to one address, whichever caller asks for them. */
const MAX_LETTERS_AN_HOUR = 3;

/** Whether a member has been sent enough links for now; counts this one. */
export async function isFlooded(
  { db, clock }: Pick<AuthenticationDeps, 'db' | 'clock'>,
  memberId: string,
  brand: { id: string },
): Promise<boolean> {
  const subject = ['password-link', brand.id, memberId].join('\n');
  const [tally] = await countAttempts(db.kysely, clock.now(), [{ subject, windowMs: HOUR_MS }]);
  return (tally?.hits ?? 0) > MAX_LETTERS_AN_HOUR;
}

/** Makes a one-use link and sends it. Throws what the mailer throws. */
export async function writePasswordLink(
  { db, clock, senders }: Pick<AuthenticationDeps, 'db' | 'clock' | 'senders'>,
  member: { id: string; username: string; email: string; language: Language },
  { brand, origin }: { brand: BrandProfile; origin: string },
): Promise<void> {
  const token = newToken();
  await db.kysely
    .insertInto('security.password_link')
    .values({
      token_sha256: tokenSha256(token),
      merchant_id: brand.id,
      member_id: member.id,
      expires_at: new Date(clock.now().getTime() + LINK_LIFE_MINUTES * 60_000),
    })
    .execute();
  const link = `${origin}${PASSWORD_LINK_PATH}${token}`;
  const { username, language } = member;
  const letter = passwordLinkLetter({ brand, language, username, link, minutes: LINK_LIFE_MINUTES });
  await senders.mailerFor(brand)?.send({ to: member.email, ...letter });
}
