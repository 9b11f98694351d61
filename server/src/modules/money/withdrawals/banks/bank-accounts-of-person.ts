import { sql } from 'kysely';
import { openKept, type SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BankAccountsOfPerson } from '../../../accounts/protection/exclusion-deps.ts';
import { bankAccountPlace, numberMark } from './bank-account.ts';

/** More than one person has at all brands. */
const HOLDERS_MAX = 50;

/** Whose bank accounts these are, over all brands: a person who shut themselves out of play is known again by them. */
export function bankAccountsOfPerson(deps: {
  secrets: SecretBox;
  bankMarkSecret(): Promise<Buffer>;
}): BankAccountsOfPerson {
  return {
    ofMember: async (db, memberId) =>
      (await accountsOf(db, memberId)).map(({ id, bank_code, number, proved }) => ({
        bankCode: bank_code,
        number: openKept(deps.secrets, number, bankAccountPlace(id)),
        proved,
      })),
    holders: async (db, account) => {
      const secret = await deps.bankMarkSecret();
      const brands = await db.selectFrom('brands.brand').select('id').execute();
      const marks = brands.map(({ id }) => numberMark(secret, { merchantId: id, ...account }));
      return db
        .selectFrom('withdrawals.bank_account')
        .select(['member_id as memberId', 'merchant_id as merchantId'])
        .where(
          sql<boolean>`(merchant_id, number_mark) in (${sql.join(
            marks.map((mark, at) => sql`(${brands[at]?.id}::uuid, ${mark}::bytea)`),
          )})`,
        )
        .where('removed_at', 'is', null)
        .orderBy('member_id')
        .limit(HOLDERS_MAX)
        .execute();
    },
  };
}

/** Those of now, and earlier ones that were paid to. A withdrawal names the account it was asked for to. */
async function accountsOf(db: Queryable, memberId: string) {
  const proved = sql<boolean>`exists (
    select from withdrawals.withdrawal w
    where w.bank_account_id = a.id and w.member_id = a.member_id and w.state in ('paid', 'partly_paid'))`;
  return db
    .selectFrom('withdrawals.bank_account as a')
    .select(['a.id', 'a.bank_code', 'a.number', proved.as('proved')])
    .where('a.member_id', '=', memberId)
    .where(sql<boolean>`(a.removed_at is null or ${proved})`)
    .execute();
}
