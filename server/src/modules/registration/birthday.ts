/** The day a birth date names, `yyyy-MM-dd` or `MM-dd-yyyy`; null for none and for a day that never was. */
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

/** Full years lived on the day it is now in a time zone; born on 29 February, one is a year older on 1 March. */
export function ageInYears(birthday: Temporal.PlainDate, now: Date, timeZone: string): number {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  return birthday.until(today, { largestUnit: 'years' }).years;
}
