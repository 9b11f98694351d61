import type { WithdrawalRow } from '@lanna/contract/money/withdrawals/ops';
import type { PayoutRow } from '@lanna/contract/money/withdrawals/payouts-ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const WITHDRAWAL_TONES = {
  waiting: 'warning',
  reviewing: 'accent',
  needs_answer: 'quiet',
  signed: 'warning',
  paying: 'accent',
  paid: 'success',
  partly_paid: 'success',
  returned: 'danger',
  rejected: 'danger',
} as const satisfies Record<WithdrawalRow['state'], Tone>;

export const PAYOUT_TONES = {
  ready: 'warning',
  sending: 'accent',
  sent: 'accent',
  paid: 'success',
  failed: 'danger',
} as const satisfies Record<PayoutRow['state'], Tone>;

type Receipt = NonNullable<PayoutRow['receipt']>['state'];

export const RECEIPT_TONES = {
  awaited: 'quiet',
  received: 'success',
  received_by_time: 'success',
  not_received: 'danger',
  forced_received: 'success',
} as const satisfies Record<Receipt, Tone>;
