import websocket from '@fastify/websocket';
import fastify from 'fastify';
import { systemClock } from '../../../studio/server/platform/clock.ts';
import { openDatabase } from '../../../studio/server/platform/database.ts';
import { openLog } from '../../../studio/server/platform/log.ts';
import { mountSportsSocket } from '../../../studio/server/sports/watching/mount-socket.ts';
import { openSportsHub } from '../../../studio/server/sports/watching/sports-hub.ts';

/** The book's socket by itself, as a process of the studio has it: what a feed changes elsewhere is read once and written to all who watch. */
const [, , databaseUrl = ''] = process.argv;
const log = openLog('error');
const db = openDatabase({ url: databaseUrl, log, connections: 4 });
const hub = openSportsHub({ db, log, databaseUrl });
const app = fastify({ trustProxy: true });
await app.register(websocket);
await app.register(async (book) => mountSportsSocket(book, { db, log, clock: systemClock }, hub));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
const port = typeof address === 'object' ? address?.port : 0;
process.send?.({ url: `ws://127.0.0.1:${port}/sports-api/socket` });
process.once('disconnect', () => process.exit());
