import { counterBehind } from '../../../platform/process/house-figures.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkMissionInvariants, MISSION_RULES } from './check-mission-invariants.ts';
import { runProgress } from './counting/run-progress.ts';
import { wheelProposal } from './desk/change-wheel.ts';
import { missionOps } from './desk/ops-routes.ts';
import { publishProposal } from './desk/publish-mission.ts';
import { openMissions } from './reading/open-missions.ts';
import { missionRoutes } from './reading/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    missions: NoParts;
  }
}

/** Missions and the wheel: what a brand gives for play and steps that happen anyway. */
export const topic = defineTopic('missions', {
  uses: [
    'brands',
    'ledger',
    'members',
    'authentication',
    'bets',
    'protection',
    'bonuses',
    'ranks',
    'points',
    'raffles',
    'reward-centre',
  ],
  notices: { missions_changed: {} },
  permissions: ['read', 'change'],
  start: (parts) => ({
    routes: missionRoutes(parts),
    ops: missionOps(parts),
    ticks: [{ name: 'missions-progress', everyMs: 1000, run: () => runProgress(parts) }],
    contributes: {
      houseFigures: [
        counterBehind(parts.db.kysely, 'missions', {
          sequence: 'bets.settlement_number',
          progress: 'missions.counting',
          counted: 'counted_to',
        }),
      ],
      proposalKinds: [publishProposal, wheelProposal],
      'reward-centre.open': openMissions,
      'ledger.verifier': [rulesPart('missions', Object.keys(MISSION_RULES).length, checkMissionInvariants)],
    },
  }),
});
