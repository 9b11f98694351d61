import { TRANSFER_KINDS, TRANSFER_REASONS, TRANSFER_STATES } from '@lanna/contract/money/transfers/transfers';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import type { Transfer } from '../vendors/transfer.ts';

/** The transfer, held until the end of the transaction. */
export async function lockTransfer(tx: Tx, id: string): Promise<Transfer | undefined> {
  const row = await transferColumns(tx).where('t.id', '=', id).forUpdate().executeTakeFirst();
  return row && transferOf(row);
}

export async function readTransfer(db: Queryable, id: string): Promise<Transfer | undefined> {
  const row = await transferColumns(db).where('t.id', '=', id).executeTakeFirst();
  return row && transferOf(row);
}

function transferColumns(db: Queryable) {
  return db
    .selectFrom('transfers.transfer as t')
    .select([
      't.id',
      't.merchant_id',
      't.member_id',
      't.kind',
      't.vendor_id',
      't.amount',
      't.currency',
      't.state',
      't.reason',
      't.created_at',
      't.asks',
      't.unclear_at',
      't.version',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof transferColumns>['executeTakeFirstOrThrow']>>;

function transferOf(row: Row): Transfer {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    memberId: row.member_id,
    kind: oneOf(TRANSFER_KINDS, row.kind),
    vendorId: row.vendor_id,
    amount: row.amount,
    currency: row.currency,
    state: oneOf(TRANSFER_STATES, row.state),
    reason: row.reason === null ? null : oneOf(TRANSFER_REASONS, row.reason),
    createdAt: row.created_at,
    asks: row.asks,
    unclearAt: row.unclear_at,
    version: row.version,
  };
}

/** A word of a column that a check of the database holds to the list. */
export function oneOf<const Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`${text} is none of ${words.join(', ')}`);
  return word;
}
