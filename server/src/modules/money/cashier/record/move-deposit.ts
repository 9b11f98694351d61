import { type DepositState, type MoveCause, mayDepositMove } from '@lanna/rules/money/cashier/deposit-state';
import type { Updateable } from 'kysely';
import type { CashierDeposit } from '../../../../platform/generated/cashier.ts';
import { defineDesk } from '../../../../platform/ops/desk.ts';
import type { DeskMove } from '../../../../platform/ops/desk-terms.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { DepositRow } from './deposit.ts';
import { type Notices, notifyOfDeposit } from './notify-deposit.ts';

interface How {
  cause: MoveCause;
  /** To the member. */
  words?: string;
  /** What changes with it. */
  set?: Pick<
    Updateable<CashierDeposit>,
    'reason' | 'confirmation_id' | 'confirmed_amount' | 'proposal_id' | 'pay' | 'handled_by'
  >;
  now: Date;
}
type MovedTo = Exclude<DepositState, 'credited'>;

/**
 * Deposits. What credits one is the function `cashier.credit` alone, with the posting. Notices of many deposits are gathered outside of
 * their transactions, so each step that moves one notifies by itself.
 */
export const depositDesk = defineDesk<'cashier.deposit', DepositRow, MovedTo, How>({
  table: 'cashier.deposit',
  rows: (tx) => tx.selectFrom('cashier.deposit').selectAll(),
  lockBy: 'forNoKeyUpdate',
  stateOf: ({ status }) => status,
  may: mayDepositMove,
  impossible: (from, to) => new Refusal('deposit_move_impossible', { from, to }),
  about: ({ merchant_id: brandId, id, reference: name }) => ({
    brandId,
    subject: { kind: 'deposit', id, name },
  }),
  columns: (_deposit, { to, by, words, set, now }) => ({
    ...set,
    status: to,
    changed_at: now,
    ...(words && { words }),
    ...(by && { handled_by: by }),
  }),
  history: noteMove,
});

/** The time of a deposit is over whose member says to have paid: an operator decides. */
export async function bringSaidPaid(tx: Tx, deposit: DepositRow, notices: Notices, now: Date): Promise<void> {
  await depositDesk.move(tx, deposit, {
    to: 'review',
    by: null,
    cause: 'said_paid',
    set: { reason: 'said_paid' },
    now,
  });
  await notifyOfDeposit(tx, { merchantId: deposit.merchant_id, memberId: deposit.member_id }, notices);
}

/** Writes the history of a deposit. `by` left out: the member, the clock, or a confirmation of the payment. */
export async function noteMove(
  tx: Tx,
  {
    id,
    from,
    to,
    cause,
    by = null,
    words = '',
    now,
  }: Partial<DeskMove<DepositState>> &
    Omit<How, 'set'> & { id: string; from: string | null; to: DepositState },
): Promise<void> {
  await tx
    .insertInto('cashier.move')
    .values({ deposit_id: id, from_status: from, to_status: to, cause, operator_name: by, words, at: now })
    .execute();
}
