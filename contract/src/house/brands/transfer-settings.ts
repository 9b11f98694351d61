import { z } from 'zod';
import { someMoney } from '../../money.ts';

/** Whether members may transfer money to their own agent, and agents to their line; and how much. */
export const transferSettings = z.object({
  upline: z.boolean().default(false),
  uplineMin: someMoney.default('100.00'),
  /** Of one transfer. */
  uplineMax: someMoney.default('10000.00'),
  /** Of one member on one day of the brand's. */
  uplineDay: someMoney.default('20000.00'),
  /** Whether agents may transfer to their own line; to accounts directly below, or at any depth. */
  down: z.boolean().default(true),
  downAnyDepth: z.boolean().default(false),
  downMin: someMoney.default('20.00'),
  downMax: someMoney.default('50000.00'),
  /** Of one agent on one day of the brand's. */
  downDay: someMoney.default('200000.00'),
});
