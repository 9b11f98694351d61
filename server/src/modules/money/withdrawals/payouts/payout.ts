import type { Payout } from '@lanna/contract/money/withdrawals/withdrawals';
import { formatMoney, type Money } from '@lanna/rules/money';
import type { PayoutState, ReceiptState } from '@lanna/rules/money/withdrawals/payout-states';
import type { Selectable } from 'kysely';
import type { WithdrawalsPayout } from '../../../../platform/generated/withdrawals.ts';

export type PayoutRow = Selectable<WithdrawalsPayout>;

export function payoutStateOf({ state }: Pick<PayoutRow, 'state'>): PayoutState {
  return state as PayoutState;
}

export function receiptStateOf({ receipt_state }: Pick<PayoutRow, 'receipt_state'>): ReceiptState | null {
  return receipt_state as ReceiptState | null;
}

/** What is paid out: the amount without the fee. */
export function netOf({ amount, fee }: Pick<PayoutRow, 'amount' | 'fee'>): Money {
  return amount - fee;
}

/** How the record of actions names it. */
export function payoutSubject({ id }: Pick<PayoutRow, 'id'>) {
  return { kind: 'payout', id };
}

/** As its own member sees it. */
export function showPayout(row: PayoutRow): Payout {
  const receipt = receiptStateOf(row);
  const state = payoutStateOf(row);
  return {
    id: row.id,
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    net: formatMoney(netOf(row)),
    state,
    changedAt: row.changed_at.toISOString(),
    paidAt: state === 'paid' ? (row.settled_at?.toISOString() ?? null) : null,
    receipt:
      receipt === null
        ? null
        : {
            state: receipt,
            until: (row.receipt_until ?? row.changed_at).toISOString(),
            changedAt: (row.receipt_changed_at ?? row.changed_at).toISOString(),
            words: row.receipt_words,
          },
  };
}
