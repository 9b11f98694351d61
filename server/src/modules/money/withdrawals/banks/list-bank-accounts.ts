import type { Value } from '@lanna/contract/endpoint';
import type { bankAccounts } from '@lanna/contract/money/withdrawals/bank-accounts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { findAccountById } from '../../../people/authentication/find-account.ts';
import { readPayeeName } from '../../../people/members/persons/payee-name.ts';
import { readSettings } from '../settings.ts';
import { readBankAccounts, showBankAccount } from './bank-account.ts';

/** A member's bank accounts, and what adding one takes. */
export async function listBankAccounts(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
  now: Date,
): Promise<Value<typeof bankAccounts>> {
  const [rows, settings, payeeName, protection] = await Promise.all([
    readBankAccounts(db, owner),
    readSettings(db, owner.merchantId),
    readPayeeName(db, owner),
    readProtection(db, owner),
  ]);
  return {
    list: rows.map((row) => showBankAccount(row, now)),
    max: settings.bankAccountsMax,
    payeeName,
    coolingHours: settings.coolingHours,
    ...protection,
  };
}

/** What the member has to prove before money may leave. */
export async function readProtection(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<{ hasPaymentPassword: boolean; hasSecondFactor: boolean }> {
  const [kept, account] = await Promise.all([
    db
      .selectFrom('members.credential')
      .select('payment_password_hash')
      .where('id', '=', memberId)
      .where('merchant_id', '=', merchantId)
      .executeTakeFirstOrThrow(),
    findAccountById(db, merchantId, memberId),
  ]);
  return {
    hasPaymentPassword: kept.payment_password_hash !== null,
    hasSecondFactor: (account?.hasTotp ?? false) || (account?.hasPasskey ?? false),
  };
}
