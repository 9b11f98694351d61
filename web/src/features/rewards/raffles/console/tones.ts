import type { OPS_RAFFLE_STATES } from '@lanna/contract/rewards/raffles/ops';
import type { PRIZE_STATES } from '@lanna/contract/rewards/raffles/raffles';
import type { Tone } from '../../../../console/status-badge.tsx';

export const RAFFLE_TONES = {
  draft: 'quiet',
  published: 'success',
  fixed: 'accent',
  drawn: 'accent',
  ended: 'quiet',
  stopped: 'warning',
} as const satisfies Record<(typeof OPS_RAFFLE_STATES)[number], Tone>;

export const PRIZE_TONES = {
  waiting: 'accent',
  claimed: 'success',
  lapsed: 'quiet',
  passed: 'quiet',
} as const satisfies Record<(typeof PRIZE_STATES)[number], Tone>;
