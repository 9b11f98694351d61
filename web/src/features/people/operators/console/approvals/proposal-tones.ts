import type { ProposalRow } from '@lanna/contract/people/operators/proposal-ops';
import type { Tone } from '../../../../../console/status-badge.tsx';

export const STATE_TONES: Record<ProposalRow['state'], Tone> = {
  open: 'warning',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'quiet',
  expired: 'quiet',
};
