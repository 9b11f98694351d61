import type { Received, Value } from '@lanna/contract/endpoint';
import type { listTransfers as endpoint } from '@lanna/contract/money/transfers/transfers';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { numberedPage } from '../../../../platform/sql/numbered-page.ts';
import { ownTransfers, showTransfer } from './show-transfer.ts';

/** A page of a member's transfers, newest first. */
export async function listOwnTransfers(
  db: Queryable,
  owner: { merchantId: string; memberId: string },
  { kind, state, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const wanted = ownTransfers(db, owner)
    .$if(kind === 'vendor', (rows) => rows.where('t.vendor_id', 'is not', null))
    .$if(kind === 'upline', (rows) => rows.where('t.kind', '=', 'upline'))
    .$if(state === 'open', (rows) => rows.where('t.state', 'in', ['asked', 'sending']))
    .$if(state === 'done' || state === 'refused', (rows) => rows.where('t.state', '=', state ?? ''));
  const ordered = wanted.orderBy('t.created_at', 'desc').orderBy('t.id', 'desc');
  const { rows, ...facts } = await numberedPage(ordered, asked);
  return { list: rows.map(showTransfer), ...facts };
}
