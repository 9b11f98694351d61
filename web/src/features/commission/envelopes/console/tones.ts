/** How each state of an envelope looks. */
export const TONES = {
  open: 'warning',
  claimed: 'success',
  expired: 'quiet',
  cancelled: 'quiet',
  stopped: 'danger',
} as const;
