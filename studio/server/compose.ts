import { fileURLToPath } from 'node:url';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { ROOM_TIMES, type RoomTimes } from '../rules/rooms/times.ts';
import { mountBackOffices } from './back-office/routes.ts';
import type { Config } from './config.ts';
import { mountFishing } from './fishing/mount-fishing.ts';
import { type OpenFishing, openFishing } from './fishing/open-fishing.ts';
import { noLeases, openLeases } from './leases/open-leases.ts';
import { serveClient } from './page/serve-client.ts';
import { buildApp } from './platform/build-app.ts';
import type { Clock } from './platform/clock.ts';
import { checkPooled, openDatabase } from './platform/database.ts';
import { mountHealth } from './platform/health.ts';
import type { Log } from './platform/log.ts';
import { mountMetrics, openMetrics } from './platform/metrics.ts';
import { repeat } from './platform/repeat.ts';
import { mountPlay } from './play/routes.ts';
import { BYTES_UP_MAX } from './play/watch-sockets.ts';
import { purgeExpired } from './purge-expired.ts';
import { measureReturns } from './returns/measure-returns.ts';
import { STUDIO_ROLES, type StudioRole } from './roles.ts';
import { mountRooms } from './rooms/mount-rooms.ts';
import { type OpenRooms, openRooms } from './rooms/open-rooms.ts';
import { finishRounds } from './rounds/finish-rounds.ts';
import { mountFeed } from './sports/feed/mount-feed.ts';
import { type LeagueTimes, leagueTimes } from './sports/league/league-rounds.ts';
import { mountSports } from './sports/mount-sports.ts';
import { openSports } from './sports/open-sports.ts';
import type { Studio } from './studio.ts';
import { TABLE_TIMES, type TableTimes } from './tables/leading/lead-table.ts';
import type { LiveTable } from './tables/live-table.ts';
import { LIVE_TABLES } from './tables/live-tables.ts';
import { mountTables } from './tables/mount-tables.ts';
import { openTables } from './tables/open-tables.ts';
import { tableLobby } from './tables/reading/table-lobby.ts';
import { mountVendors } from './vendor/routes.ts';
import { walletClient } from './wallet/wallet-client.ts';

const FINISH_EVERY_MS = 1_000;
const MEASURE_EVERY_MS = 60_000;
const PURGE_EVERY_MS = 10 * 60_000;
const LEADING_CONNECTIONS = 6;
const CLIENT_FOLDER = fileURLToPath(new URL('../client/dist', import.meta.url));

export interface Composed {
  studio: Studio;
  fishing: OpenFishing;
  rooms: OpenRooms;
  app: FastifyInstance;
  /** Starts finishing rounds and purging what has expired; tests call those themselves. */
  startBackgroundWork(): void;
  /** From now on `/readyz` says that this process is stopping; everything is answered still, and each answer ends its connection. */
  drain(): void;
  /** Answers what was accepted, ends the background work, closes the database. */
  close(): Promise<void>;
}

/** The one place where everything is wired. */
export async function compose(
  config: Config,
  {
    clock,
    log,
    clientFolder = CLIENT_FOLDER,
    tables = LIVE_TABLES,
    tableTimes = TABLE_TIMES,
    league = leagueTimes(config.virtualRoundSeconds),
    roomTimes = ROOM_TIMES,
    roles = STUDIO_ROLES,
  }: {
    clock: Clock;
    log: Log;
    clientFolder?: string;
    tables?: readonly LiveTable[];
    tableTimes?: TableTimes;
    /** Null: this process leads no virtual league. */
    league?: LeagueTimes | null;
    roomTimes?: RoomTimes;
    roles?: readonly StudioRole[];
  },
): Promise<Composed> {
  const [answers, leads] = [roles.includes('studio-http'), roles.includes('studio-lead')];
  const { databasePoolUrl: poolUrl } = config;
  const db = openDatabase({ url: poolUrl ?? config.databaseUrl, log, pooled: poolUrl !== undefined });
  if (poolUrl) await checkPooled(db.pool);
  const heartbeats = openDatabase({ url: config.databaseUrl, log, connections: 1 });
  // Leaders do not wait in line behind players: deadlines hold however many call.
  const leading = openDatabase({ url: config.databaseUrl, log, connections: LEADING_CONNECTIONS });
  const leases = leads ? openLeases({ db: leading, heartbeats, log }) : noLeases();
  const metrics = openMetrics(db.pool);
  const wallet = walletClient({
    vendorsUrl: config.vendorsUrl,
    keys: config.vendorKeys,
    timeoutMs: config.walletTimeoutMs,
    observe: metrics.observeWalletCall,
  });
  const studio: Studio = {
    db,
    wallet,
    clock,
    log,
    leases,
    studioUrl: config.studioUrl,
    minimumCycleMs: config.minimumCycleMs,
  };

  let isStopping = false;
  const app = await buildApp({
    log,
    frameAncestors: config.frameAncestors,
    trustProxy: config.trustProxy,
    isStopping: () => isStopping,
  });
  mountHealth(
    app,
    () => db.pool.query('select 1 from studio.migration limit 1'),
    () => isStopping,
  );
  mountMetrics(app, metrics);
  const { portalKeys, brandKeys, backOfficeAncestors: ancestors } = config;
  const atTables = openTables(studio, {
    leading,
    tables,
    databaseUrl: config.databaseUrl,
    times: tableTimes,
    observe: metrics.tables,
  });
  const sports = openSports(studio, { databaseUrl: config.databaseUrl, leading, times: league });
  const fishing = openFishing(studio, { databaseUrl: config.databaseUrl, leading });
  const rooms = openRooms(studio, { leading, databaseUrl: config.databaseUrl, times: roomTimes });
  if (answers) await mountAll();

  async function mountAll() {
    mountVendors(app, studio, { portalKeys, brandKeys }, tableLobby(db.pool, atTables.desk));
    mountPlay(app, studio);
    await app.register(websocket, { options: { maxPayload: BYTES_UP_MAX } });
    mountTables(app, studio, atTables);
    mountSports(app, studio, sports);
    mountFishing(app, studio, fishing.halls);
    mountRooms(app, studio, rooms);
    mountFeed(app, studio, config.feedKeys);
    mountBackOffices(app, studio, {
      ...{ brandKeys, ancestors, clientFolder, desk: atTables.desk },
      feeds: [...config.feedKeys.keys()],
    });
    serveClient(app, clientFolder);
  }

  const background: { stop(): Promise<void> }[] = [];
  return {
    studio,
    fishing,
    rooms,
    app,
    startBackgroundWork() {
      atTables.start();
      sports.start();
      fishing.start();
      rooms.start();
      if (!leads) return;
      background.push(repeat(() => finishRounds(studio), FINISH_EVERY_MS, log, 'finish rounds'));
      background.push(repeat(() => measureReturns(studio), MEASURE_EVERY_MS, log, 'measure returns'));
      background.push(repeat(() => purgeExpired(studio), PURGE_EVERY_MS, log, 'purge expired'));
    },
    drain() {
      isStopping = true;
    },
    async close() {
      isStopping = true;
      await app.close();
      await Promise.all([atTables.stop(), sports.stop(), fishing.stop(), rooms.stop()]);
      await Promise.all([leases.stop(), ...background.map((work) => work.stop())]);
      await Promise.all([db.close(), leading.close(), heartbeats.close()]);
    },
  };
}
