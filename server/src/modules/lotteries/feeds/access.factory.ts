import { FEED_SIGNATURE_HEADER } from '@lanna/contract/lotteries/feeds/feeds';
import type { MachineRows } from '../../../platform/testing/test-access.ts';
import { FED_GAME, makeFedDraw, makeFeed, RESULTS } from './feeds.factory.ts';

export const machineRows: MachineRows = {
  'POST /lgw/feeds/:code': {
    input: async ({ db, now }) => {
      const { numero } = await makeFedDraw(db, new Date(now.getTime() - 3_600_000));
      const { code } = await makeFeed(db, { now });
      return {
        params: { code },
        body: { game: FED_GAME, numero, result: RESULTS[0] },
        signedHeader: FEED_SIGNATURE_HEADER,
      };
    },
    http: 401,
    says: { status: 'bad_signature' },
    tables: ['feeds.saying', 'feeds.problem', 'draws.draw'],
  },
};
