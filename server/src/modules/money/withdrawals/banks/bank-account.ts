import { createHmac } from 'node:crypto';
import type { BankAccount } from '@lanna/contract/money/withdrawals/bank-accounts';
import { OPEN_WITHDRAWAL_STATES } from '@lanna/rules/money/withdrawals/withdrawal-states';
import type { Selectable } from 'kysely';
import type { WithdrawalsBankAccount } from '../../../../platform/generated/withdrawals.ts';
import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import type { SealedPlace } from '../../../../platform/sealing/secret-box.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

export type BankAccountRow = Selectable<WithdrawalsBankAccount>;

const TABLE = 'withdrawals.bank_account';
export const BANK_ACCOUNT_NUMBERS: SealedColumn = { table: TABLE, row: 'id', secret: 'number' };

export function bankAccountPlace(id: string): SealedPlace {
  return { table: TABLE, row: id };
}

/** Two equal numbers of a bank at a brand have the same mark; other brands' have another. */
export function numberMark(
  secret: Buffer,
  { merchantId, bankCode, number }: { merchantId: string; bankCode: string; number: string },
): Buffer {
  return createHmac('sha256', secret)
    .update(['bank-account', merchantId, bankCode, number].join('|'))
    .digest();
}

/** Accounts that a member has now, oldest first. */
export async function readBankAccounts(
  db: Queryable,
  { merchantId, memberId }: { merchantId: string; memberId: string },
): Promise<(BankAccountRow & { in_use: boolean })[]> {
  return db
    .selectFrom('withdrawals.bank_account as a')
    .selectAll('a')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('withdrawals.withdrawal as w')
          .select('w.id')
          .whereRef('w.bank_account_id', '=', 'a.id')
          .where('w.state', 'in', OPEN_WITHDRAWAL_STATES),
      )
        .$castTo<boolean>()
        .as('in_use'),
    )
    .where('a.merchant_id', '=', merchantId)
    .where('a.member_id', '=', memberId)
    .where('a.removed_at', 'is', null)
    .orderBy('a.added_at')
    .orderBy('a.id')
    .execute();
}

/** As its own member sees it. */
export function showBankAccount(row: BankAccountRow & { in_use: boolean }, now: Date): BankAccount {
  const isUsable = row.usable_from <= now;
  return {
    id: row.id,
    bankCode: row.bank_code,
    numberMasked: row.number_masked,
    holderName: row.holder_name,
    state: isUsable ? 'usable' : 'cooling',
    usableFrom: isUsable ? null : row.usable_from.toISOString(),
    addedAt: row.added_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    inUse: row.in_use,
  };
}
