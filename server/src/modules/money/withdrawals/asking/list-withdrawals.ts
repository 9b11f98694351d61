import type { Received, Value } from '@lanna/contract/endpoint';
import type { withdrawals as endpoint, Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type Reader, showWithdrawals, withdrawalRows } from './withdrawal.ts';

interface Member extends Reader {
  memberId: string;
}

/** A page of the member's withdrawals, newest first. */
export async function listWithdrawals(
  db: Queryable,
  { memberId, ...reader }: Member,
  { pageNo, pageSize }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const own = withdrawalRows(db)
    .where('w.member_id', '=', memberId)
    .where('w.merchant_id', '=', reader.brand.id);
  const rows = await own
    .orderBy('w.requested_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const { count } = await own
    .clearSelect()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  return {
    list: await showWithdrawals(db, rows, reader),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
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
