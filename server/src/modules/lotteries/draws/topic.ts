import { defineTopic } from '../../../platform/topic.ts';
import { findResults } from './calls/find-results.ts';
import { drawRoutes } from './calls/routes.ts';
import { moveDaysProposal } from './desk/move-days-proposal.ts';
import { undecidedHolidays } from './desk/open-work.ts';
import { drawOps } from './desk/ops-routes.ts';
import { shotNotifier } from './drawing/notify-shots.ts';
import { drawTicks } from './drawing/ticks.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    draws: NoParts;
  }
}

/** Draws of lotteries, for all brands alike but for the shots a round of Yeekee needs: from the making of a numero to its result and the proof of it. */
export const topic = defineTopic('draws', {
  uses: ['brands', 'members', 'chains'],
  notices: { draws_changed: { visitors: true }, shots_changed: { visitors: true } },
  permissions: ['read', 'change'],
  start: (parts) => {
    const notifyShots = shotNotifier(parts);
    return {
      routes: drawRoutes({ ...parts, notifyShots }),
      ops: drawOps(parts),
      ticks: drawTicks(parts),
      contributes: {
        openWork: [undecidedHolidays(parts.db.kysely, parts.clock)],
        proposalKinds: [moveDaysProposal(parts.config.beacons)],
        'finding.source': (sought) => findResults(parts.db.kysely, sought),
      },
      stop: async () => notifyShots.stop(),
    };
  },
});
