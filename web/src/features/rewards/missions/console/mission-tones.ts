import type { GIVEN_STATES, MISSION_STATES } from '@lanna/contract/rewards/missions/ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const MISSION_TONES = {
  draft: 'quiet',
  published: 'success',
  stopped: 'warning',
} as const satisfies Record<(typeof MISSION_STATES)[number], Tone>;

export const GIVEN_TONES = {
  done: 'quiet',
  claimed: 'success',
  lapsed: 'warning',
} as const satisfies Record<(typeof GIVEN_STATES)[number], Tone>;
