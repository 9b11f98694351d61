/** What saving a limit would do: hold at once, wait for the second yes, or nothing. Null: no limit. */
export function effectOf<Amount extends bigint | number>(
  wanted: Amount | null,
  now: Amount | null,
): 'same' | 'atOnce' | 'waits' {
  if (wanted === now) return 'same';
  if (wanted === null) return 'waits';
  return now === null || wanted < now ? 'atOnce' : 'waits';
}
