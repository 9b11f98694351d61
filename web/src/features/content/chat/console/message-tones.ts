import type { ChatRow } from '@lanna/contract/content/chat/ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const TONES = {
  shown: 'success',
  held: 'warning',
  hidden: 'warning',
  removed: 'danger',
  deleted: 'quiet',
} as const satisfies Record<ChatRow['state'], Tone>;
