import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { stateOf, type WithdrawalRow, withdrawalSubject } from '../asking/withdrawal.ts';
import { lockWithdrawal, moveWithdrawal } from '../record/move-withdrawal.ts';
import { readSettings } from '../settings.ts';

export type DeskCall = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;
export interface Versioned {
  id: string;
  version: number;
}

/** Takes a withdrawal in hand, also out of another operator's. Refuses as `takeWithdrawal` declares. */
export async function takeWithdrawal(
  tx: Tx,
  call: DeskCall,
  { id, version }: Versioned,
  now: Date,
): Promise<void> {
  const withdrawal = await lockWithdrawal(tx, { id, version, brandIds: call.brandIds });
  if (stateOf(withdrawal) === 'signed')
    throw new Refusal('withdrawal_move_impossible', { from: 'signed', to: 'reviewing' });
  const { operator } = call;
  await moveWithdrawal(tx, withdrawal, {
    to: 'reviewing',
    operator,
    handler: operator,
    ...(withdrawal.state === 'needs_answer' ? { promisedUntil: await promiseFrom(tx, withdrawal, now) } : {}),
    now,
  });
  await call.record(tx, {
    action: 'withdrawals.take',
    brandId: withdrawal.merchant_id,
    subject: withdrawalSubject(withdrawal),
    before: { state: withdrawal.state, handledBy: withdrawal.handled_by },
    after: { state: 'reviewing', handledBy: operator.name },
  });
}

/** Puts a withdrawal back for another operator. Refuses as `putBackWithdrawal` declares. */
export async function putBackWithdrawal(
  tx: Tx,
  call: DeskCall,
  { id, version }: Versioned,
  now: Date,
): Promise<void> {
  const withdrawal = await lockInHand(tx, call, { id, version });
  await moveWithdrawal(tx, withdrawal, {
    to: 'waiting',
    operator: call.operator,
    handler: null,
    ...(withdrawal.state === 'needs_answer' ? { promisedUntil: await promiseFrom(tx, withdrawal, now) } : {}),
    now,
  });
  await call.record(tx, {
    action: 'withdrawals.put-back',
    brandId: withdrawal.merchant_id,
    subject: withdrawalSubject(withdrawal),
    before: { state: withdrawal.state, handledBy: withdrawal.handled_by },
    after: { state: 'waiting' },
  });
}

/** The withdrawal, if this operator has it in hand. Refuses with `withdrawal_held_by_another` {by} as well. */
export async function lockInHand(
  tx: Tx,
  { brandIds, operator }: Pick<DeskCall, 'brandIds' | 'operator'>,
  { id, version }: Versioned,
): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(tx, { id, version, brandIds });
  const { handled_by_id: holder, handled_by: by } = withdrawal;
  if (holder !== null && holder !== operator.id) throw new Refusal('withdrawal_held_by_another', { by });
  return withdrawal;
}

/** The desk has its whole time again. */
export async function promiseFrom(
  tx: Tx,
  { merchant_id }: Pick<WithdrawalRow, 'merchant_id'>,
  now: Date,
): Promise<Date> {
  const { promisedMinutes } = await readSettings(tx, merchant_id);
  return new Date(now.getTime() + promisedMinutes * 60_000);
}
