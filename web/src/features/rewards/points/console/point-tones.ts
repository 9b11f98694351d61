import type { POINT_GOOD_STATES } from '@lanna/contract/rewards/points/ops';
import type { RedemptionState } from '@lanna/rules/rewards/points/redemptions';
import type { Tone } from '../../../../console/status-badge.tsx';

export const GOOD_TONES = {
  draft: 'quiet',
  published: 'success',
  stopped: 'warning',
} as const satisfies Record<(typeof POINT_GOOD_STATES)[number], Tone>;

export const REDEMPTION_TONES = {
  processing: 'warning',
  signed: 'warning',
  approved: 'success',
  rejected: 'quiet',
  completed: 'quiet',
} as const satisfies Record<RedemptionState, Tone>;
