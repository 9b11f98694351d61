import type { BonusRow } from '@lanna/contract/rewards/bonuses/ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const BONUS_TONES = {
  opted: 'quiet',
  waiting: 'quiet',
  active: 'success',
  completed: 'success',
  forfeited: 'quiet',
  expired: 'warning',
  revoked: 'danger',
  used: 'quiet',
} as const satisfies Record<BonusRow['state'], Tone>;
