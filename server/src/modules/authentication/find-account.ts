import type { Language } from '@lanna/contract/members';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import type { Database, Queryable } from '../../platform/database.ts';
import { type Prepared, runPrepared } from '../../platform/prepared.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { readBrandMobile } from '../members/read-brand-mobile.ts';
import { COUNT_TEXT, type Counted, type CountedRow, countValues, type Tally, talliesOf } from './attempts.ts';

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
 * not be proved here, since the password is what opens. `key` is spelt as `loginKey` does.
 */
export async function findAccountByName(
  db: Database | Queryable,
  merchantId: string,
  key: string,
): Promise<Account | undefined> {
  const [account] = await runPrepared<Account>(db, key.startsWith('+') ? BY_MOBILE : BY_NAME, [
    merchantId,
    findable(key),
  ]);
  return account;
}

/** The same, and counts a try in the same statement: every log-in asks for both. */
export async function tryAccountByName(
  db: Database,
  merchantId: string,
  key: string,
  { now, counted }: { now: Date; counted: readonly Counted[] },
): Promise<{ account: Account | undefined; tallies: Tally[] }> {
  const rows = await runPrepared<CountedRow & { [Field in keyof Account]: Account[Field] | null }>(
    db,
    key.startsWith('+') ? TRY_BY_MOBILE : TRY_BY_NAME,
    [...countValues(now, counted), merchantId, findable(key)],
  );
  const [first] = rows;
  return { account: first && isFound(first) ? first : undefined, tallies: talliesOf(rows, counted) };
}

function isFound(row: { [Field in keyof Account]: Account[Field] | null }): row is Account {
  return row.id !== null;
}

/** No account has such a name, and PostgreSQL does not take every one of them. */
function findable(key: string): string | null {
  return hasUnseenCharacters(key) ? null : key;
}

/** One spelling for a name however it is typed, so that tries are counted together: E.164, or lower case. */
export function loginKey(name: string, brand: BrandProfile): string {
  const mobile = /^[+\d]/.test(name) ? readBrandMobile(name, undefined, brand.country) : null;
  return mobile ?? name.toLowerCase();
}

/** By a mobile number somebody has proved to be theirs. A number the account never proved opens nothing. */
export async function findAccountByMobile(
  db: Database | Queryable,
  merchantId: string,
  mobile: string,
): Promise<Account | undefined> {
  const [account] = await runPrepared<Account>(db, BY_PROVED_MOBILE, [merchantId, mobile]);
  return account;
}

export async function findAccountById(
  db: Database | Queryable,
  merchantId: string,
  memberId: string,
): Promise<Account | undefined> {
  const [account] = await runPrepared<Account>(db, BY_ID, [merchantId, memberId]);
  return account;
}

/** Of the brand in one parameter, with what is asked in the next. */
function accountWhere(condition: string, brandParameter = 1): string {
  return `
    select member.id, member.username, member.type, member.status, member.password_hash, member.password_changed_at,
      member.first_login_at, member.language,
      exists (select from authentication.totp where totp.member_id = member.id) as "hasTotp",
      exists (select from authentication.passkey where passkey.member_id = member.id) as "hasPasskey"
    from members.credential member where member.merchant_id = $${brandParameter} and ${condition}`;
}

function tryText(condition: string): string {
  return `with counted as (${COUNT_TEXT}), account as (${accountWhere(condition, 4)})
    select counted.*, account.* from counted left join account on true`;
}

const BY_NAME: Prepared = { name: 'account-by-name', text: accountWhere('member.username_key = $2') };
const BY_MOBILE: Prepared = { name: 'account-by-mobile', text: accountWhere('member.mobile = $2') };
const BY_PROVED_MOBILE: Prepared = {
  name: 'account-by-proved-mobile',
  text: accountWhere('member.mobile = $2 and member.mobile_verified_at is not null'),
};
const BY_ID: Prepared = { name: 'account-by-id', text: accountWhere('member.id = $2') };
const TRY_BY_NAME: Prepared = { name: 'try-by-name', text: tryText('member.username_key = $5') };
const TRY_BY_MOBILE: Prepared = { name: 'try-by-mobile', text: tryText('member.mobile = $5') };
