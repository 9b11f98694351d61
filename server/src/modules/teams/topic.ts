import { defineTopic } from '../../platform/topic.ts';
import { countUp } from './count-up.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    teams: NoParts;
  }
}

/** Figures of agents' teams, counted once from what was settled, paid and joined. */
export const topic = defineTopic('teams', {
  uses: ['brands', 'ledger', 'members', 'agents', 'bets'],
  start: ({ db }) => ({
    ticks: [
      {
        name: 'teams-figures',
        everyMs: 1000,
        run: async () => {
          await countUp(db.kysely);
        },
      },
    ],
  }),
});
