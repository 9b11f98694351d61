import type { Received, Value } from '@lanna/contract/endpoint';
import type { DepositPage, listDeposits as endpoint } from '@lanna/contract/money/cashier/cashier';
import type { DepositState, MoveCause } from '@lanna/rules/money/cashier/deposit-state';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { numberedPage } from '../../../../platform/sql/numbered-page.ts';
import {
  type DepositReader,
  depositRows,
  readOwnDeposit,
  showDeposit,
  stateAt,
  stateInQuery,
} from '../record/deposit.ts';

export interface DepositOwner extends DepositReader {
  memberId: string;
}

/** One page of a member's deposits, newest first. */
export async function listDeposits(
  db: Queryable,
  { memberId, ...reader }: DepositOwner,
  { status, ...asked }: Received<typeof endpoint>['query'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const matching = depositRows(db)
    .where('d.member_id', '=', memberId)
    .where('d.merchant_id', '=', reader.brand.id)
    .$if(status !== undefined, (query) => query.where(stateInQuery(now), '=', status ?? 'created'));
  const ordered = matching.orderBy('d.created_at', 'desc').orderBy('d.id', 'desc');
  const { rows, ...facts } = await numberedPage(ordered, asked);
  return { list: rows.map((row) => showDeposit(row, reader, now)), ...facts };
}

/** One deposit with every step it has taken. Refuses with `deposit_unknown`. */
export async function showOwnDeposit(
  db: Queryable,
  { memberId, ...reader }: DepositOwner,
  id: string,
  now: Date,
): Promise<DepositPage> {
  const row = await readOwnDeposit(db, { id, memberId, merchantId: reader.brand.id });
  const moves = await db
    .selectFrom('cashier.move')
    .select(['to_status', 'cause', 'at'])
    .where('deposit_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .limit(100)
    .execute();
  const steps: DepositPage['steps'] = moves.map(({ to_status, cause, at }) => ({
    to: to_status as DepositState,
    cause: cause as MoveCause,
    at: at.toISOString(),
  }));
  // The clock has moved it, and the job has yet to write it down.
  if (stateAt(row, now) !== row.status && row.expires_at)
    steps.push({ to: 'expired', cause: 'expired', at: row.expires_at.toISOString() });
  return { ...showDeposit(row, reader, now), steps };
}
