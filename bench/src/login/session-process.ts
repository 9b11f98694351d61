import { endpoint } from '@lanna/contract/endpoint';
import { z } from 'zod';
import { findBrands } from '../../../server/src/modules/house/brands/find-brand.ts';
import { resolveSession } from '../../../server/src/modules/people/authentication/resolve-session.ts';
import { receiveSessionChanges } from '../../../server/src/modules/people/authentication/session-changes.ts';
import { buildApp } from '../../../server/src/platform/http/build-app.ts';
import { route } from '../../../server/src/platform/http/calls/route.ts';
import { mountRoutes } from '../../../server/src/platform/http/mount-routes.ts';
import { systemClock as clock } from '../../../server/src/platform/process/clock.ts';
import { openLog } from '../../../server/src/platform/process/log.ts';
import { bodyEncryption } from '../../../server/src/platform/sealing/body-encryption.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import { testSecrets } from '../../../server/src/platform/testing/test-secrets.ts';
import { endWithTheBench } from '../child-process/child-process.ts';

/** Two calls that do nothing, one for anybody and one behind the real session check, on the real server. */
const url = process.argv[2];
if (!url || !process.send) throw new Error('started by the login bench, with the address of its database');
const log = openLog('silent');
const db = openDatabase({ url });
const changes = await receiveSessionChanges({ url, db, log });
const brands = findBrands(db.kysely, clock);
const app = await buildApp({ log, trustProxy: false, frameSources: [] });
const nothing = {
  method: 'GET',
  module: 'BENCH',
  summary: 'nothing',
  value: z.object({}),
  refusals: [],
  limit: { max: 10_000_000, windowSeconds: 60, by: 'address' },
} as const;
mountRoutes(
  app,
  [
    route(endpoint({ ...nothing, path: '/wps/bench/anyone', access: 'anyone' }), async () => ({})),
    route(endpoint({ ...nothing, path: '/wps/bench/session', access: 'session' }), async () => ({})),
  ],
  {
    pool: db.pool,
    publicUrl: 'http://localhost:3000',
    encryption: bodyEncryption({ db, clock, secrets: testSecrets() }),
    resolveBrand: brands.findByHost,
    resolveSession: resolveSession({ db, clock, brands, changes }),
    checkSite: async () => {},
  },
);
process.send(await app.listen({ port: 0, host: '127.0.0.1' }));
endWithTheBench(async () => {
  await app.close();
  await changes.stop();
  await db.close();
});
