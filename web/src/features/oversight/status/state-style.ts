import { CircleCheck, CircleMinus, CirclePause, CircleX, Gauge } from 'lucide-react';

/** How each state is drawn; the word beside it says it without the colour. */
export const STATE_ICONS = {
  works: CircleCheck,
  slow: Gauge,
  disturbed: CircleMinus,
  down: CircleX,
  stopped: CirclePause,
} as const;

export const STATE_INKS = {
  works: 'text-success',
  slow: 'text-warning',
  disturbed: 'text-warning',
  down: 'text-danger',
  stopped: 'text-muted',
} as const;

export const DAY_FILLS: Readonly<Record<string, string>> = {
  w: 'bg-success',
  s: 'bg-warning/60',
  d: 'bg-warning',
  x: 'bg-danger',
  o: 'bg-control-line',
  '-': 'bg-line',
};
