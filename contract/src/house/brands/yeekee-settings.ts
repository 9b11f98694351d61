import { LEAST_SHOTS, USUAL_LEAST_SHOTS } from '@lanna/rules/lotteries/lottery/yeekee/shots';
import { z } from 'zod';

/** How the brand plays Yeekee. */
export const yeekeeSettings = z.object({
  /** So many shots of players a round needs; with fewer the stakes go back. Rounds that are made already keep theirs. */
  leastShots: z.int().min(LEAST_SHOTS.min).max(LEAST_SHOTS.max).default(USUAL_LEAST_SHOTS),
});
