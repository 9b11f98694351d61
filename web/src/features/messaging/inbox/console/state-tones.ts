import type { BroadcastState } from '@lanna/rules/messaging/inbox/broadcast';
import type { Tone } from '../../../../console/status-badge.tsx';

export const STATE_TONES = {
  draft: 'quiet',
  signed: 'warning',
  scheduled: 'accent',
  sending: 'accent',
  sent: 'success',
  cancelled: 'danger',
} as const satisfies Record<BroadcastState, Tone>;
