import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '../process/log.ts';
import { RIVER, readerOn, startPushProcess, until } from '../push/channels/channels.fixture.ts';
import { notifyPush } from '../push/notify.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type Bus, postgresBus } from './bus.ts';
import { lossyTransport, randomFrom } from './lossy-transport.factory.ts';
import { natsBus } from './nats-bus.ts';

const { url, db } = await testDatabase();
const log = openLog('silent');
const MEMBER = { token: 'good-malee' };

/** LISTEN/NOTIFY of which what comes is lost, doubled or late by chance. */
function lossyPostgres(seed: number): Bus & { heal(): void } {
  const bus = postgresBus({ url, log });
  const random = randomFrom(seed);
  let isWhole = false;
  const spoilt =
    <Given>(receive: (given: Given) => void) =>
    (given: Given) => {
      const chance = isWhole ? 1 : random();
      if (chance < 0.1) return;
      if (chance < 0.2) return void setTimeout(() => receive(given), 30);
      receive(given);
      if (chance < 0.3) receive(given);
    };
  return {
    ...bus,
    listen: (options) => bus.listen({ ...options, receive: spoilt(options.receive) }),
    frames: {
      ...bus.frames,
      receive: (holder) => bus.frames.receive({ onGap: holder.onGap, receive: spoilt(holder.receive) }),
    },
    heal: () => {
      isWhole = true;
    },
  };
}

function lossyNats(seed: number): Bus & { heal(): void } {
  const lossy = lossyTransport(randomFrom(seed));
  return { ...natsBus({ url, log, transport: lossy.transport }), heal: lossy.heal };
}

test.for([
  ['LISTEN/NOTIFY', lossyPostgres],
  ['the bus of NATS', lossyNats],
] as const)(
  'one in ten lost, doubled and late on %s: readers have every frame once and in order, and pages ask again',
  async ([, filling]) => {
    const bus = filling(7);
    const relay = await bus.relay?.();
    const processes = await Promise.all([1, 2].map(() => startPushProcess({ db, url, bus })));
    onTestFinished(async () => {
      for (const process of processes) await process.close();
      await relay?.stop();
      await bus.stop();
    });
    const table = `table:lossy-${processes[0]?.port}`;
    const readers = await Promise.all(
      processes.map(({ port }) => readerOn(port, { ...MEMBER, channels: [table] })),
    );
    for (let n = 0; n < 150; n += 1) {
      processes[n % 2]?.publisher.publish(RIVER, table, { n });
      await notifyPush(db.kysely, { m: ['malee'], t: ['balance_changed'] });
      await new Promise((done) => setTimeout(done, 4));
    }
    for (const { publisher } of processes) await publisher.sent();
    bus.heal();
    processes[0]?.publisher.publish(RIVER, table, 'the last');
    await until(() => readers.every(({ numbers }) => numbers(table).at(-1) === 151));
    for (const { numbers } of readers)
      expect(numbers(table)).toEqual(Array.from({ length: 151 }, (_, at) => at + 1));
    const asked = () =>
      readers.map(
        ({ notices }) => notices.filter(({ type }) => (type as string) === 'balance_changed').length,
      );
    expect(Math.min(...asked())).toBeGreaterThan(60);
    const before = asked();
    await notifyPush(db.kysely, { m: ['malee'], t: ['balance_changed'] });
    await until(() => asked().every((count, at) => count > (before[at] ?? 0)));
  },
);

test('a relay that dies is followed by another within three seconds, and what was lost between them is made up for', async () => {
  const bus = lossyTransport(() => 1);
  const open = () => natsBus({ url, log, transport: bus.transport });
  const came: string[] = [];
  const listener = await open().listen({
    channel: 'lanna_push',
    receive: (payload = '') => came.push(payload),
    onBack: () => came.push('gap'),
  });
  const first = await open().relay?.();
  const second = await open().relay?.();
  onTestFinished(async () => {
    await second?.stop();
    await listener.stop();
  });
  await until(() => listener.isSure());
  await notifyPush(db.kysely, { b: RIVER, t: ['balance_changed'] });
  await until(() => came.some((one) => one.includes(RIVER)));
  expect(came.filter((one) => one.includes(RIVER))).toHaveLength(1);

  came.length = 0;
  await first?.stop();
  await notifyPush(db.kysely, { b: RIVER, t: ['balance_changed'] });
  const beganMs = performance.now();
  await until(() => came.includes('gap'), 5000);
  expect(performance.now() - beganMs).toBeLessThan(3500);
  await until(() => listener.isSure());
  await notifyPush(db.kysely, { b: RIVER, t: ['balance_changed'] });
  await until(() => came.at(-1)?.includes(RIVER) === true);
});
