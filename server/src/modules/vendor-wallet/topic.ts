import { defineTopic } from '../../platform/topic.ts';
import { callMeter } from './call-meter.ts';
import { fetchGames } from './fetch-games.ts';
import { vendorWalletJobs } from './jobs.ts';
import { vendorWalletPortalRoutes } from './portal-routes.ts';
import { reconciliationJob } from './reconcile-open-bets.ts';
import { vendorWalletPlugin } from './routes.ts';
import { vendorBets } from './vendor-bets.ts';
import { vendorClient } from './vendor-client.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    'vendor-wallet': NoParts;
  }
}

/** Calls between game vendors and the portal: launches, bets, wins, receipts. */
export const topic = defineTopic('vendor-wallet', {
  uses: ['brands', 'ledger', 'members', 'authentication', 'bets', 'catalogue'],
  start: (parts) => {
    const { db, clock, log, sessionChanges } = parts;
    const meter = callMeter({ db: db.kysely, clock, log });
    const client = vendorClient({ ...parts, db: db.kysely, meter });
    return {
      contributes: {
        'bets.source': vendorBets({ db: db.kysely, client }),
        'catalogue.askForGames': (code) => fetchGames({ db: db.kysely, client }, code),
      },
      routes: vendorWalletPortalRoutes({ ...parts, client }),
      jobs: [...vendorWalletJobs(parts), reconciliationJob(parts)],
      mount: async (app) => {
        const changes = sessionChanges ? { changes: sessionChanges } : {};
        await app.register(vendorWalletPlugin, { db, clock, log, meter, ...changes });
      },
      stop: () => meter.stop(),
    };
  },
});
