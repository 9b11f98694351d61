import type { ChannelNotice } from '@lanna/contract/push';
import { afterAll, expect, test } from 'vitest';
import { RIVER, startPushProcess, until } from '../server/src/platform/push/channels/channels.fixture.ts';
import { missedFrames } from '../server/src/platform/push/channels/kept-frames.ts';
import { testDatabase } from '../server/src/platform/testing/test-database.ts';
import { channelReader } from '../web/src/api/channels/channel-reader.ts';

/** The page's side of push channels on the portal's: what each promises the other. */
const { url, db } = await testDatabase();
const processes = await Promise.all([startPushProcess({ db, url }), startPushProcess({ db, url })]);
afterAll(() => Promise.all(processes.map((one) => one.close())));
const [first, second] = processes;
/** A game's table as its topic has it: every move adds to its state. */
let state = 0;
function move() {
  state += 1;
  first?.publisher.publish(RIVER, 'board', state);
}

/** A page that shows the state: it loads it, and each frame must be the next of it. */
function page() {
  const shown = { state: 0, loads: 0, calls: 0, wrong: [] as number[] };
  const reader = channelReader({
    ask: async (after) => {
      shown.calls += 1;
      const { number, frames } = await missedFrames(db.kysely, { brandId: RIVER, channel: 'board', after });
      const answered = (frames ?? []).map((frame) => ({
        number: frame.number,
        reset: frame.body === null,
        data: frame.body === null ? null : JSON.parse(frame.body),
      }));
      return { number, reset: frames === undefined, frames: answered };
    },
    waitMs: () => 50,
    onFrame: (data) => {
      const next = Number(data);
      // What is part of the state already changes nothing.
      if (next <= shown.state) return;
      if (next !== shown.state + 1) shown.wrong.push(next);
      shown.state = next;
    },
    onReset: async () => {
      const loaded = state;
      await new Promise((done) => setTimeout(done, 20));
      shown.state = loaded;
      shown.loads += 1;
    },
  });
  let socket: WebSocket | undefined;
  const receive = (notice: ChannelNotice | { type: 'ready' }) => {
    if (notice.type === 'ready') socket?.send(JSON.stringify({ type: 'subscribe', channel: 'board' }));
    else if (notice.type === 'subscribed') reader.subscribed(notice.number);
    else if (notice.type === 'resume') reader.gap();
    else if (notice.type === 'frame') reader.received({ ...notice, reset: false });
    else if (notice.type === 'reset') reader.received({ number: notice.number, reset: true, data: null });
  };
  return {
    shown,
    connect(port: number) {
      socket = new WebSocket(`ws://127.0.0.1:${port}/wps/push`);
      socket.onopen = () => socket?.send('{"token":""}');
      socket.onmessage = ({ data }) => receive(JSON.parse(String(data)));
    },
    loseLine() {
      if (socket) socket.onmessage = null;
      socket?.close();
    },
  };
}

/** Moves at a pace that has frames come while calls are on their way. */
async function moves(count: number) {
  for (let n = 0; n < count; n++) {
    move();
    if (n % 10 === 0) await new Promise((done) => setTimeout(done, 2));
  }
  await first?.publisher.sent();
}

test('a page that loses its line misses no frame, also where it comes back at another process while frames go on', async () => {
  const { shown, connect, loseLine } = page();
  connect(first?.port ?? 0);
  await until(() => shown.loads === 1);
  await moves(50);
  await until(() => shown.state === state);
  loseLine();
  // Five a second for a minute.
  await moves(300);
  expect(shown.state).toBe(state - 300);
  connect(second?.port ?? 0);
  await moves(100);
  await until(() => shown.state === state);
  expect(shown).toMatchObject({ state: 450, loads: 1, wrong: [] });
  expect(shown.calls).toBeGreaterThan(0);
});

test('a page that was away for more than is kept loads its state anew and goes on', async () => {
  const { shown, connect, loseLine } = page();
  connect(first?.port ?? 0);
  await until(() => shown.loads === 1);
  loseLine();
  await moves(600);
  connect(second?.port ?? 0);
  await moves(100);
  await until(() => shown.state === state);
  expect(shown).toMatchObject({ loads: 2, wrong: [] });
});
