import type { JoinRow } from '@lanna/contract/accounts/join/ops';
import type { Tone } from '../../../../console/status-badge.tsx';

export const STATE_TONES = { new: 'accent', seen: 'warning', done: 'quiet' } as const satisfies Record<
  JoinRow['state'],
  Tone
>;
