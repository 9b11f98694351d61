import type { Parts, StartedParts } from '../../../../platform/topic.ts';
import { lotteryOps } from '../desk/lottery-ops-routes.ts';
import { exposureNews } from '../exposure/exposure-news.ts';
import { slipBatches } from '../slip-batches.ts';
import { bettingRoutes } from './betting-routes.ts';

/** Offering lotteries and taking slips: calls of members and of the console. */
export function betting(parts: Parts<'brands' | 'members' | 'agents' | 'catalogue'>): StartedParts {
  const news = exposureNews(parts);
  const slips = slipBatches({ ...parts, news });
  return {
    routes: bettingRoutes({ ...parts, news, slips }),
    ops: lotteryOps(parts),
    stop: async () => {
      await slips.stop();
      await news.stop();
    },
  };
}
