import { vendorWalletPlugin } from '../../../server/src/modules/money/vendor-wallet/routes.ts';
import { receiveSessionChanges } from '../../../server/src/modules/people/authentication/session-changes.ts';
import { buildApp } from '../../../server/src/platform/http/build-app.ts';
import { systemClock } from '../../../server/src/platform/process/clock.ts';
import { openLog } from '../../../server/src/platform/process/log.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import { endWithTheBench } from '../child-process/child-process.ts';

/** The portal's server with the vendor wallet, in a process of its own; reports to its parent where it listens. */
const url = process.argv[2];
if (!url || !process.send) throw new Error('started by the wallet bench, with the address of its database');
const log = openLog('warn');
const db = openDatabase({ url });
const changes = await receiveSessionChanges({ url, db, log });
const app = await buildApp({ log, trustProxy: false, frameSources: [] });
await vendorWalletPlugin(app, { db, clock: systemClock, log, changes });
app.post('/no-op', async () => ({ status: 'RS_OK' }));
process.send(await app.listen({ port: 0, host: '127.0.0.1' }));
endWithTheBench(async () => {
  await app.close();
  await changes.stop();
  await db.close();
});
