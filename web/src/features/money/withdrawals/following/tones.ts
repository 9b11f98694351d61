import type { Payout, Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';

type Tone = 'quiet' | 'success' | 'danger' | 'warning';

export const WITHDRAWAL_TONES = {
  waiting: 'warning',
  reviewing: 'warning',
  needs_answer: 'danger',
  signed: 'warning',
  paying: 'warning',
  paid: 'success',
  partly_paid: 'success',
  returned: 'quiet',
  rejected: 'danger',
} as const satisfies Record<Withdrawal['state'], Tone>;

export const PAYOUT_TONES = {
  ready: 'quiet',
  sending: 'warning',
  sent: 'warning',
  paid: 'success',
  failed: 'danger',
} as const satisfies Record<Payout['state'], Tone>;
