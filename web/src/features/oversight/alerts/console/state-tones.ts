import type { AlertState } from '@lanna/contract/oversight/alerts/alert-terms';
import type { Tone } from '../../../../console/status-badge.tsx';

export const STATE_TONES = {
  pending: 'quiet',
  open: 'danger',
  acknowledged: 'warning',
  closed: 'success',
} as const satisfies Record<AlertState, Tone>;
