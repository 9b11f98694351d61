/** `08:30` of a minute of the day. */
export function clockOf(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** NaN where there is no time. */
export function minuteOf(clock: string): number {
  const [hour = Number.NaN, minute = Number.NaN] = clock === '' ? [] : clock.split(':').map(Number);
  return hour * 60 + minute;
}
