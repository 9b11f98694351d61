import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { postgresBus } from '../bus/bus.ts';
import { buildApp } from '../http/build-app.ts';
import type { Brand } from '../http/calls/route.ts';
import { openLog } from '../process/log.ts';
import { Refusal } from '../refusals/refusal.ts';
import { openDatabase } from '../sql/database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { postgresLine } from './channels/frame-line.ts';
import { openChannels } from './channels/open-channels.ts';
import { SETTINGS_KEPT_MS } from './delayed-notify.ts';
import { mountPush, type NoticeTable } from './mount-push.ts';
import { notifyPush, PUSH_CHANNEL } from './notify.ts';
import { receivePush } from './receive-push.ts';
import { visitKey } from './visit-key.ts';

const { url, db } = await testDatabase();
const brand: Brand = {
  id: 'b1',
  code: 'LANNA',
  currency: 'THB',
  country: 'TH',
  timeZone: 'Asia/Bangkok',
  defaultLanguage: 'TH',
};
const notices: NoticeTable = new Map([
  ['balance_changed', {}],
  ['bets_changed', {}],
  ['catalogue_changed', { visitors: true }],
  ['settings_changed', { visitors: true, settled: true }],
]);
const [first, second] = await Promise.all([startProcess(), startProcess()]);
afterAll(() => Promise.all([first.close(), second.close()]));

