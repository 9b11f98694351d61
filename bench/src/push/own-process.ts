import { postgresBus } from '../../../server/src/platform/bus/bus.ts';
import { buildApp } from '../../../server/src/platform/http/build-app.ts';
import { openLog } from '../../../server/src/platform/process/log.ts';
import { postgresLine } from '../../../server/src/platform/push/channels/frame-line.ts';
import { openChannels } from '../../../server/src/platform/push/channels/open-channels.ts';
import { mountPush } from '../../../server/src/platform/push/mount-push.ts';
import { receivePush } from '../../../server/src/platform/push/receive-push.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import { dataOf, type FromServer, type ToServer } from './messages.ts';

const BRAND = '00000000-0000-4000-8000-000000000001';

/** Push of the portal with one channel: frames are numbered and kept by the database, and come back by its line before they are sent. */
const url = process.argv[2];
if (!url || !process.send) throw new Error('started by the push bench, with a database');
const log = openLog('silent');
const db = openDatabase({ url, role: null, maxConnections: 4 });
const app = await buildApp({ log, trustProxy: ['127.0.0.1'], frameSources: [] });
const notices = new Map();
const channels = openChannels({ db, log, line: postgresLine({ url, log }) });
channels.declare([
  { pattern: 'board', mayRead: () => true, readersMax: 20_000, framesPerSecondMax: 100_000 },
]);
await mountPush(app, {
  source: await receivePush({ bus: postgresBus({ url, log }), log, notices }),
  notices,
  channels: { find: channels.find, hub: await channels.openHub() },
  resolveBrand: async () => ({
    id: BRAND,
    code: 'LANNA',
    currency: 'THB',
    country: 'TH',
    timeZone: 'Asia/Bangkok',
    defaultLanguage: 'TH',
  }),
  resolveSession: () => Promise.reject(new Error('no reader logs in')),
});
const answer = (said: FromServer) => process.send?.(said);
process.on('message', (asked: ToServer) => {
  if ('publish' in asked) channels.publisher.publish(BRAND, 'board', dataOf(asked.publish));
  else {
    globalThis.gc?.();
    answer({ rss: process.memoryUsage().rss });
  }
});
answer({ url: `${(await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')}/wps/push` });
process.once('disconnect', () => process.exit());
