import type { Language } from '@lanna/contract/accounts';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database.ts';
import type { BrandProfile } from '../../brands/brand.ts';
import { readBrandMobile } from './read-brand-mobile.ts';

/** An account as the ways in see it. */
export interface Account {
  id: string;
  username: string;
  type: number;
  status: string;
  password_hash: string | null;
  password_changed_at: Date;
  first_login_at: Date | null;
  /** In which the account is written to. */
  language: Language;
  hasTotp: boolean;
  hasPasskey: boolean;
}

/**
 * By user name, or by a mobile number with a password: user names begin with a letter, so nothing is both. The number need
 * not be proved here, since the password is what opens.
 */
export async function findAccountByName(
  db: Queryable,
  brand: BrandProfile,
  name: string,
): Promise<Account | undefined> {
  // No account has such a name, and PostgreSQL does not take every one of them.
  if (hasUnseenCharacters(name)) return undefined;
  const key = loginKey(name, brand);
  return accountsOf(db, brand.id)
    .where(key.startsWith('+') ? 'member.mobile' : 'member.username_key', '=', key)
    .executeTakeFirst();
}

/** One spelling for a name however it is typed, so that tries are counted together: E.164, or lower case. */
export function loginKey(name: string, brand: BrandProfile): string {
  const mobile = /^[+\d]/.test(name) ? readBrandMobile(name, undefined, brand.country) : null;
  return mobile ?? name.toLowerCase();
}

/** By a mobile number somebody has proved to be theirs. A number the account never proved opens nothing. */
export function findAccountByMobile(
  db: Queryable,
  merchantId: string,
  mobile: string,
): Promise<Account | undefined> {
  return accountsOf(db, merchantId)
    .where('member.mobile', '=', mobile)
    .where('member.mobile_verified_at', 'is not', null)
    .executeTakeFirst();
}

export function findAccountById(
  db: Queryable,
  merchantId: string,
  memberId: string,
): Promise<Account | undefined> {
  return accountsOf(db, merchantId).where('member.id', '=', memberId).executeTakeFirst();
}

function accountsOf(db: Queryable, merchantId: string) {
  return db
    .selectFrom('accounts.member as member')
    .where('member.merchant_id', '=', merchantId)
    .select((eb) => [
      'member.id',
      'member.username',
      'member.type',
      'member.status',
      'member.password_hash',
      'member.password_changed_at',
      'member.first_login_at',
      sql<Language>`member.language`.as('language'),
      eb
        .exists(
          eb
            .selectFrom('accounts.totp')
            .select('accounts.totp.member_id')
            .whereRef('accounts.totp.member_id', '=', 'member.id'),
        )
        .$castTo<boolean>()
        .as('hasTotp'),
      eb
        .exists(
          eb
            .selectFrom('accounts.passkey')
            .select('accounts.passkey.id')
            .whereRef('accounts.passkey.member_id', '=', 'member.id'),
        )
        .$castTo<boolean>()
        .as('hasPasskey'),
    ]);
}
