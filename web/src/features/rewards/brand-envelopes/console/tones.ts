import type { BRAND_ENVELOPE_STATES } from '@lanna/contract/rewards/brand-envelopes/ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const ENVELOPE_TONES = {
  draft: 'quiet',
  published: 'success',
  ended: 'accent',
  stopped: 'warning',
} as const satisfies Record<(typeof BRAND_ENVELOPE_STATES)[number], Tone>;
