const PERCENT_MAX = 999;

/** Whole per cent of what it was, to be read at a glance and no money; undefined where it was nothing or next to it, or is not known. */
export function shareOfChange(
  now: string | number | null,
  earlier: string | number | null,
): number | undefined {
  if (now === null || earlier === null) return undefined;
  const [is, was] = [Number(now), Number(earlier)];
  if (was === 0) return undefined;
  const percent = Math.round(((is - was) / Math.abs(was)) * 100);
  return Math.abs(percent) > PERCENT_MAX ? undefined : percent;
}

/** Days as they are written: one, or from the first to the last. */
export function spanOf({ from, to }: { from: string; to: string }): string {
  return from === to ? from : `${from} – ${to}`;
}
