import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { openLog } from '../process/log.ts';
import { testDatabase } from '../testing/test-database.ts';
import { listenTo } from './listen.ts';

const { url, db } = await testDatabase();
const PATIENCE = { timeout: 20_000, interval: 20 };

/** A connection to the database that can go dead silently, as behind a router that dropped its state. */
async function startLine() {
  const pairs = new Set<{ near: Socket; far: Socket }>();
  const { hostname, port } = new URL(url);
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    const pair = { near, far };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => pairs.has(pair) && to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');
  afterAll(() => server.close());
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(address.port) }).href,
    /** From now on nothing passes on open connections; new ones work. */
    goDead: () => pairs.clear(),
  };
}

test('a connection that went dead silently is noticed, closed and replaced', async () => {
  const line = await startLine();
  const received: string[] = [];
  const listener = await listenTo({
    url: line.url,
    channel: 'lanna_test',
    log: openLog('silent'),
    receive: (payload) => void received.push(payload ?? ''),
    onLost: () => void received.push('lost'),
    onBack: () => void received.push('back'),
  });
  const notify = (text: string) => db.pool.query("select pg_notify('lanna_test', $1)", [text]);
  await vi.waitFor(() => expect(listener.isSure()).toBe(true), PATIENCE);
  await notify('one');
  await vi.waitFor(() => expect(received).toEqual(['one']), PATIENCE);
  line.goDead();
  await notify('unheard');
  await vi.waitFor(() => expect(listener.isSure()).toBe(false), PATIENCE);
  await vi.waitFor(() => expect(received).toEqual(['one', 'lost', 'back']), PATIENCE);
  await vi.waitFor(() => expect(listener.isSure()).toBe(true), PATIENCE);
  await notify('two');
  await vi.waitFor(() => expect(received).toEqual(['one', 'lost', 'back', 'two']), PATIENCE);
  await listener.stop();
});
