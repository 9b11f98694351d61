import type { TransferRow } from '@lanna/contract/money/transfers/ops';
import { TRANSFER_KINDS, TRANSFER_REASONS, TRANSFER_STATES } from '@lanna/contract/money/transfers/transfers';
import { formatMoney } from '@lanna/rules/money';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { oneOf } from '../internal/transfer-rows.ts';

/** Transfers of the brands of a scope. */
export function opsTransferRows(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('transfers.transfer as t')
    .innerJoin('members.account as m', 'm.id', 't.member_id')
    .leftJoin('members.account as a', 'a.id', 't.agent_id')
    .leftJoin('catalogue.vendor_record as v', 'v.id', 't.vendor_id')
    .where('t.merchant_id', 'in', [...brandIds])
    .select([
      't.id',
      't.merchant_id',
      't.kind',
      't.state',
      't.reason',
      't.member_id',
      'm.username',
      'a.username as agent_name',
      'v.code as vendor_code',
      't.amount',
      't.currency',
      't.created_at',
      't.ended_at',
      't.unclear_at',
      't.contradicted_at',
      't.contradiction_seen_at',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof opsTransferRows>['executeTakeFirstOrThrow']>>;

export function showTransferRow(row: Row, brands: readonly Brand[]): TransferRow {
  const state = oneOf(TRANSFER_STATES, row.state);
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    kind: oneOf(TRANSFER_KINDS, row.kind),
    state,
    reason: row.reason === null ? null : oneOf(TRANSFER_REASONS, row.reason),
    member: { id: row.member_id, name: row.username ?? '' },
    other: row.vendor_code ?? row.agent_name ?? '',
    amount: formatMoney(row.amount),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    attention: attentionOf(row),
  };
}

function attentionOf(row: Row): TransferRow['attention'] {
  if (row.contradicted_at !== null && row.contradiction_seen_at === null) return 'contradicted';
  return row.state === 'sending' && row.unclear_at !== null ? 'unclear' : null;
}
