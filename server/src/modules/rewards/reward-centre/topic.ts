import { openRewards } from '@lanna/contract/rewards/reward-centre/rewards';
import { route } from '../../../platform/http/calls/route.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { listRewards } from './list-rewards.ts';
import type { OpenRewards } from './open-rewards.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    'reward-centre': NoParts;
  }
  interface Contributions {
    /** Of each topic that gives members something to claim or to use. */
    'reward-centre.open': OpenRewards;
  }
}

/** The reward centre: what of all topics a member can claim or use now, in one list. It gives nothing itself. */
export const topic = defineTopic('reward-centre', {
  uses: ['members'],
  start: ({ db, clock, contributed }) => ({
    routes: [
      route(openRewards, ({ brand, caller, language }) =>
        listRewards(db.kysely, contributed('reward-centre.open'), {
          brand,
          memberId: caller.memberId,
          language,
          now: clock.now(),
        }),
      ),
    ],
  }),
});
