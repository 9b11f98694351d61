import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkRaffleInvariants, RAFFLE_STEPS } from './check-raffle-invariants.ts';
import { raffleOps } from './desk/ops-routes.ts';
import { publishProposal } from './desk/publish-raffle.ts';
import { raffleBeaconFetcher } from './drawing/fetch-beacons.ts';
import { runRaffles } from './drawing/run-raffles.ts';
import { asPromotions } from './reading/as-promotions.ts';
import { listRafflePaths } from './reading/list-raffle-paths.ts';
import { namePayments } from './reading/name-payments.ts';
import { raffleRoutes } from './reading/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    raffles: NoParts;
  }
}

/** Raffles: prizes from a pool, drawn among tickets that members earn, in a way that can be computed again. */
export const topic = defineTopic('raffles', {
  uses: ['brands', 'ledger', 'members', 'bets', 'chains', 'protection', 'inbox', 'promotions', 'bonuses'],
  notices: { raffles_changed: { visitors: true, settled: true } },
  permissions: ['read', 'change'],
  start: (parts) => ({
    routes: raffleRoutes(parts),
    ops: raffleOps(parts),
    ticks: [
      { name: 'raffles', everyMs: 2000, run: () => runRaffles(parts) },
      { name: 'raffles-beacons', everyMs: 2000, run: raffleBeaconFetcher({ ...parts, ...parts.config }) },
    ],
    contributes: {
      proposalKinds: [publishProposal(parts)],
      listedPages: (brandId) => listRafflePaths(parts.db.kysely, brandId, parts.clock.now()),
      'promotions.more': asPromotions,
      'ledger.reference-names': namePayments,
      'ledger.verifier': [rulesPart('raffles', RAFFLE_STEPS, checkRaffleInvariants)],
    },
  }),
});
