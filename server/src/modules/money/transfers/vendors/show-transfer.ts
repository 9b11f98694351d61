import {
  type OwnTransfer,
  TRANSFER_KINDS,
  TRANSFER_REASONS,
  TRANSFER_STATES,
} from '@lanna/contract/money/transfers/transfers';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { oneOf } from '../internal/transfer-rows.ts';

/** Transfers of a member as the member sees them. */
export function ownTransfers(db: Queryable, owner: { merchantId: string; memberId: string }) {
  return db
    .selectFrom('transfers.transfer as t')
    .leftJoin('catalogue.vendor_record as v', 'v.id', 't.vendor_id')
    .where('t.merchant_id', '=', owner.merchantId)
    .where('t.member_id', '=', owner.memberId)
    .select([
      't.id',
      't.kind',
      't.state',
      't.reason',
      't.amount',
      't.currency',
      't.created_at',
      't.ended_at',
      't.unclear_at',
      'v.code as vendor_code',
      'v.name as vendor_name',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof ownTransfers>['executeTakeFirstOrThrow']>>;

export function showTransfer(row: Row): OwnTransfer {
  const state = oneOf(TRANSFER_STATES, row.state);
  return {
    id: row.id,
    kind: oneOf(TRANSFER_KINDS, row.kind),
    state,
    reason: row.reason === null ? null : oneOf(TRANSFER_REASONS, row.reason),
    vassalage: row.vendor_code,
    vendorName: row.vendor_name,
    amount: formatMoney(row.amount),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    unclear: state === 'sending' && row.unclear_at !== null,
  };
}

export async function showOwnTransfer(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
  id: string,
): Promise<OwnTransfer> {
  return showTransfer(await ownTransfers(db, owner).where('t.id', '=', id).executeTakeFirstOrThrow());
}
