import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';

const name = z.string().min(1).max(255);
const amount = z.bigint().nonnegative().max(9_223_372_036_854_775_807n);
const words = localTextShape(160);

/* ---- what could be lost on what is open, asked of vendors with the addition `exposures` ---- */

export const EXPOSURES_MAX = 100;

export const exposuresRequest = z.object({
  operator_id: name,
  /** Only where so much of the bound is used, or more. */
  percent: z.int().min(1).max(100),
});

/** One for each event: the place of it whose bound is used most. Whole numbers come as bigint, from their digits. */
export const exposure = z.object({
  event_code: name,
  event: words,
  /** What is backed there; left out: the event as a whole. */
  place: words.optional(),
  currency: z.string().min(3).max(8),
  /** What could be lost there, over the players of all operators of the vendor. */
  held: amount,
  /** Up to where it takes bets of the operator's players. */
  most: amount.min(1n),
});
export const exposuresReply = z.object({ exposures: z.array(exposure).max(EXPOSURES_MAX) });
