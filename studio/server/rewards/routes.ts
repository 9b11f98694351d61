import {
  rewardCancelRequest,
  rewardCreateRequest,
  rewardListRequest,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { FastifyInstance } from 'fastify';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import type { Studio } from '../studio.ts';
import type { ReadSigned } from '../vendor/read-signed.ts';
import { cancelReward } from './cancel-reward.ts';
import { createReward } from './create-reward.ts';
import { listRewards } from './list-rewards.ts';

/** An operator's calls about free bets, below a path where each body is checked against its signature. */
export function mountRewards(
  app: FastifyInstance,
  { db, clock }: Studio,
  { vendor, read }: { vendor: StudioVendor; read: ReadSigned },
): void {
  app.post('/freebet/rewards/create', async (request) => {
    const reward = read(rewardCreateRequest, request);
    return db.transaction((tx) => createReward(tx, reward, { vendor, now: clock.now() }));
  });
  app.post('/freebet/rewards/cancel', async (request) => {
    const reward = read(rewardCancelRequest, request);
    return db.transaction((tx) => cancelReward(tx, reward, clock.now()));
  });
  app.post('/freebet/rewards/list', async (request) =>
    listRewards(db.pool, read(rewardListRequest, request), clock.now()),
  );
}
