import { type DepositState, type MoveCause, mayDepositMove } from '@lanna/rules/money/cashier/deposit-state';
import type { Updateable } from 'kysely';
import type { CashierDeposit } from '../../../../platform/generated/cashier.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { DepositRow } from './deposit.ts';

export interface DepositMove {
  to: Exclude<DepositState, 'credited'>;
  cause: MoveCause;
  /** Null: the member, the clock, or a confirmation of the payment. */
  operatorName?: string | null;
  /** To the member. */
  words?: string;
  /** What changes with it. */
  set?: Pick<
    Updateable<CashierDeposit>,
    'reason' | 'confirmation_id' | 'confirmed_amount' | 'proposal_id' | 'pay' | 'handled_by'
  >;
  now: Date;
}

/** Refuses with `deposit_move_impossible` {from, to} what the table of moves does not have. */
export function refuseMove(from: DepositState, to: DepositState): void {
  if (!mayDepositMove(from, to)) throw new Refusal('deposit_move_impossible', { from, to });
}

/**
 * Moves a deposit that is held, as the table of moves allows, and writes its history. What credits one is the function
 * `cashier.credit` alone, with the posting.
 */
export async function moveDeposit(
  tx: Tx,
  deposit: Pick<DepositRow, 'id' | 'status' | 'version'>,
  { to, cause, operatorName = null, words = '', set = {}, now }: DepositMove,
): Promise<void> {
  const from = deposit.status as DepositState;
  refuseMove(from, to);
  await tx
    .updateTable('cashier.deposit')
    .set({
      ...set,
      status: to,
      changed_at: now,
      version: deposit.version + 1,
      ...(words ? { words } : {}),
      ...(operatorName ? { handled_by: operatorName } : {}),
    })
    .where('id', '=', deposit.id)
    .execute();
  await noteMove(tx, { depositId: deposit.id, from, to, cause, operatorName, words, now });
}

/** Writes the history of a deposit. */
export async function noteMove(
  tx: Tx,
  move: {
    depositId: string;
    from: DepositState | null;
    to: DepositState;
    cause: MoveCause;
    operatorName?: string | null;
    words?: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('cashier.move')
    .values({
      deposit_id: move.depositId,
      from_status: move.from,
      to_status: move.to,
      cause: move.cause,
      operator_name: move.operatorName ?? null,
      words: move.words ?? '',
      at: move.now,
    })
    .execute();
}
