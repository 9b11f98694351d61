const MINUTE_MS = 60_000;

/** A length of time in whole minutes, rounded up and never none. */
export function spanOf(ms: number): { days: number; hours: number; minutes: number } {
  const all = Math.max(1, Math.ceil(ms / MINUTE_MS));
  // Of days, minutes say nothing: the hour is rounded up.
  const rounded = all >= 1440 ? Math.ceil(all / 60) * 60 : all;
  return {
    days: Math.floor(rounded / 1440),
    hours: Math.floor(rounded / 60) % 24,
    minutes: rounded % 60,
  };
}
