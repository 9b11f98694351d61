import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { callMeter } from './calls/call-meter.ts';
import type { RoundDeps } from './calls/round-deps.ts';
import { walletFigures } from './calls/wallet-figures.ts';
import { checkWalletInvariants, WALLET_RULES } from './check-wallet-invariants.ts';
import { connectionsOps } from './connections/ops-routes.ts';
import { vendorWalletOps } from './desk/ops-routes.ts';
import { fetchGames } from './fetch-games.ts';
import { grantProposal } from './free-bets/grant-proposal.ts';
import { openFreeBets } from './free-bets/open-free-bets.ts';
import { freeBetsOps } from './free-bets/ops-routes.ts';
import { runFreeRounds } from './free-bets/run-free-rounds.ts';
import { keepRoundQuestions } from './internal/round-questions.ts';
import { ownerNames } from './launch/owner-names.ts';
import { vendorWalletPortalRoutes } from './launch/portal-routes.ts';
import { vendorBets } from './launch/vendor-bets.ts';
import { LOBBY_TIMEOUT_MS, lobbyTick } from './lobby/ask-vendors.ts';
import { tablesChannel } from './lobby/publish-tables.ts';
import { correctRound } from './rounds/decide-case.ts';
import { vendorWalletJobs } from './rounds/jobs.ts';
import { alertsToSee, casesToDecide } from './rounds/open-work.ts';
import { reconciliationJob } from './rounds/reconcile-open-bets.ts';
import { searchRounds } from './rounds/search-rounds.ts';
import { vendorWalletPlugin } from './routes.ts';
import { type VendorClient, vendorClient } from './vendor-client.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    'vendor-wallet': {
      /** Signed calls to vendors, counted with the others of this process. */
      vendorClient: VendorClient;
    };
  }
}

/** Calls between game vendors and the portal: launches, bets, wins, receipts. */
export const topic = defineTopic('vendor-wallet', {
  uses: [
    'brands',
    'ledger',
    'members',
    'line-limits',
    'protection',
    'authentication',
    'bets',
    'catalogue',
    'bonuses',
    'reward-centre',
  ],
  notices: { free_bets_changed: {}, vendor_lobby_changed: { visitors: true } },
  permissions: ['read', 'decide', 'acknowledge', 'grant'],
  start: (parts) => {
    const { db, clock, log, sessionChanges } = parts;
    const figures = walletFigures();
    const meter = callMeter({ db: db.kysely, clock, log, figures });
    const client = vendorClient({ ...parts, db: db.kysely, meter, reach: parts.config.reach });
    const lobbyClient = vendorClient({
      ...{ ...parts, db: db.kysely, meter, reach: parts.config.reach, timeoutMs: LOBBY_TIMEOUT_MS },
      // Asked every second: what fails is the age of the answer, not a line each.
      log: { warn: () => {} },
    });
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
        'push.channel': [tablesChannel],
        'reward-centre.open': openFreeBets,
        openWork: [casesToDecide(db.kysely), alertsToSee(db.kysely)],
        proposalKinds: [correctRound, grantProposal],
        search: [searchRounds(rounds)],
      },
      ops: [...vendorWalletOps(rounds), ...freeBetsOps(rounds), ...connectionsOps(rounds)],
      routes: vendorWalletPortalRoutes({ ...parts, client }),
      ticks: [
        lobbyTick({ db: db.kysely, clock, client: lobbyClient, publisher: parts.channels.publisher }),
        { name: 'vendor-wallet-free-rounds', everyMs: 1000, run: () => runFreeRounds(rounds) },
      ],
      jobs: [...vendorWalletJobs({ ...parts, client }), reconciliationJob({ ...parts, client })],
      mountWallet: async (app) => {
        const changes = sessionChanges ? { changes: sessionChanges } : {};
        await app.register(vendorWalletPlugin, { db, clock, log, meter, figures, ...changes });
      },
      figures: figures.all,
      stop: () => meter.stop(),
    };
  },
});
