import { counterBehind } from '../../../platform/process/house-figures.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkLeaderboardInvariants, LEADERBOARD_RULES } from './check-leaderboard-invariants.ts';
import { leaderboardOps } from './desk/ops-routes.ts';
import { publishProposal } from './desk/publish-board.ts';
import { takeOutProposal } from './desk/take-out-place.ts';
import { runBoards } from './ranking/run-boards.ts';
import { namePayments } from './reading/name-payments.ts';
import { leaderboardRoutes } from './reading/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    leaderboards: NoParts;
  }
}

/** Leaderboards: prizes from a pool for the first places among members whose settled bets are compared. */
export const topic = defineTopic('leaderboards', {
  uses: ['brands', 'ledger', 'members', 'bets', 'inbox', 'points', 'ranks', 'missions'],
  notices: { leaderboards_changed: {} },
  permissions: ['read', 'change'],
  start: (parts) => ({
    routes: leaderboardRoutes(parts),
    ops: leaderboardOps(parts),
    ticks: [{ name: 'leaderboards', everyMs: 2000, run: () => runBoards(parts) }],
    contributes: {
      houseFigures: [
        counterBehind(parts.db.kysely, 'leaderboards', {
          sequence: 'bets.settlement_number',
          progress: 'leaderboards.counting',
          counted: 'counted_to',
        }),
      ],
      proposalKinds: [publishProposal, takeOutProposal],
      'ledger.reference-names': namePayments,
      'ledger.verifier': [
        rulesPart('leaderboards', Object.keys(LEADERBOARD_RULES).length, checkLeaderboardInvariants),
      ],
    },
  }),
});
