import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { channelReader, type Missed, type ReaderFrame } from './channel-reader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const frame = (number: number): ReaderFrame => ({ number, reset: false, data: number });
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A page over a server that has frames up to `newest` and keeps the last of them. */
function page({ newest = 0, kept = 500 } = {}) {
  const server = { newest, asked: [] as number[], fails: 0, loads: Promise.resolve() as Promise<unknown> };
  const seen: (number | string)[] = [];
  const ask = async (after: number): Promise<Missed> => {
    server.asked.push(after);
    if (server.fails-- > 0) throw new Error('network');
    const number = server.newest;
    if (after < number - kept || after > number) return { number, reset: true, frames: [] };
    return {
      number,
      reset: false,
      frames: Array.from({ length: number - after }, (_, n) => frame(after + 1 + n)),
    };
  };
  const reader = channelReader({
    ask,
    waitMs: (failures) => 1000 * 2 ** failures,
    onFrame: (data) => seen.push(data as number),
    onReset: () => {
      seen.push('state');
      return server.loads;
    },
  });
  return { server, seen, reader };
}

test('a page begins with the state and gets each frame after it, once and in order', async () => {
  const { seen, reader, server } = page();
  reader.received(frame(9));
  reader.subscribed(10);
  await settle();
  for (const number of [11, 12, 12, 11, 13]) reader.received(frame(number));
  expect(seen).toEqual(['state', 11, 12, 13]);
  expect(server.asked).toEqual([]);
});

test('frames wait for the state they go on from', async () => {
  const { seen, reader, server } = page();
  let arrives: (() => void) | undefined;
  server.loads = new Promise<void>((done) => {
    arrives = done;
  });
  reader.subscribed(10);
  reader.received(frame(11));
  reader.received(frame(12));
  await settle();
  expect(seen).toEqual(['state']);
  arrives?.();
  await settle();
  reader.received(frame(13));
  expect(seen).toEqual(['state', 11, 12, 13]);
});

test('a line that was away for a minute costs one call and no frame', async () => {
  const { seen, reader, server } = page();
  reader.subscribed(10);
  await settle();
  reader.received(frame(11));
  server.newest = 60;
  reader.subscribed(60);
  reader.received(frame(61));
  server.newest = 61;
  reader.received(frame(62));
  await settle();
  expect(seen).toEqual(['state', ...Array.from({ length: 52 }, (_, n) => n + 11)]);
  expect(server.asked).toEqual([11]);
});

test('a gap between frames is filled by one call, also where several come behind it', async () => {
  const { seen, reader, server } = page();
  reader.subscribed(10);
  await settle();
  server.newest = 14;
  for (const number of [13, 14, 15]) reader.received(frame(number));
  await settle();
  expect(seen).toEqual(['state', 11, 12, 13, 14, 15]);
  expect(server.asked).toEqual([10]);
});

test('a page that missed more than is kept loads its state anew and goes on behind it', async () => {
  const { seen, reader, server } = page({ kept: 5 });
  reader.subscribed(10);
  await settle();
  server.newest = 100;
  reader.gap();
  await settle();
  reader.received(frame(101));
  expect(seen).toEqual(['state', 'state', 101]);
});

test('a reset, from the line or among what was missed, has the state loaded at its place', async () => {
  const { seen, reader } = page();
  reader.subscribed(10);
  await settle();
  reader.received(frame(11));
  reader.received({ number: 12, reset: true, data: null });
  reader.received(frame(13));
  await settle();
  expect(seen).toEqual(['state', 11, 'state', 13]);
});

test('a call that fails is made again, at once when the line is back', async () => {
  const { seen, reader, server } = page();
  reader.subscribed(10);
  await settle();
  Object.assign(server, { newest: 12, fails: 2 });
  reader.subscribed(12);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.asked).toEqual([10, 10]);
  reader.subscribed(12);
  await settle();
  expect(server.asked).toEqual([10, 10, 10]);
  expect(seen).toEqual(['state', 11, 12]);
});

test('a number that goes back is another history: the state is loaded anew', async () => {
  const { seen, reader } = page();
  reader.subscribed(10);
  await settle();
  reader.subscribed(3);
  await settle();
  reader.received(frame(4));
  expect(seen).toEqual(['state', 'state', 4]);
});

test('what may not be read any more and may be again begins with the state', async () => {
  const { seen, reader } = page();
  reader.subscribed(10);
  await settle();
  reader.refused();
  reader.received(frame(11));
  reader.subscribed(12);
  await settle();
  reader.received(frame(13));
  expect(seen).toEqual(['state', 'state', 13]);
});

test('a reader that is closed gets nothing more and asks nothing more', async () => {
  const { seen, reader, server } = page();
  reader.subscribed(10);
  await settle();
  server.fails = 100;
  reader.received(frame(15));
  await settle();
  reader.close();
  reader.received(frame(11));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(seen).toEqual(['state']);
  expect(server.asked).toEqual([10]);
});
