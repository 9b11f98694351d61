/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** From begin to end, waiting included. */
  dur?: number;
  /** Of the processor alone. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** What a press waits for at most without being felt. */
const FELT_MS = 50;
/** Of Lighthouse's phone. */
const SLOWER = 4;

/**
 * Lighthouse's blocking time by the processor's time instead of the clock's, in milliseconds of its phone: what each task of the page's
 * main thread takes beyond 50 ms, from the first paint to the end of the trace. Where page, browser, Lighthouse, portal and database share two
 * processors, a task waits for one for most of what the clock says, and the clock's time is multiplied by four.
 */
export function blockingTimeMs(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const began = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!began) throw new Error('the trace has no page');
  const page = events.filter((event) => threadOf(event) === threadOf(began));
  const painted = page.find(({ name, ts }) => name === 'firstContentfulPaint' && ts >= began.ts);
  if (!painted) throw new Error('nothing was painted');
  return page
    .filter(({ name, ph, ts }) => ph === 'X' && name.endsWith('RunTask') && ts >= painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - FELT_MS), 0);
}
