import { counterBehind } from '../../../platform/process/house-figures.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkTeamInvariants, TEAM_RULES } from './check-team-invariants.ts';
import { countUp } from './count-up.ts';
import { teamOps } from './desk/ops-routes.ts';
import { teamRoutes } from './pages/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    teams: NoParts;
  }
}

/** Figures of agents' teams, counted once from what was settled, paid and joined. */
export const topic = defineTopic('teams', {
  uses: ['brands', 'ledger', 'members', 'agents', 'bets'],
  permissions: ['read'],
  start: (parts) => ({
    ops: teamOps(parts),
    contributes: {
      houseFigures: [
        counterBehind(parts.db.kysely, 'teams', {
          sequence: 'bets.settlement_number',
          progress: 'teams.progress',
          counted: 'bets_to',
        }),
      ],
      'ledger.verifier': [rulesPart('teams', Object.keys(TEAM_RULES).length, checkTeamInvariants)],
    },
    routes: teamRoutes({ ...parts, betSources: () => parts.contributed('bets.source') }),
    ticks: [
      {
        name: 'teams-figures',
        everyMs: 1000,
        run: async () => {
          await countUp(parts.db.kysely);
        },
      },
    ],
  }),
});
