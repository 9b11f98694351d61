import type { IdentityState } from '@lanna/rules/accounts/kyc/identity-states';
import type { Tone } from '../../../../console/status-badge.tsx';

export const IDENTITY_TONES = {
  none: 'quiet',
  submitted: 'warning',
  reviewing: 'accent',
  approved: 'success',
  rejected: 'danger',
  expired: 'warning',
} as const satisfies Record<IdentityState, Tone>;
