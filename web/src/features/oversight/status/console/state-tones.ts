import type { ComponentState } from '@lanna/rules/oversight/status/component-state';
import type { Tone } from '../../../../console/status-badge.tsx';

export const STATE_TONES: Record<ComponentState, Tone> = {
  works: 'success',
  slow: 'warning',
  disturbed: 'warning',
  down: 'danger',
  stopped: 'quiet',
};
