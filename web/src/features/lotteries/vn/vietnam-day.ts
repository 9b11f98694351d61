const OFFSET_MS = 7 * 3_600_000;

/** The day of the week in Vietnam, 1 for Monday to 7. Its clocks are never changed. */
export function vietnamWeekday(at: string): number {
  return new Date(Date.parse(at) + OFFSET_MS).getUTCDay() || 7;
}
