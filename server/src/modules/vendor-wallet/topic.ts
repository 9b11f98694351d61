import { defineTopic } from '../../platform/topic.ts';
import { rulesPart } from '../ledger/verification-part.ts';
import { callMeter } from './call-meter.ts';
import { checkWalletInvariants, WALLET_RULES } from './check-wallet-invariants.ts';
import { correctRound } from './decide-case.ts';
import { fetchGames } from './fetch-games.ts';
import { keepRoundQuestions } from './internal/round-questions.ts';
import { vendorWalletJobs } from './jobs.ts';
import { alertsToSee, casesToDecide } from './open-work.ts';
import { vendorWalletOps } from './ops-routes.ts';
import { ownerNames } from './owner-names.ts';
import { vendorWalletPortalRoutes } from './portal-routes.ts';
import { reconciliationJob } from './reconcile-open-bets.ts';
import type { RoundDeps } from './round-deps.ts';
import { vendorWalletPlugin } from './routes.ts';
import { searchRounds } from './search-rounds.ts';
import { vendorBets } from './vendor-bets.ts';
import { type VendorClient, vendorClient } from './vendor-client.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    'vendor-wallet': {
      /** Signed calls to vendors, counted with the others of this process. */
      vendorClient: VendorClient;
    };
  }
}

/** Calls between game vendors and the portal: launches, bets, wins, receipts. */
export const topic = defineTopic('vendor-wallet', {
  uses: ['brands', 'ledger', 'members', 'protection', 'authentication', 'bets', 'catalogue'],
  permissions: ['read', 'decide', 'acknowledge'],
  start: (parts) => {
    const { db, clock, log, sessionChanges } = parts;
    const meter = callMeter({ db: db.kysely, clock, log });
    const client = vendorClient({ ...parts, db: db.kysely, meter, reach: parts.config.reach });
    const questions = keepRoundQuestions({ db: db.kysely, clock, log });
    const rounds: RoundDeps = {
      db,
      clock,
      client,
      questions,
      bets: { db: db.kysely, sources: () => parts.contributed('bets.source') },
      ledger: { db: db.kysely, ownerNames: () => ownerNames },
    };
    return {
      provides: { vendorClient: client },
      contributes: {
        'bets.source': vendorBets({ db: db.kysely, client, questions }),
        'catalogue.askForGames': (code) => fetchGames({ db: db.kysely, client }, code),
        'ledger.owner-names': ownerNames,
        'ledger.verifier': [rulesPart('wallet', Object.keys(WALLET_RULES).length, checkWalletInvariants)],
        openWork: [casesToDecide(db.kysely), alertsToSee(db.kysely)],
        proposalKinds: [correctRound],
        search: [searchRounds(rounds)],
      },
      ops: vendorWalletOps(rounds),
      routes: vendorWalletPortalRoutes({ ...parts, client }),
      jobs: [...vendorWalletJobs(parts), reconciliationJob({ ...parts, client })],
      mount: async (app) => {
        const changes = sessionChanges ? { changes: sessionChanges } : {};
        await app.register(vendorWalletPlugin, { db, clock, log, meter, ...changes });
      },
      stop: () => meter.stop(),
    };
  },
});
