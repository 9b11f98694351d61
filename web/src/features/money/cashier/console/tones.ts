import type { DepositState } from '@lanna/rules/money/cashier/deposit-state';
import type { Tone } from '../../../../console/status-badge.tsx';

export const DEPOSIT_TONES = {
  created: 'quiet',
  waiting: 'accent',
  review: 'warning',
  credited: 'success',
  expired: 'quiet',
  failed: 'quiet',
  refused: 'danger',
} as const satisfies Record<DepositState, Tone>;