/** What one portal process does for push; each holds its own LISTEN connection. */
async function startProcess(): Promise<FastifyInstance> {
  const log = openLog('silent');
  const app = await buildApp({ log, trustProxy: ['127.0.0.1'], frameSources: [] });
  const source = await receivePush({ bus: postgresBus({ url, log }), log, notices });
  const channels = openChannels({ db, log, line: postgresLine({ url, log }) });
  channels.declare([]);
  const hub = await channels.openHub();
  app.addHook('onClose', async () => {
    await source.stop();
    await channels.stop();
  });
  await mountPush(app, {
    source,
    notices,
    channels: { find: channels.find, hub },
    resolveBrand: async (host) => {
      if (host === 'other.test') return { ...brand, id: 'b2' };
      return host === '127.0.0.1' ? brand : undefined;
    },
    resolveSession: async (token) => {
      if (token === 'no-database')
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      if (!token.startsWith('good-')) throw new Refusal('not_logged_in');
      const memberId = token.slice(5);
      return {
        memberId,
        sessionId: `session-of-${memberId}`,
        type: 0,
        passwordChangeDue: false,
        termsDue: null,
      };
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

interface Received {
  socket: WebSocket;
  frames: { type: string; reason?: string }[];
  /** The close code, once closed. */
  code?: number;
}

/** Connects, says hello (a token, or what else is to be sent) and waits for the first word or the end. */
async function listen(app: FastifyInstance, hello: unknown, headers: Record<string, string> = {}) {
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}/wps/push`, { headers });
  const received: Received = { socket, frames: [] };
  socket.on('message', (data) => received.frames.push(JSON.parse(String(data))));
  socket.on('error', () => {});
  socket.on('close', (code) => {
    received.code = code;
  });
  socket.on('open', () => socket.send(JSON.stringify(typeof hello === 'string' ? { token: hello } : hello)));
  // A refused upgrade is an error to the client; the frames say what was received.
  await Promise.race([once(socket, 'message'), once(socket, 'close')]).catch(() => {});
  return received;
}

async function until(condition: () => boolean, patienceMs = 3000) {
  const deadline = Date.now() + patienceMs;
  while (!condition() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 10));
  expect(condition()).toBe(true);
}

function typesOf({ frames }: Received): string[] {
  return frames.map((frame) => frame.type);
}

test('a notice made in one process reaches the member on the other, and no other member', async () => {
  const somchai = await listen(first, 'good-somchai');
  const malee = await listen(second, 'good-malee');
  await notifyPush(db.kysely, { m: ['malee'], t: ['balance_changed', 'bets_changed'] });
  await until(() => malee.frames.length === 3);
  expect(typesOf(malee)).toEqual(['ready', 'balance_changed', 'bets_changed']);
  expect(typesOf(somchai)).toEqual(['ready']);
});

test('a visitor is notified of the own dealing by its token alone, in its brand alone; a member may have one too', async () => {
  const visit = 'a-token-of-a-conversation';
  const listeners = {
    visitor: await listen(first, { token: '', visit }),
    elsewhere: await listen(second, { token: '', visit }),
    member: await listen(first, { token: 'good-somchai', visit }),
    otherToken: await listen(first, { token: '', visit: 'another-token' }),
    guessesTheKey: await listen(first, { token: '', visit: visitKey('b1', visit) }),
    withoutToken: await listen(first, ''),
    otherBrand: await listen(first, { token: '', visit }, { host: 'other.test' }),
  };
  await notifyPush(db.kysely, { v: [visitKey('b1', visit)], t: ['balance_changed'] });
  const own = [listeners.visitor, listeners.elsewhere, listeners.member];
  await until(() => own.every(({ frames }) => frames.length === 2));
  await notifyPush(db.kysely, { b: '*', t: ['catalogue_changed'] });
  // For the owners one frame more: all are read up to the same notice.
  await until(() =>
    Object.values(listeners).every((received) => typesOf(received).at(-1) === 'catalogue_changed'),
  );
  for (const received of Object.values(listeners))
    expect(typesOf(received)).toEqual(
      own.includes(received)
        ? ['ready', 'balance_changed', 'catalogue_changed']
        : ['ready', 'catalogue_changed'],
    );
});

test('a notice of a transaction that was rolled back is never sent', async () => {
  const somchai = await listen(first, 'good-somchai');
  await db
    .transaction(async (tx) => {
      await notifyPush(tx, { m: ['somchai'], t: ['balance_changed'] });
      throw new Error('rolled back');
    })
    .catch(() => {});
  await notifyPush(db.kysely, { m: ['somchai'], t: ['bets_changed'] });
  await until(() => somchai.frames.length === 2);
  expect(typesOf(somchai)).toEqual(['ready', 'bets_changed']);
});

test('the socket of a session that ended in another process is notified and closed', async () => {
  const malee = await listen(second, 'good-malee');
  // Listened for first: the notice may be through before the call that sent it is back.
  const closed = once(malee.socket, 'close');
  await notifyPush(db.kysely, { s: ['session-of-malee'] });
  await closed;
  expect(malee.frames.at(-1)).toEqual({ type: 'goodbye', reason: 'session_ended' });
});

test('a socket with a wrong token is closed', async () => {
  const { frames } = await listen(first, 'bad');
  expect(frames).toEqual([{ type: 'goodbye', reason: 'bad_token' }]);
});

test('an unreachable database ends no session: the browser is asked to connect again later', async () => {
  expect(await listen(first, 'no-database')).toMatchObject({ frames: [], code: 1013 });
});

test('a page of another site is refused', async () => {
  const { frames } = await listen(first, 'good-somchai', { origin: 'https://evil.test' });
  expect(frames).toEqual([]);
});

test('a host without a brand is refused', async () => {
  expect(await listen(first, '', { host: 'evil.test' })).toMatchObject({ frames: [], code: 1008 });
});

test.each([
  ['no token at all', {}],
  ['a token that is no text', { token: 5 }],
  ['a token of a million characters', { token: 'x'.repeat(1_000_000) }],
])('a hello with %s is sent away without a word', async (_what, hello) => {
  expect((await listen(first, hello)).frames).toEqual([]);
});

test('an oversized frame ends the connection and nothing else', async () => {
  const greedy = await listen(first, 'good-somchai');
  greedy.socket.send('x'.repeat(5000));
  await once(greedy.socket, 'close');
  const { frames } = await listen(first, 'good-malee');
  expect(frames).toEqual([{ type: 'ready' }]);
});

test('after the database cut its connection, push listens again and asks every page to refetch', async () => {
  const malee = await listen(second, 'good-malee');
  const owner = openDatabase({ url, role: null, maxConnections: 1 });
  await owner.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lanna-push' and datname = current_database()",
  );
  await owner.close();
  const missed = ['balance_changed', 'bets_changed', 'catalogue_changed', 'settings_changed'];
  await until(() => malee.frames.length >= 5, 10_000);
  expect(typesOf(malee)).toEqual(['ready', ...missed]);
  await notifyPush(db.kysely, { m: ['malee'], t: ['bets_changed'] });
  await until(() => malee.frames.length >= 6);
});

test('a visitor gets notices of the brand, and none of another brand or of an account', async () => {
  const visitor = await listen(first, '');
  const elsewhere = await listen(first, '', { host: 'other.test' });
  const malee = await listen(second, 'good-malee');
  await notifyPush(db.kysely, { b: 'b1', t: ['settings_changed', 'catalogue_changed', 'balance_changed'] });
  await notifyPush(db.kysely, { m: ['malee', ''], s: [''], t: ['bets_changed'] });
  await until(() => visitor.frames.length >= 3 && malee.frames.length >= 5, 10_000);
  expect(typesOf(visitor)).toEqual(['ready', 'catalogue_changed', 'settings_changed']);
  expect(typesOf(malee)).toEqual([
    'ready',
    'catalogue_changed',
    'balance_changed',
    'bets_changed',
    'settings_changed',
  ]);
  expect(typesOf(elsewhere)).toEqual(['ready']);
});

test('the notice of changed settings is sent once no process can answer with the old ones', async () => {
  const visitor = await listen(first, '');
  const changedAtMs = performance.now();
  await notifyPush(db.kysely, { b: 'b1', t: ['settings_changed'] });
  await until(() => visitor.frames.length >= 2, 10_000);
  expect(performance.now() - changedAtMs).toBeGreaterThan(SETTINGS_KEPT_MS);
});

test.each([
  '',
  'no json',
  '[]',
  'null',
  '{"m":5}',
  '{"t":"balance_changed"}',
  '{"m":["malee"],"t":["of_tomorrow"]}',
])('a malformed payload written to the channel by hand is ignored: %s', async (payload) => {
  const malee = await listen(first, 'good-malee');
  await db.pool.query('select pg_notify($1, $2)', [PUSH_CHANNEL, payload]);
  await notifyPush(db.kysely, { m: ['malee'], t: ['bets_changed'] });
  await until(() => malee.frames.length >= 2);
  expect(typesOf(malee)).toEqual(['ready', 'bets_changed']);
});

test('an address may hold a limited number of visitor sockets; a member’s socket leaves its place on log-in', async () => {
  const headers = { 'x-forwarded-for': '171.96.0.1' };
  const visitors = await Promise.all(Array.from({ length: 100 }, () => listen(first, '', headers)));
  expect(visitors.map(typesOf)).toEqual(Array.from({ length: 100 }, () => ['ready']));
  expect(await listen(first, '', headers)).toMatchObject({ frames: [], code: 1013 });
  expect(typesOf(await listen(first, '', { 'x-forwarded-for': '171.96.0.2' }))).toEqual(['ready']);

  visitors[0]?.socket.close();
  await until(() => visitors[0]?.code !== undefined);
  expect(typesOf(await listen(first, 'good-somchai', headers))).toEqual(['ready']);
  expect(typesOf(await listen(first, '', headers))).toEqual(['ready']);
  expect(await listen(first, '', headers)).toMatchObject({ frames: [], code: 1013 });
});

test('connection attempts of one address are limited', async () => {
  const headers = { 'x-forwarded-for': '171.96.0.3' };
  const knocks: string[][] = [];
  for (let knock = 0; knock < 301; knock++) {
    const visitor = await listen(second, '', headers);
    visitor.socket.terminate();
    knocks.push(typesOf(visitor));
  }
  expect(knocks.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => ['ready']));
  expect(knocks[300]).toEqual([]);
});
