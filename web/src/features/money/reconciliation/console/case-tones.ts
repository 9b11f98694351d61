import type { MoneyCase } from '@lanna/contract/money/reconciliation/case-ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const CASE_TONES = {
  open: 'danger',
  proposed: 'warning',
  mended: 'success',
  decided: 'quiet',
} as const satisfies Record<MoneyCase['state'], Tone>;
