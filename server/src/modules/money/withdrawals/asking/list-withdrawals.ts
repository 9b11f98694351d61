import type { Received, Value } from '@lanna/contract/endpoint';
import type { withdrawals as endpoint, Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { numberedPage } from '../../../../platform/sql/numbered-page.ts';
import { type Reader, showWithdrawals, withdrawalRows } from './withdrawal.ts';

interface Member extends Reader {
  memberId: string;
}

/** A page of the member's withdrawals, newest first. */
export async function listWithdrawals(
  db: Queryable,
  { memberId, ...reader }: Member,
  asked: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const own = withdrawalRows(db)
    .where('w.member_id', '=', memberId)
    .where('w.merchant_id', '=', reader.brand.id)
    .orderBy('w.requested_at', 'desc')
    .orderBy('w.id', 'desc');
  const { rows, ...facts } = await numberedPage(own, asked);
  return { list: await showWithdrawals(db, rows, reader), ...facts };
}

/** One withdrawal of the member's. Refuses with `withdrawal_unknown`. */
export async function showWithdrawal(
  db: Queryable,
  { memberId, ...reader }: Member,
  id: string,
): Promise<Withdrawal> {
  const row = await withdrawalRows(db)
    .where('w.id', '=', id)
    .where('w.member_id', '=', memberId)
    .where('w.merchant_id', '=', reader.brand.id)
    .executeTakeFirst();
  const [shown] = row ? await showWithdrawals(db, [row], reader) : [];
  if (!shown) throw new Refusal('withdrawal_unknown');
  return shown;
}
