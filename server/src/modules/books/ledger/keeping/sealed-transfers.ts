import { type OpenedSide, type SealedRow, saltOf, sideDigest } from '@lanna/rules/sealed-rows';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** A transfer with all that its leaf covers. */
export interface SealedTransfer {
  id: bigint;
  created_us: bigint;
  debit_account: bigint;
  credit_account: bigint;
  amount: bigint;
  code: string;
  event_us: bigint;
  group_id: string;
  debit_version: bigint | null;
  debit_balance: bigint | null;
  credit_version: bigint | null;
  credit_balance: bigint | null;
}

/** Stretches of transfers by their numbers, both ends included, each with one more than it should have where there are more. */
export async function readStretches(
  db: Queryable,
  stretches: readonly { first: bigint; last: bigint; most: number }[],
): Promise<(SealedTransfer & { first: bigint })[]> {
  const { rows } = await sql<SealedTransfer & { first: bigint }>`
    select s.first, t.id, (extract(epoch from t.created_at) * 1000000)::bigint as created_us, t.debit_account,
      t.credit_account, t.amount, t.code, (extract(epoch from t.event_at) * 1000000)::bigint as event_us, t.group_id,
      t.debit_version, t.debit_balance, t.credit_version, t.credit_balance
    from unnest(${stretches.map(({ first }) => first)}::bigint[], ${stretches.map(({ last }) => last)}::bigint[],
      ${stretches.map(({ most }) => most)}::integer[]) as s(first, last, most)
    cross join lateral (
      select * from ledger.transfer where id between s.first and s.last order by id limit s.most + 1) t
    order by t.id`.execute(db);
  return rows;
}

/** The row of a transfer, of whose sides those are opened that `opens` names by their accounts. */
export function sealedRowOf(
  transfer: SealedTransfer,
  blind: Uint8Array,
  opens: (account: bigint) => boolean = () => true,
): SealedRow {
  const side = (part: 1 | 2, account: bigint, version: bigint | null, balance: bigint | null) => {
    if (version === null) return null;
    const opened: OpenedSide = {
      salt: saltOf(blind, transfer.id, part),
      account: String(account),
      version: String(version),
      balance: String(balance),
    };
    return opens(account) ? opened : sideDigest(opened);
  };
  const { debit_account, credit_account } = transfer;
  return {
    salt: saltOf(blind, transfer.id, 0),
    id: String(transfer.id),
    createdUs: String(transfer.created_us),
    debitAccount: String(debit_account),
    creditAccount: String(credit_account),
    amount: String(transfer.amount),
    code: transfer.code,
    eventUs: String(transfer.event_us),
    reference: transfer.group_id,
    debit: side(1, debit_account, transfer.debit_version, transfer.debit_balance),
    credit: side(2, credit_account, transfer.credit_version, transfer.credit_balance),
  };
}
