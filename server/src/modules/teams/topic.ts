import { defineTopic } from '../../platform/topic.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    teams: NoParts;
  }
}

/** Figures of agents' teams, counted once from what was settled, paid and joined. */
export const topic = defineTopic('teams', {
  uses: ['brands', 'ledger', 'members', 'agents', 'bets'],
  start: () => ({}),
});
