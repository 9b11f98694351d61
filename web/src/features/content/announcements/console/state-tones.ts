import type { AnnouncementState } from '@lanna/contract/content/announcements/ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const STATE_TONES = {
  running: 'success',
  planned: 'accent',
  over: 'quiet',
  off: 'warning',
} as const satisfies Record<AnnouncementState, Tone>;
