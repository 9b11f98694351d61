import { z } from 'zod';

/** Deposits of a brand: `settings.deposits`. What a method costs and takes stands with the method. */
export const depositSettings = z.object({
  /** How many unfinished deposits a member may have at once. */
  openMax: z.int().min(1).max(20).default(3),
  /** How long deposits pause after five in ten minutes came to nothing. */
  pauseMinutes: z.int().min(1).max(1440).default(30),
  /** How much of a deposit must be played before it may leave again, in ten-thousandths: 10000 is the amount once. */
  turnoverBasisPoints: z.int().min(0).max(1_000_000).default(10_000),
});
