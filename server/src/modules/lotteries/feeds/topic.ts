import { defineTopic } from '../../../platform/topic.ts';
import { calendarProposal } from './calendars/change-calendar.ts';
import { cancellingProposal } from './desk/cancel-a-draw.ts';
import { fedGameProposal } from './desk/change-fed-game.ts';
import { feedProposal } from './desk/change-feed.ts';
import { correctionProposal } from './desk/correct-result.ts';
import { lateResults, resultProblems } from './desk/open-work.ts';
import { feedOps } from './desk/ops-routes.ts';
import { resultFileProposal } from './desk/send-result-file.ts';
import type { FindAtStake } from './desk/show-draw.ts';
import { checkDraws } from './reports/check-draws.ts';
import { reportRoutes } from './reports/report-routes.ts';

declare module '../../../platform/topic.ts' {
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
      jobs: [{ name: 'feeds-look', cron: '* * * * *', run: () => checkDraws(db, clock.now()) }],
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
      mount: (app) => reportRoutes(app, { db, clock, log }),
    };
  },
});
