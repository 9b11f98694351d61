import { counterBehind } from '../../../platform/process/house-figures.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { gatherWins } from './list/gather-wins.ts';
import { winnerRoutes } from './list/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    winners: NoParts;
  }
}

/** Winner boards: the latest and the largest wins of a brand, from the record of bets. */
export const topic = defineTopic('winners', {
  uses: ['brands', 'members', 'catalogue', 'bets'],
  notices: { winners_changed: { visitors: true } },
  start: (parts) => ({
    contributes: {
      houseFigures: [
        counterBehind(parts.db.kysely, 'winners', {
          sequence: 'bets.settlement_number',
          progress: 'winners.progress',
          counted: 'read_to',
        }),
      ],
    },
    routes: winnerRoutes(parts),
    jobs: [{ name: 'winners-gather', cron: '* * * * *', run: () => gatherWins(parts.db, parts.clock.now()) }],
  }),
});
