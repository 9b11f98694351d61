import { z } from 'zod';
import { someMoney } from '../../money.ts';

/** Whether agents may give red envelopes to their line, how much is in them, and how long they stay open. */
export const envelopeSettings = z.object({
  on: z.boolean().default(true),
  /** In one envelope. */
  max: someMoney.default('20000.00'),
  /** Of one agent on one day of the brand's. */
  day: someMoney.default('50000.00'),
  hours: z.int().min(1).max(168).default(24),
});
