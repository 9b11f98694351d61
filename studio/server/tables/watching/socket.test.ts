import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { TABLE_PATHS, TABLES_MAX } from '../../../table-api.ts';
import { frameBytes } from '../../platform/frame.ts';
import { BEHIND_MAX_BYTES, BYTES_UP_MAX, type Watcher } from '../../play/watch-sockets.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { mountTableSocket } from './mount-socket.ts';
import type { TableHub } from './table-hub.ts';

const { studio } = await openTestStudio();
/** What the socket asks of the hub; frames are written by the test. */
let watched: { watcher: Watcher; codes: readonly string[] }[] = [];
let resent = 0;
const hub: TableHub = {
  watch: (watcher, codes) => {
    watched.push({ watcher, codes });
  },
  leave: () => undefined,
  resend: (watcher) => {
    resent += 1;
    watcher.write(frameBytes({ t: 'own', table: 'newest' }));
  },
  read: () => Promise.reject(new Error('not of the socket')),
  now: () => new Date(),
  watchers: () => watched.length,
  stop: () => Promise.resolve(),
};
const app = Fastify();
await app.register(websocket, { options: { maxPayload: BYTES_UP_MAX } });
mountTableSocket(app, studio, hub);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());
beforeEach(() => {
  watched = [];
  resent = 0;
});

async function openPage() {
  const page = new WebSocket(`ws://127.0.0.1:${port}${TABLE_PATHS.socket}`);
  onTestFinished(() => page.close());
  const frames: unknown[] = [];
  page.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))));
  await once(page, 'open');
  return { page, frames };
}

const watch = (tables: number) =>
  JSON.stringify({ t: 'watch', tables: Array.from({ length: tables }, (_, at) => `table-${at}`) });

test('what is longer than a page ever asks closes its socket', async () => {
  const { page } = await openPage();
  page.send(' '.repeat(BYTES_UP_MAX + 1));
  const [closed] = (await once(page, 'close')) as [CloseEvent];
  expect(closed.code).toBe(1009);
  expect(watched).toEqual([]);
});

test('as many tables as a lobby shows are watched, one more is refused', async () => {
  const { page, frames } = await openPage();
  page.send(watch(TABLES_MAX + 1));
  await expect.poll(() => frames).toEqual([{ t: 'refused', code: 'invalid_input' }]);
  expect(watched).toEqual([]);
  page.send(watch(TABLES_MAX));
  await expect.poll(() => watched[0]?.codes.length).toBe(TABLES_MAX);
});

test('who does not read is left out, and gets the newest state once it reads again', async () => {
  const line = connect(port, '127.0.0.1');
  onTestFinished(() => {
    line.destroy();
  });
  line.write(
    `GET ${TABLE_PATHS.socket} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  await once(line, 'data');
  line.pause();
  // Masked by nothing.
  const text = Buffer.from(watch(1));
  line.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
  await expect.poll(() => watched.length).toBe(1);

  const bytes = frameBytes({ t: 'own', table: 'x'.repeat(60_000) });
  const sent = 64 * 1024 * 1024;
  for (let at = 0; at < sent; at += bytes.length) watched[0]?.watcher.write(Buffer.from(bytes));
  expect(resent).toBe(0);
  let received = 0;
  let tail = '';
  line.on('data', (data) => {
    received += data.length;
    tail = (tail + data.toString('latin1')).slice(-200);
  });
  line.resume();
  await expect.poll(() => resent).toBe(1);
  await expect.poll(() => tail).toContain('{"t":"own","table":"newest"}');
  // Of 64 MB nothing was kept for it but what the line itself holds and the quarter of a megabyte.
  expect(received).toBeGreaterThan(BEHIND_MAX_BYTES);
  expect(received).toBeLessThan(sent / 4);
});
