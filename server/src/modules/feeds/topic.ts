import { defineTopic } from '../../platform/topic.ts';
import { cancellingProposal } from './cancel-a-draw.ts';
import { calendarProposal } from './change-calendar.ts';
import { fedGameProposal } from './change-fed-game.ts';
import { feedProposal } from './change-feed.ts';
import { correctionProposal } from './correct-result.ts';
import { lookAtDraws } from './look-at-draws.ts';
import { lateResults, resultProblems } from './open-work.ts';
import { feedOps } from './ops-routes.ts';
import { sayingRoutes } from './saying-routes.ts';
import { resultFileProposal } from './send-result-file.ts';
import type { FindAtStake } from './show-draw.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    feeds: NoParts;
  }
  interface Contributions {
    /** What stands on a draw, for an operator about to correct or cancel it. */
    'feeds.at-stake': FindAtStake;
  }
}

/** What others say of the draws of real lotteries, and what of it does not fit. */
export const topic = defineTopic('feeds', {
  uses: ['brands', 'draws'],
  permissions: ['read', 'type', 'decide', 'change'],
  start: ({ db, clock, log, contributed }) => {
    const atStake = () => contributed('feeds.at-stake');
    return {
      ops: feedOps({ db, clock, atStake }),
      jobs: [{ name: 'feeds-look', cron: '* * * * *', run: () => lookAtDraws(db, clock.now()) }],
      contributes: {
        openWork: [resultProblems(db.kysely), lateResults(db.kysely)],
        proposalKinds: [
          resultFileProposal,
          feedProposal,
          fedGameProposal,
          correctionProposal(atStake),
          cancellingProposal(atStake),
          calendarProposal(atStake),
        ],
      },
      mount: (app) => sayingRoutes(app, { db, clock, log }),
    };
  },
});
