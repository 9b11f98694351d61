import type { ApplicationRow } from '@lanna/contract/rewards/promotions/desk-ops';
import type { PromotionRow } from '@lanna/contract/rewards/promotions/ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const APPLICATION_TONES = {
  applying: 'accent',
  processing: 'warning',
  joined: 'accent',
  signed: 'warning',
  issued: 'success',
  claimed: 'success',
  rejected: 'danger',
  closed: 'quiet',
} as const satisfies Record<ApplicationRow['state'], Tone>;

/** What members see of it now, which says more than that it is published. */
export type PromotionStatus = 'draft' | 'ended' | NonNullable<PromotionRow['phase']>;

export function statusOf({ state, phase }: Pick<PromotionRow, 'state' | 'phase'>): PromotionStatus {
  return state === 'published' ? (phase ?? 'hidden') : state;
}

export const STATUS_TONES = {
  draft: 'quiet',
  hidden: 'warning',
  coming_soon: 'accent',
  open: 'success',
  closed: 'quiet',
  ended: 'quiet',
} as const satisfies Record<PromotionStatus, Tone>;
