import { defineTopic } from '../../../platform/topic.ts';
import { nameOfRank } from './club-label.ts';
import { easeProposal } from './desk/change-levels.ts';
import { waitingCases } from './desk/open-work.ts';
import { rankOps } from './desk/ops-routes.ts';
import { rankCaseHistory, rankHistory } from './desk/rank-history.ts';
import { raiseProposal } from './desk/set-rank.ts';
import { raiseSegmentProposal } from './desk/set-segment-rank.ts';
import type { RankDeposits, RankPrivileges } from './rank-places.ts';
import { rankRoutes } from './reading/routes.ts';
import { reviewMembers } from './reviewing/review-members.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    ranks: NoParts;
  }
  interface Contributions {
    /** Of the topic that takes deposits. */
    'ranks.deposits': RankDeposits;
    'ranks.privileges': RankPrivileges;
  }
}

/** Ranks: what a brand asks for each level and gives, reviews of members, and what operators set. */
export const topic = defineTopic('ranks', {
  uses: ['brands', 'members', 'bets', 'protection', 'kyc', 'inbox', 'service'],
  notices: { ranks_changed: { visitors: true, settled: true }, my_rank_changed: {} },
  permissions: ['read', 'change'],
  start: (parts) => {
    const segments = () => parts.contributed('segments')[0];
    const deposits = () => parts.contributed('ranks.deposits');
    return {
      routes: rankRoutes({ ...parts, deposits, privileges: () => parts.contributed('ranks.privileges') }),
      ops: rankOps({ ...parts, segments }),
      // Each brand once a day of its own; what an hour did not finish the next does.
      jobs: [
        {
          name: 'ranks-review',
          cron: '23 * * * *',
          run: (signal) => reviewMembers({ ...parts, deposits }, signal),
        },
      ],
      contributes: {
        memberHistory: [rankHistory, rankCaseHistory],
        'members.club-label': nameOfRank,
        proposalKinds: [easeProposal, raiseProposal, raiseSegmentProposal(segments)],
        openWork: [waitingCases(parts.db.kysely)],
      },
    };
  },
});
