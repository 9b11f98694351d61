import { openLeases } from '../../../studio/server/leases/open-leases.ts';
import { systemClock } from '../../../studio/server/platform/clock.ts';
import { openDatabase } from '../../../studio/server/platform/database.ts';
import { openLog } from '../../../studio/server/platform/log.ts';
import { LIVE_TABLES } from '../../../studio/server/tables/live-tables.ts';
import { openTables } from '../../../studio/server/tables/open-tables.ts';
import { walletClient } from '../../../studio/server/wallet/wallet-client.ts';

/** Leads so many tables at once, each with rounds of some seconds and no players: whether their deadlines are kept is in their rows. */
const [, , url = '', count = '0'] = process.argv;
const log = openLog('warn');
const db = openDatabase({ url, log });
const heartbeats = openDatabase({ url, log, connections: 1 });
const leading = openDatabase({ url, log, connections: 4 });
const leases = openLeases({ db: leading, heartbeats, log });
const wallet = walletClient({ vendorsUrl: 'http://127.0.0.1:1', keys: new Map(), timeoutMs: 1000 });
const tables = Array.from({ length: Number(count) }, (_, at) => {
  const table = LIVE_TABLES[at % LIVE_TABLES.length];
  if (!table) throw new Error('the studio has no table');
  return { ...table, code: `many-${at}`, bettingMs: 10_000, resultMs: 3000 };
});
const studio = { db, wallet, clock: systemClock, log, leases, studioUrl: '', minimumCycleMs: 0 };
const opened = openTables(studio, {
  tables,
  leading,
  databaseUrl: url,
  times: { seedsMs: 2000, answersMs: 3000, idleMs: 0 },
});
opened.start();
process.send?.('open');
process.once('disconnect', () => process.exit());
