import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { runTicks } from './run-ticks.ts';

const quiet = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn() });

test('a tick is run again and again, never beside itself, however long it takes', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const ticks = runTicks({
    log: quiet(),
    ticks: [
      {
        name: 'slow',
        everyMs: 2,
        run: async () => {
          running += 1;
          most = Math.max(most, running);
          await sleep(10);
          running -= 1;
          runs += 1;
        },
      },
    ],
  });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3), { timeout: 20_000 });
  await ticks.stop();
  expect(most).toBe(1);
});

test('stopping waits for the one in flight, which is notified, and nothing runs after', async () => {
  let ended = 0;
  let notified = false;
  const ticks = runTicks({
    log: quiet(),
    ticks: [
      {
        name: 'stopped',
        everyMs: 1,
        run: async (signal) => {
          await sleep(30);
          notified = signal.aborted;
          ended += 1;
        },
      },
    ],
  });
  await sleep(5);
  await ticks.stop();
  expect({ ended, told: notified }).toEqual({ ended: 1, told: true });
  await sleep(40);
  expect(ended).toBe(1);
});

test('a failing tick says so, waits longer each time, holds no other up, and says when it works again', async () => {
  const log = quiet();
  const triedMs: number[] = [];
  let others = 0;
  const ticks = runTicks({
    log,
    ticks: [
      {
        name: 'failing',
        everyMs: 5,
        run: async () => {
          triedMs.push(performance.now());
          if (triedMs.length < 5) throw new Error('not yet');
        },
      },
      {
        name: 'other',
        everyMs: 5,
        run: async () => {
          others += 1;
        },
      },
    ],
  });
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled(), { timeout: 20_000 });
  await ticks.stop();
  expect(log.error).toHaveBeenCalledTimes(4);
  expect(log.error.mock.calls[0]).toMatchObject([{ tick: 'failing', failures: 1 }, 'a tick failed']);
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = triedMs;
  expect(second - first).toBeGreaterThanOrEqual(9);
  expect(third - second).toBeGreaterThanOrEqual(19);
  expect(fifth - fourth).toBeGreaterThanOrEqual(79);
  expect(others).toBeGreaterThan(10);
});
