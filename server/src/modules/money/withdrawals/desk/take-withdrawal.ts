import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { WithdrawalRow } from '../asking/withdrawal.ts';
import { withdrawalDesk } from '../record/move-withdrawal.ts';
import { readSettings } from '../settings.ts';

/** Takes a withdrawal in hand, also out of another operator's. Refuses as `takeWithdrawal` declares. */
export async function takeWithdrawal(
  tx: Tx,
  call: DeskCall,
  { id, version }: Versioned,
  now: Date,
): Promise<void> {
  const handler = call.operator;
  await withdrawalDesk.decide(tx, call, { id, version, to: 'reviewing' }, async (withdrawal) => ({
    handler,
    ...(await promiseAnew(tx, withdrawal, now)),
    now,
    action: 'withdrawals.take',
    before: { handledBy: withdrawal.handled_by },
    after: { state: 'reviewing', handledBy: handler.name },
  }));
}

/** Puts a withdrawal back for another operator. Refuses as `putBackWithdrawal` declares. */
export async function putBackWithdrawal(
  tx: Tx,
  call: DeskCall,
  { id, version }: Versioned,
  now: Date,
): Promise<void> {
  const wanted = { id, version, to: 'waiting', inHand: true } as const;
  await withdrawalDesk.decide(tx, call, wanted, async (withdrawal) => ({
    handler: null,
    ...(await promiseAnew(tx, withdrawal, now)),
    now,
    action: 'withdrawals.put-back',
    before: { handledBy: withdrawal.handled_by },
    after: { state: 'waiting' },
  }));
}

/** What waited for its member is promised anew where an operator goes on without the answer. */
async function promiseAnew(tx: Tx, withdrawal: WithdrawalRow, now: Date) {
  return withdrawal.state === 'needs_answer' ? { promisedUntil: await promiseFrom(tx, withdrawal, now) } : {};
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
