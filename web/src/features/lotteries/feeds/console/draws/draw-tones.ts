import type { OpsDrawRow } from '@lanna/contract/lotteries/feeds/draw-ops';
import type { Tone } from '../../../../../console/status-badge.tsx';

export const DRAW_TONES = {
  open: 'accent',
  closed: 'warning',
  drawn: 'accent',
  settled: 'success',
  cancelled: 'danger',
} as const satisfies Record<OpsDrawRow['state'], Tone>;
