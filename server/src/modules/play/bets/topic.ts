import { counterBehind } from '../../../platform/process/house-figures.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import type { BetSource } from './bet-source.ts';
import { BET_RULES, checkBetInvariants } from './check-bet-invariants.ts';
import { memberBetOps } from './desk/member-ops-routes.ts';
import { betOps } from './desk/ops-routes.ts';
import { betJobs } from './records/jobs.ts';
import { betRoutes } from './records/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    bets: NoParts;
  }
  interface Contributions {
    'bets.source': BetSource;
  }
}

/** The one record of every bet, of every source, and its sums by day. */
export const topic = defineTopic('bets', {
  uses: ['brands', 'ledger', 'members'],
  permissions: ['read'],
  notices: { bets_changed: {} },
  start: (parts) => {
    const betSources = () => parts.contributed('bets.source');
    return {
      contributes: {
        houseFigures: [
          counterBehind(parts.db.kysely, 'bets', {
            sequence: 'bets.settlement_number',
            progress: 'bets.progress',
            counted: 'summed_to',
          }),
        ],
        'ledger.verifier': [rulesPart('bets', Object.keys(BET_RULES).length, checkBetInvariants)],
      },
      routes: betRoutes({ ...parts, betSources }),
      ops: [...betOps({ ...parts, betSources }), ...memberBetOps({ ...parts, betSources })],
      jobs: betJobs(parts),
    };
  },
});
