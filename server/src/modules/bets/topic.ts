import { defineTopic } from '../../platform/topic.ts';
import type { BetSource } from './bet-source.ts';
import { betJobs } from './jobs.ts';
import { memberBetOps } from './member-ops-routes.ts';
import { betRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    bets: NoParts;
  }
  interface Contributions {
    'bets.source': BetSource;
  }
}

/** The one record of every bet, of every source, and its sums by day. */
export const topic = defineTopic('bets', {
  uses: ['brands', 'ledger'],
  notices: { bets_changed: {} },
  permissions: ['read'],
  start: (parts) => ({
    routes: betRoutes({ ...parts, betSources: () => parts.contributed('bets.source') }),
    ops: memberBetOps({ ...parts, betSources: () => parts.contributed('bets.source') }),
    jobs: betJobs(parts),
  }),
});
