/**
 * Parses a birth date, `yyyy-MM-dd` or `MM-dd-yyyy`; null for other text and for a date that does not exist.
 */
export function readBirthday(text: string | null): Temporal.PlainDate | null {
  if (text === null) return null;
  const { y, m, d } =
    (/^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)$/.exec(text) ?? /^(?<m>\d\d)-(?<d>\d\d)-(?<y>\d{4})$/.exec(text))
      ?.groups ?? {};
  try {
    return Temporal.PlainDate.from(
      { year: Number(y), month: Number(m), day: Number(d) },
      { overflow: 'reject' },
    );
  } catch {
    return null;
  }
}

/** Today's date in a time zone, `yyyy-MM-dd`. */
export function dayIn(timeZone: string, now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
