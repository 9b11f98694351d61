/**
 * How far the server's clock is ahead of this device's. Each answer says in its `Date` when it was given, to the second, and it was given between
 * the sending of its question and its arrival: every answer narrows it down, so that after some of them it is known to a fraction of a second.
 */
let least = Number.NEGATIVE_INFINITY;
let most = Number.POSITIVE_INFINITY;

const SECOND_MS = 1000;

/** Of an answer that has just been given, by device time. */
export function keepServerDate(date: string | null, sentAtMs: number, arrivedAtMs: number): void {
  const dateMs = Date.parse(date ?? '');
  if (Number.isNaN(dateMs)) return;
  const [from, to] = [dateMs - arrivedAtMs, dateMs + SECOND_MS - sentAtMs];
  // What does not fit together: one of the two clocks has been set meanwhile.
  const isSet = from > most || to < least;
  least = isSet ? from : Math.max(least, from);
  most = isSet ? to : Math.min(most, to);
}

/** Nought as long as both clocks may be right; undefined before the first answer. */
export function serverClockOffsetMs(): number | undefined {
  if (least === Number.NEGATIVE_INFINITY) return undefined;
  return Math.min(Math.max(0, least), most);
}

/** For tests: as before the first answer. */
export function forgetServerClock(): void {
  least = Number.NEGATIVE_INFINITY;
  most = Number.POSITIVE_INFINITY;
}
