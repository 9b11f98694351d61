import { once } from 'node:events';
import { CHANNELS_MAX, FRAMES_KEPT } from '@lanna/contract/push';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../sql/database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { notifyPush } from '../notify.ts';
import { HILL, OUT, RIVER, readerOn, startPushProcess, until } from './channels.fixture.ts';
import { missedFrames } from './kept-frames.ts';

const { url, db } = await testDatabase();
const [first, second] = await Promise.all([startPushProcess({ db, url }), startPushProcess({ db, url })]);
afterAll(() => Promise.all([first.close(), second.close()]));
let tables = 0;
/** A channel that no other test uses. */
const newTable = () => `table:${++tables}`;
const MEMBER = { token: 'good-malee' };

test('two processes publish at once, and readers of both receive each frame once, in one order without gaps', async () => {
  const table = newTable();
  const readers = [
    await readerOn(first.port, { ...MEMBER, channels: [table] }),
    await readerOn(second.port, { ...MEMBER, channels: [table] }),
  ];
  for (let n = 0; n < 100; n++) {
    first.publisher.publish(RIVER, table, { from: 'first', n });
    second.publisher.publish(RIVER, table, { from: 'second', n });
    if (n % 10 === 0) await new Promise((done) => setTimeout(done, 2));
  }
  await until(() => readers.every(({ numbers }) => numbers(table).length === 200));
  for (const { numbers } of readers)
    expect(numbers(table)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  const [here, there] = readers.map(({ notices }) => notices.filter(({ type }) => type === 'frame'));
  expect(here).toEqual(there);
  const firsts = here?.flatMap((notice) =>
    notice.type === 'frame' && (notice.data as { from: string }).from === 'first'
      ? [(notice.data as { n: number }).n]
      : [],
  );
  expect(firsts).toEqual(Array.from({ length: 100 }, (_, at) => at));
});

test('a reader is told the newest number, and gets what comes after it and nothing before', async () => {
  const table = newTable();
  first.publisher.publish(RIVER, table, 'before');
  await first.publisher.sent();
  const reader = await readerOn(second.port, { ...MEMBER, channels: [table] });
  expect(reader.notices.at(-1)).toEqual({ type: 'subscribed', channel: table, number: 1 });
  first.publisher.publish(RIVER, table, { words: 'น้ำ "quoted"' });
  await until(() => reader.numbers(table).length === 1);
  expect(reader.notices.at(-1)).toEqual({
    type: 'frame',
    channel: table,
    number: 2,
    data: { words: 'น้ำ "quoted"' },
  });
});

test('a channel that is asked for twice is answered twice and its frames come once; left once, none comes', async () => {
  const table = newTable();
  const reader = await readerOn(first.port, { ...MEMBER, channels: [table] });
  first.publisher.publish(RIVER, table, 1);
  await until(() => reader.numbers(table).length === 1);
  reader.ask({ type: 'subscribe', channel: table });
  await until(() => reader.notices.at(-1)?.type === 'subscribed');
  expect(reader.notices.at(-1)).toEqual({ type: 'subscribed', channel: table, number: 1 });
  first.publisher.publish(RIVER, table, 2);
  await until(() => reader.numbers(table).length === 2);
  reader.ask({ type: 'unsubscribe', channel: table });
  await until(() => first.hub.figures().every(({ channel }) => channel !== table));
  first.publisher.publish(RIVER, table, 3);
  await first.publisher.sent();
  reader.ask({ type: 'subscribe', channel: table });
  await until(() => reader.notices.at(-1)?.type === 'subscribed');
  expect(reader.notices.at(-1)).toEqual({ type: 'subscribed', channel: table, number: 3 });
  expect(reader.numbers(table)).toEqual([1, 2]);
});

test('a channel of one brand reaches no reader of another, also where the names are the same', async () => {
  const table = newTable();
  const river = await readerOn(first.port, { ...MEMBER, channels: [table] });
  const hill = await readerOn(first.port, { ...MEMBER, host: 'hill.test', channels: [table] });
  first.publisher.publish(RIVER, table, 'of the river');
  await until(() => river.numbers(table).length === 1);
  first.publisher.publish(HILL, table, 'of the hill');
  await until(() => hill.numbers(table).length === 1);
  expect(hill.notices.at(-1)).toMatchObject({ number: 1, data: 'of the hill' });
  expect(river.numbers(table)).toEqual([1]);
  expect((await missedFrames(db.kysely, { brandId: HILL, channel: table, after: 0 })).frames).toHaveLength(1);
});

test('what there is not and what may not be read are refused alike, and nothing of it arrives', async () => {
  const refused = ['no-such-kind', 'board:7', 'table', 'own:malee', 'x'.repeat(150), 'BOARD', 'table:'];
  const visitor = await readerOn(first.port, { channels: [...refused, 'table:9'] });
  const codes = visitor.notices.slice(1).map((notice) => 'code' in notice && notice.code);
  expect(codes).toEqual([...refused, 'table:9'].map(() => 'not_found'));
  const due = await readerOn(first.port, { token: 'good-due-malee', channels: ['table:9'] });
  expect(due.notices.at(-1)).toMatchObject({ type: 'refused', code: 'not_found' });
  const malee = await readerOn(first.port, { ...MEMBER, channels: ['own:malee', 'own:somchai'] });
  expect(malee.notices.slice(1).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['subscribed', 'refused']),
  );
  first.publisher.publish(RIVER, 'own:somchai', 'private');
  first.publisher.publish(RIVER, 'table:9', 'for members');
  first.publisher.publish(RIVER, 'own:malee', 'hers');
  await until(() => malee.numbers('own:malee').length === 1);
  expect(malee.numbers('own:somchai')).toEqual([]);
  expect(visitor.notices.filter(({ type }) => type === 'frame')).toEqual([]);
});

