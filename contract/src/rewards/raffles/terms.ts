import { BEACON_DAYS_MOST, PRIZES_MOST } from '@lanna/rules/rewards/raffles/terms';
import { z } from 'zod';
import { moneyText } from '../../money.ts';

export const RAFFLE_TITLE_MAX = 120;
export const RAFFLE_TEXT_MAX = 300;
const count = z.int().min(1).max(PRIZES_MOST);
const bonus = {
  /** The turnover it asks for, as a multiple of itself. */
  times: z.int().min(0).max(40),
  days: z.int().min(1).max(30),
};

/** So many prizes of one kind. */
export const rafflePrize = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cash'), amount: moneyText, count }),
  z.object({ kind: z.literal('bonus'), amount: moneyText, count, ...bonus }),
]);
export type RafflePrizeForm = z.infer<typeof rafflePrize>;

export const rafflePrizes = z.array(rafflePrize).min(1).max(20);

/** The public beacon that the draw waits for after the list was fixed, and for how many days: then it is drawn without. */
export const raffleBeacon = z
  .object({
    name: z.string().regex(/^[a-z0-9-]{1,40}$/),
    days: z.int().min(1).max(BEACON_DAYS_MOST),
  })
  .nullable();
