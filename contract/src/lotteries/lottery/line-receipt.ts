import { z } from 'zod';
import { boughtLine } from './slips.ts';

/** What the receipt of a bet on a lottery holds: the line as it was agreed, its draw, and where that can be computed again. */
export const lineReceipt = boughtLine.extend({
  kind: z.literal('lottery'),
  slipId: z.string(),
  gameCode: z.string(),
  gameSource: z.enum(['house', 'feed']),
  /** Of the result in force; above 1: corrected so many times less one. */
  resultVersion: z.int(),
  drawState: z.string(),
  /** The page of the site that shows the draw and computes it again. */
  proofPath: z.string().regex(/^\/[a-z]/),
});
export type LineReceipt = z.infer<typeof lineReceipt>;
