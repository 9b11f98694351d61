import type { OFFER_STATES } from '@lanna/contract/rewards/bonuses/ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const OFFER_TONES = {
  draft: 'quiet',
  published: 'success',
  stopped: 'warning',
} as const satisfies Record<(typeof OFFER_STATES)[number], Tone>;
