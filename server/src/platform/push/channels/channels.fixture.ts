import { once } from 'node:events';
import type { ChannelNotice, NoticeType, PushRequest } from '@lanna/contract/push';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { type Bus, postgresBus } from '../../bus/bus.ts';
import { buildApp } from '../../http/build-app.ts';
import type { Brand } from '../../http/calls/route.ts';
import { openLog } from '../../process/log.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { Database } from '../../sql/database.ts';
import { mountPush } from '../mount-push.ts';
import { receivePush } from '../receive-push.ts';
import type { ChannelKind } from './channel-kind.ts';
import { openChannels } from './open-channels.ts';

export const RIVER = '00000000-0000-4000-8000-000000000001';
export const HILL = '00000000-0000-4000-8000-000000000002';
const brandOf = (id: string): Brand => ({
  id,
  code: 'LANNA',
  currency: 'THB',
  country: 'TH',
  timeZone: 'Asia/Bangkok',
  defaultLanguage: 'TH',
});

/** Members who may not read `guarded` any more. */
export const OUT = new Set<string>();

/** Channels for tests: one for all, tables for members, a room of a reader each for its own member. */
export const KINDS: ChannelKind[] = [
  { pattern: 'board', mayRead: () => true, readersMax: 5000, framesPerSecondMax: 100_000 },
  { pattern: 'calm', mayRead: () => true, readersMax: 2, framesPerSecondMax: 5 },
  {
    pattern: 'table:<id>',
    mayRead: async ({ caller }) => caller !== null,
    readersMax: 100,
    framesPerSecondMax: 1000,
  },
  {
    pattern: 'broken',
    mayRead: () => Promise.reject(new Error('the database is away')),
    readersMax: 10,
    framesPerSecondMax: 10,
  },
  {
    pattern: 'guarded',
    mayRead: ({ caller }) => caller !== null && !OUT.has(caller.memberId),
    askedAgainOn: ['balance_changed'],
    readersMax: 100,
    framesPerSecondMax: 1000,
  },
  {
    pattern: 'own:<id>',
    mayRead: async ({ caller, id }) => caller?.memberId === id,
    readersMax: 100,
    framesPerSecondMax: 1000,
  },
];

/** What one portal process does for push, with lines of its own. */
export async function startPushProcess(options: {
  db: Database;
  url: string;
  bus?: Bus;
  kinds?: readonly ChannelKind[];
  river?: string;
  noticeTypes?: readonly NoticeType[];
}) {
  const { db, url, kinds = KINDS, river = RIVER, noticeTypes = ['balance_changed'] } = options;
  const log = openLog('silent');
  const app = await buildApp({ log, trustProxy: ['127.0.0.1'], frameSources: [] });
  const notices = new Map(noticeTypes.map((type) => [type, {}] as const));
  const bus = options.bus ?? postgresBus({ url, log });
  const source = await receivePush({ bus, log, notices });
  const channels = openChannels({ db, log, line: bus.frames });
  channels.declare(kinds);
  const hub = await channels.openHub();
  await mountPush(app, {
    source,
    notices,
    channels: { find: channels.find, hub },
    resolveBrand: async (host) => brandOf(host === 'hill.test' ? HILL : river),
    resolveSession: async (token) => {
      if (!token.startsWith('good-')) throw new Refusal('not_logged_in');
      const memberId = token.slice(5);
      return {
        memberId,
        sessionId: memberId,
        type: 0,
        passwordChangeDue: token.startsWith('good-due-'),
        termsDue: null,
      };
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');
  return {
    port: address.port,
    publisher: channels.publisher,
    hub,
    /** Bytes that stand in this process for the reader who has taken the least. */
    mostBehind: () => Math.max(...[...app.websocketServer.clients].map((socket) => socket.bufferedAmount)),
    close: async () => {
      await app.close();
      await source.stop();
      await channels.stop();
    },
  };
}

type Down = ChannelNotice | { type: 'ready' } | { type: 'goodbye' };

export interface TestReader {
  socket: WebSocket;
  notices: Down[];
  ask(request: PushRequest | string): void;
  /** Numbers of the frames of a channel, as they came. */
  numbers(channel: string): number[];
}

/** A page that has said hello, and asked for channels. */
export async function readerOn(
  port: number,
  { token = '', host = 'river.test', channels = [] as string[] } = {},
): Promise<TestReader> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/push`, { headers: { host } });
  const notices: Down[] = [];
  socket.on('message', (data) => notices.push(JSON.parse(String(data))));
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send(JSON.stringify({ token }));
  await until(() => notices.length > 0);
  const ask = (request: PushRequest | string) =>
    socket.send(typeof request === 'string' ? request : JSON.stringify(request));
  for (const channel of channels) ask({ type: 'subscribe', channel });
  await until(() => notices.length >= 1 + channels.length);
  return {
    socket,
    notices,
    ask,
    numbers: (channel) =>
      notices.flatMap((notice) =>
        notice.type === 'frame' && notice.channel === channel ? [notice.number] : [],
      ),
  };
}

export async function until(condition: () => boolean, patienceMs = 10_000) {
  const deadline = Date.now() + patienceMs;
  while (!condition() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 5));
  expect(condition()).toBe(true);
}
