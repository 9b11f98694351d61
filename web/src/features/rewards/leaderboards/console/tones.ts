import type {
  LEADERBOARD_PRIZE_STATES,
  OPS_LEADERBOARD_STATES,
} from '@lanna/contract/rewards/leaderboards/ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const BOARD_TONES = {
  draft: 'quiet',
  published: 'success',
  closed: 'warning',
  paying: 'accent',
  ended: 'quiet',
  stopped: 'warning',
} as const satisfies Record<(typeof OPS_LEADERBOARD_STATES)[number], Tone>;

export const PRIZE_TONES = {
  waiting: 'accent',
  paid: 'success',
  passed: 'quiet',
} as const satisfies Record<(typeof LEADERBOARD_PRIZE_STATES)[number], Tone>;
