import type { Language } from '@lanna/contract/people/members/members';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import type { Database, Queryable } from '../../../platform/sql/database.ts';
import { type Prepared, runPrepared } from '../../../platform/sql/prepared.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { readBrandMobile } from '../members/read-brand-mobile.ts';
import { COUNT_TEXT, type Counted, type CountedRow, countValues, type Tally, talliesOf } from './attempts.ts';

/** An account as the authentication methods need it. */
export interface Account {
  id: string;
  username: string;
  type: number;
  status: string;
  password_hash: string | null;
  password_changed_at: Date;
  first_login_at: Date | null;
  /** Another person has made the account, and its owner has yet to take it over. */
  enrolment_due: boolean;
  /** The language of messages to the account's owner. */
  language: Language;
  hasTotp: boolean;
  hasPasskey: boolean;
}

/**
 * Finds an account by user name or mobile number for a log-in by password. User names begin with a letter, so
 * no key is both. The number need not be verified here, since the password is the proof. `key` is normalised
 * by `loginKey`.
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

/** The same, and counts an attempt in the same statement, since every log-in needs both. */
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

/** No account has a name with unseen characters, and PostgreSQL does not accept all of them (NUL). */
function findable(key: string): string | null {
  return hasUnseenCharacters(key) ? null : key;
}

/** Normalises a typed name to E.164 or lower case, so that attempts at one account are counted together. */
export function loginKey(name: string, brand: BrandProfile): string {
  const mobile = /^[+\d]/.test(name) ? readBrandMobile(name, undefined, brand.country) : null;
  return mobile ?? name.toLowerCase();
}

/**
 * Finds an account by a mobile number whose owner has just been verified. A number that the account itself
 * never verified is not matched.
 */
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

/** Matches the brand in one parameter and the key in the next. */
function accountWhere(condition: string, brandParameter = 1): string {
  return `
    select member.id, member.username, member.type, member.status, member.password_hash, member.password_changed_at,
      member.first_login_at, member.language, member.enrolment_due,
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
