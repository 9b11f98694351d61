/** A day of the calendar as it is typed: `2026-11-21`, with other signs between, or with none. Undefined for what is no day, or lies outside. */
export function readDay(
  typed: string,
  { min, max }: { min?: string | undefined; max?: string | undefined } = {},
): string | undefined {
  const [, year, month, date] = /^\s*(\d{4})[-/. ]?(\d{2})[-/. ]?(\d{2})\s*$/.exec(typed) ?? [];
  if (year === undefined) return undefined;
  const day = `${year}-${month}-${date}`;
  const moment = Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === day;
  if (!isDay || (min !== undefined && day < min) || (max !== undefined && day > max)) return undefined;
  return day;
}
