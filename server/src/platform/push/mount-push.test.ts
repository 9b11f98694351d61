import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '../database.ts';
import type { Brand } from '../http/route.ts';
import { openLog } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { testDatabase } from '../test-database.ts';
import { mountPush } from './mount-push.ts';
import { notifyPush } from './notify.ts';

const { url, db } = await testDatabase();
const brand: Brand = {
  id: 'b1',
  code: 'LANNA',
  currency: 'THB',
  country: 'TH',
  timeZone: 'Asia/Bangkok',
  defaultLanguage: 'TH',
};
const [first, second] = await Promise.all([startProcess(), startProcess()]);
afterAll(() => Promise.all([first.close(), second.close()]));

/** What one portal process does for push; each holds its own LISTEN connection. */
async function startProcess(): Promise<FastifyInstance> {
  const app = Fastify();
  await mountPush(app, {
    databaseUrl: url,
    log: openLog('silent'),
    resolveBrand: async (host) => (host === '127.0.0.1' ? brand : undefined),
    resolveSession: async (token) => {
      if (!token.startsWith('good-')) throw new Refusal('not_logged_in');
      return { memberId: token.slice(5), sessionId: `session-of-${token.slice(5)}`, type: 0 };
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function listen(app: FastifyInstance, token: string, headers: Record<string, string> = {}) {
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}/wps/push`, { headers });
  const frames: { type: string; reason?: string }[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data))));
  socket.on('error', () => {});
  socket.on('open', () => socket.send(JSON.stringify({ token })));
  await Promise.race([once(socket, 'message'), once(socket, 'close')]);
  return { socket, frames };
}

async function until(condition: () => boolean) {
  const deadline = Date.now() + 3000;
  while (!condition() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 10));
  expect(condition()).toBe(true);
}

test('a notice made in one process reaches the member on the other, and nobody else', async () => {
  const somchai = await listen(first, 'good-somchai');
  const malee = await listen(second, 'good-malee');
  await notifyPush(db.kysely, { m: ['malee'], t: ['balance_changed', 'bets_changed'] });
  await until(() => malee.frames.length === 3);
  expect(malee.frames.map((frame) => frame.type)).toEqual(['ready', 'balance_changed', 'bets_changed']);
  expect(somchai.frames.map((frame) => frame.type)).toEqual(['ready']);
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
  expect(somchai.frames.map((frame) => frame.type)).toEqual(['ready', 'bets_changed']);
});

test('a session that ended elsewhere is told and closed', async () => {
  const malee = await listen(second, 'good-malee');
  await notifyPush(db.kysely, { s: ['session-of-malee'] });
  await once(malee.socket, 'close');
  expect(malee.frames.at(-1)).toEqual({ type: 'goodbye', reason: 'session_ended' });
});

test('a wrong token is sent away', async () => {
  const { frames } = await listen(first, 'bad');
  expect(frames).toEqual([{ type: 'goodbye', reason: 'bad_token' }]);
});

test('a page of another site cannot listen', async () => {
  const { frames } = await listen(first, 'good-somchai', { origin: 'https://evil.test' });
  expect(frames).toEqual([]);
});

test('an oversized frame ends the connection and nothing else', async () => {
  const greedy = await listen(first, 'good-somchai');
  greedy.socket.send('x'.repeat(5000));
  await once(greedy.socket, 'close');
  const { frames } = await listen(first, 'good-malee');
  expect(frames).toEqual([{ type: 'ready' }]);
});

test('after the database cut the line, push listens again and tells everybody to look', async () => {
  const malee = await listen(second, 'good-malee');
  const owner = openDatabase({ url, role: null, maxConnections: 1 });
  await owner.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lanna-push' and datname = current_database()",
  );
  await owner.close();
  await until(() => malee.frames.length >= 5);
  await notifyPush(db.kysely, { m: ['malee'], t: ['bets_changed'] });
  await until(() => malee.frames.length >= 6);
});