test('a channel of which it cannot be said who may read it is asked for again later, and the socket stays', async () => {
  const reader = await readerOn(first.port, { channels: ['broken', 'board'] });
  expect(reader.notices).toContainEqual({ type: 'refused', channel: 'broken', code: 'try_later' });
  first.publisher.publish(RIVER, 'board', 1);
  await until(() => reader.numbers('board').length === 1);
});

test('a socket that wants a thousand channels has twenty; the rest is refused in words, and the twenty go on', async () => {
  const reader = await readerOn(first.port, MEMBER);
  for (let n = 0; n < 1000; n++) reader.ask({ type: 'subscribe', channel: `table:many-${n}` });
  await until(() => reader.notices.length === 1001);
  const codes = reader.notices.map((notice) => ('code' in notice ? notice.code : notice.type));
  expect(codes.filter((code) => code === 'subscribed')).toHaveLength(CHANNELS_MAX);
  expect(new Set(codes)).toEqual(new Set(['ready', 'subscribed', 'too_many_channels', 'too_often']));
  first.publisher.publish(RIVER, 'table:many-3', 1);
  await until(() => reader.numbers('table:many-3').length === 1);
});

test('who goes on asking after a thousand refusals is cut off', async () => {
  const reader = await readerOn(first.port, MEMBER);
  const closed = once(reader.socket, 'close');
  for (let n = 0; n < 1200; n++) reader.ask({ type: 'subscribe', channel: 'no-such-kind' });
  expect((await closed)[0]).toBe(1008);
});

test('a channel has so many readers as its kind allows, and a place that is left is free', async () => {
  const readers = [
    await readerOn(first.port, { channels: ['calm'] }),
    await readerOn(first.port, { channels: ['calm'] }),
  ];
  const late = await readerOn(first.port, { channels: ['calm'] });
  expect(late.notices.at(-1)).toEqual({ type: 'refused', channel: 'calm', code: 'channel_full' });
  readers[0]?.ask({ type: 'unsubscribe', channel: 'calm' });
  readers[1]?.socket.terminate();
  await until(() => first.hub.figures().every(({ channel }) => channel !== 'calm'));
  late.ask({ type: 'subscribe', channel: 'calm' });
  await until(() => late.notices.at(-1)?.type === 'subscribed');
  first.publisher.publish(RIVER, 'calm', 1);
  await until(() => late.numbers('calm').length === 1);
  expect(readers[0]?.numbers('calm')).toEqual([]);
});

test.each([
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['what is no JSON', 'subscribe'],
  ['another type', '{"type":"publish","channel":"board","data":1}'],
  ['a channel that is no text', '{"type":"subscribe","channel":{"$ne":1}}'],
])('a frame up with %s ends the socket and nothing else', async (_what, frame) => {
  const bystander = await readerOn(first.port, { channels: ['board'] });
  const reader = await readerOn(first.port, { channels: ['board'] });
  const closed = once(reader.socket, 'close');
  reader.ask(frame);
  await closed;
  first.publisher.publish(RIVER, 'board', 'still there');
  await until(() => bystander.numbers('board').length >= 1);
});

