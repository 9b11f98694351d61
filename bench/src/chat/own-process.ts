import { channelOfRooms, chatOf } from '../../../server/src/modules/content/chat/chat.fixture.ts';
import { findBrands } from '../../../server/src/modules/house/brands/find-brand.ts';
import { postgresBus } from '../../../server/src/platform/bus/bus.ts';
import { buildApp } from '../../../server/src/platform/http/build-app.ts';
import { systemClock } from '../../../server/src/platform/process/clock.ts';
import { openLog } from '../../../server/src/platform/process/log.ts';
import { postgresLine } from '../../../server/src/platform/push/channels/frame-line.ts';
import { openChannels } from '../../../server/src/platform/push/channels/open-channels.ts';
import { mountPush } from '../../../server/src/platform/push/mount-push.ts';
import { receivePush } from '../../../server/src/platform/push/receive-push.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import type { FromServer, ToServer } from './messages.ts';

/** One of the portal's processes: its push with the channel of the chat's rooms, and what members write through it. */
const [, , url, host, room] = process.argv;
if (!url || !host || !room || !process.send) throw new Error('started by the chat bench');
const log = openLog('silent');
const clock = systemClock;
const db = openDatabase({ url, maxConnections: 10 });
const brands = findBrands(db.kysely, clock);
const brand = await brands.findByHost(host);
if (!brand) throw new Error(`no brand answers at ${host}`);
const notices = new Map([['protection_changed', {}] as const, ['chat_changed', {}] as const]);
const channels = openChannels({ db, log, line: postgresLine({ url, log }) });
channels.declare([channelOfRooms(db, clock)]);
const app = await buildApp({ log, trustProxy: ['127.0.0.1'], frameSources: [] });
await mountPush(app, {
  source: await receivePush({ bus: postgresBus({ url, log }), log, notices }),
  notices,
  channels: { find: channels.find, hub: await channels.openHub() },
  resolveBrand: async () => brand,
  // A token names its member: logging in is not what is measured.
  resolveSession: async (token) => ({
    memberId: token,
    sessionId: token,
    type: 0,
    passwordChangeDue: false,
    termsDue: null,
  }),
});
const chat = chatOf(db, clock, brand);
chat.deps.channels = { publisher: channels.publisher };
const answer = (said: FromServer) => process.send?.(said);
process.on('message', (asked: ToServer) => {
  if ('write' in asked) {
    const { memberId, text } = asked.write;
    chat.write(memberId, room, text).catch((error) => answer({ refused: String(error) }));
  } else {
    globalThis.gc?.();
    answer({ rss: process.memoryUsage().rss });
  }
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
answer({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
process.once('disconnect', () => process.exit());
