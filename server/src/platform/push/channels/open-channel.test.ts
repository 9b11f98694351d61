import { expect, test, vi } from 'vitest';
import type { KeptFrame } from './frame-line.ts';
import { openChannel } from './open-channel.ts';

const at = { brandId: 'b1', channel: 'board' };
const frame = (number: number): KeptFrame => ({ ...at, number, body: `${number}` });
const settle = () => new Promise((done) => setTimeout(done, 0));

/** Rows up to a number, of which the newest `kept` are there. */
function rowsUpTo(start: number, kept = 500) {
  const rows = { newest: start, asked: 0, fails: false };
  return {
    rows,
    source: {
      newest: async () => rows.newest,
      missed: async (after: number) => {
        rows.asked += 1;
        if (rows.fails) throw new Error('away');
        const number = rows.newest;
        const isKept = after >= number - kept && after <= number;
        const frames = Array.from({ length: number - after }, (_, n) => ({
          number: after + 1 + n,
          body: `${after + 1 + n}`,
        }));
        return { number, frames: isKept ? frames : undefined };
      },
    },
  };
}

async function opened(start: number, kept?: number) {
  const { rows, source } = rowsUpTo(start, kept);
  const delivered: (number | string)[] = [];
  const channel = await openChannel(at, source, ({ number, body }) =>
    delivered.push(body === null ? `reset ${number}` : number),
  );
  return { rows, channel, delivered };
}

test('frames that come late, twice or out of order are delivered in order and once', async () => {
  const { rows, channel, delivered } = await opened(10);
  rows.newest = 14;
  for (const number of [11, 14, 12, 13, 12, 9, 14]) channel.received(frame(number));
  await settle();
  rows.newest = 15;
  channel.received(frame(15));
  expect(delivered).toEqual([11, 12, 13, 14, 15]);
  expect(channel.last()).toBe(15);
  expect(rows.asked).toBe(1);
});

test('a frame that is kept while a gap is being filled is not lost, and one that never was kept is not delivered', async () => {
  const { rows, channel, delivered } = await opened(10);
  rows.newest = 12;
  channel.received(frame(12));
  channel.received(frame(14));
  rows.newest = 14;
  await settle();
  await settle();
  channel.received(frame(999));
  await settle();
  channel.received({ ...frame(15) });
  expect(delivered).toEqual([11, 12, 13, 14, 15]);
});

test('where the rows do not reach back so far, readers are told to load anew, once', async () => {
  const { rows, channel, delivered } = await opened(10, 5);
  rows.newest = 30;
  channel.gap();
  channel.gap();
  await settle();
  channel.received(frame(31));
  expect(delivered).toEqual(['reset 30', 31]);
});

test('a gap stays while the database is away, and is filled when it is back', async () => {
  vi.useFakeTimers();
  try {
    const { rows, channel, delivered } = await opened(10);
    Object.assign(rows, { newest: 13, fails: true });
    channel.received(frame(13));
    await vi.advanceTimersByTimeAsync(3500);
    expect(delivered).toEqual([]);
    rows.fails = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(delivered).toEqual([11, 12, 13]);
    rows.fails = true;
    rows.newest = 15;
    channel.received(frame(15));
    await vi.advanceTimersByTimeAsync(10);
    channel.close();
    rows.fails = false;
    const { asked } = rows;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([delivered, rows.asked]).toEqual([[11, 12, 13], asked]);
  } finally {
    vi.useRealTimers();
  }
});