test('a frame is written once, and the same bytes go to all readers', async () => {
  const table = newTable();
  const written: Buffer[][] = [];
  for (let n = 0; n < 3; n++) {
    const mine: Buffer[] = [];
    written.push(mine);
    const reader = {
      isOpen: () => true,
      behind: () => 0,
      send: () => {},
      write: (frame: Buffer) => mine.push(frame),
    };
    const rules = { readersMax: 3, onJoined: () => {} };
    await first.hub.join({ brandId: RIVER, channel: table }, reader, rules);
  }
  first.publisher.publish(RIVER, table, 'x'.repeat(100));
  await until(() => written.every((mine) => mine.length === 1));
  const [frame] = written[0] ?? [];
  for (const mine of written) expect(mine[0]).toBe(frame);
});

test('frames of every length arrive whole', async () => {
  const reader = await readerOn(first.port, { channels: ['board'] });
  const texts = [0, 1, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 500, 2046].map(
    (length) => 'x'.repeat(length),
  );
  for (const text of texts) first.publisher.publish(RIVER, 'board', text);
  await until(() => reader.numbers('board').length === texts.length);
  expect(reader.notices.flatMap((notice) => (notice.type === 'frame' ? [notice.data] : []))).toEqual(texts);
});

test('frames of 500 are kept: one call from a number has all that came after, or says that it is too old', async () => {
  const table = newTable();
  for (let n = 1; n <= FRAMES_KEPT + 20; n++) {
    first.publisher.publish(RIVER, table, n);
    if (n % 100 === 0) await first.publisher.sent();
  }
  await first.publisher.sent();
  const after = (number: number) =>
    missedFrames(db.kysely, { brandId: RIVER, channel: table, after: number });
  const newest = FRAMES_KEPT + 20;
  expect(await after(newest)).toEqual({ number: newest, frames: [] });
  expect(await after(newest - 2)).toEqual({
    number: newest,
    frames: [
      { number: newest - 1, body: `${newest - 1}` },
      { number: newest, body: `${newest}` },
    ],
  });
  const all = await after(20);
  expect(all.frames?.map(({ body }) => Number(body))).toEqual(
    Array.from({ length: FRAMES_KEPT }, (_, at) => at + 21),
  );
  expect(await after(19)).toEqual({ number: newest, frames: undefined });
  expect(await after(0)).toEqual({ number: newest, frames: undefined });
  expect(await after(newest + 1)).toEqual({ number: newest, frames: undefined });
  const { rows } = await db.pool.query(
    'select count(*) from platform.push_frame f join platform.push_channel c on c.id = f.channel_id where c.name = $1',
    [table],
  );
  expect(rows).toEqual([{ count: BigInt(FRAMES_KEPT) }]);
});

test('what was published while a process had lost its line reaches its readers once it is back, in order', async () => {
  const table = newTable();
  const reader = await readerOn(second.port, { ...MEMBER, channels: [table] });
  first.publisher.publish(RIVER, table, 'before');
  await until(() => reader.numbers(table).length === 1);
  const owner = openDatabase({ url, role: null, maxConnections: 1 });
  await owner.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lanna-frames' and datname = current_database()",
  );
  await owner.close();
  for (let n = 0; n < 30; n++) first.publisher.publish(RIVER, table, n);
  await until(() => reader.numbers(table).length === 31);
  expect(reader.numbers(table)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1));
});

test.each([
  '',
  'no frame',
  `${RIVER} table:forged 7`,
  `${RIVER} table:forged 1e9 {}`,
  `${RIVER} table:forged 999 {"n":1}`,
  `${RIVER} table:forged 1 {"n":`,
])('what is written to the line by hand and was never kept reaches no reader: %s', async (payload) => {
  const reader = await readerOn(first.port, { ...MEMBER, channels: ['table:forged'] });
  await db.pool.query('select pg_notify($1, $2)', ['lanna_frames', payload]);
  first.publisher.publish(RIVER, 'table:forged', 'real');
  await until(() => reader.numbers('table:forged').length === 1);
  expect(reader.notices.at(-1)).toMatchObject({ data: 'real' });
});

test('who may read no longer is out with the notice of it, in every process, and others read on', async () => {
  const [out, stays] = [
    await readerOn(second.port, { token: 'good-out', channels: ['guarded'] }),
    await readerOn(first.port, { token: 'good-stays', channels: ['guarded'] }),
  ];
  OUT.add('out');
  await notifyPush(db.kysely, { m: ['out', 'stays'], t: ['balance_changed'] });
  await until(() => out.notices.some((notice) => notice.type === 'refused'));
  first.publisher.publish(RIVER, 'guarded', 'after');
  await until(() => stays.numbers('guarded').length === 1);
  await first.publisher.sent();
  expect(out.numbers('guarded')).toEqual([]);
});
