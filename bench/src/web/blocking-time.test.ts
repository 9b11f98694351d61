import { expect, test } from 'vitest';
import { blockingTimeMs, type TraceEvent } from './blocking-time.ts';

const MAIN = { pid: 1, tid: 1 };

function task(atMs: number, processorMs: number, of: Partial<TraceEvent> = {}): TraceEvent {
  const time = { ts: atMs * 1000, dur: processorMs * 9000, tdur: processorMs * 1000 };
  return { name: 'RunTask', ph: 'X', ...MAIN, ...time, ...of };
}

const page: TraceEvent[] = [
  { name: 'navigationStart', ph: 'R', ...MAIN, ts: 0, args: { data: { documentLoaderURL: 'http://a/' } } },
  { name: 'firstContentfulPaint', ph: 'R', ...MAIN, ts: 100_000 },
];

test('a task counts by what it takes of a processor four times slower beyond 50 ms, however long it waits for one', () => {
  expect(blockingTimeMs([...page, task(200, 20), task(300, 12)])).toBe(30);
});

test('what comes before the first paint, runs in another thread or lies within a task does not count', () => {
  const others = [task(50, 40), task(200, 40, { tid: 2 }), task(200, 40, { name: 'FunctionCall' })];
  expect(blockingTimeMs([...page, ...others])).toBe(0);
});

test('a trace without a page is no measurement', () => {
  expect(() => blockingTimeMs([])).toThrow('no page');
});
