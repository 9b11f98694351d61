import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What an account says of the person behind it. */
export interface Person {
  /** E.164, and lower case. */
  mobile: string | null;
  mobileProved: boolean;
  email: string | null;
  emailProved: boolean;
  idNumber: string | null;
  /** Real names: the full name, and the one that money is paid out to. */
  names: string[];
  birthday: string | null;
}

/** Of any brand: for what concerns a person and not an account. */
export async function readPerson(db: Queryable, memberId: string): Promise<Person> {
  const row = await db
    .selectFrom('members.member as m')
    .leftJoin('members.profile as p', 'p.member_id', 'm.id')
    .select([
      'm.mobile',
      'm.mobile_verified_at',
      'm.email',
      'm.email_verified_at',
      'p.id_number',
      'p.full_name',
      'p.payee_name',
      sql<string | null>`p.birthday::text`.as('birthday'),
    ])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    mobile: row.mobile,
    mobileProved: row.mobile_verified_at !== null,
    email: row.email,
    emailProved: row.email_verified_at !== null,
    idNumber: row.id_number,
    names: [row.full_name, row.payee_name].filter((name) => name !== null),
    birthday: row.birthday,
  };
}

/** A document's number as it is compared: its letters and digits. */
export function documentKey(idNumber: string): string {
  return idNumber.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

export interface FoundAccount {
  memberId: string;
  merchantId: string;
}

/** Accounts of all brands that have this number, e-mail or document, proved or not; demo accounts are no person's. */
export async function accountsWith(
  db: Queryable,
  { kind, value }: { kind: 'mobile' | 'email' | 'id_number'; value: string },
  limit: number,
): Promise<FoundAccount[]> {
  const accounts = db
    .selectFrom('members.member as m')
    .select(['m.id as memberId', 'm.merchant_id as merchantId'])
    .where('m.type', '<>', 4)
    .orderBy('m.id')
    .limit(limit);
  if (kind === 'email') return accounts.where('m.email', '=', value).execute();
  if (kind === 'mobile') return accounts.where('m.mobile', '=', value).execute();
  return accounts
    .innerJoin('members.profile as p', 'p.member_id', 'm.id')
    .where(sql<string>`upper(regexp_replace(p.id_number, '[^[:alnum:]]', '', 'g'))`, '=', value)
    .execute();
}
