import { parseMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { moneyText } from '../money.ts';

const someMoney = moneyText.refine((text) => (parseMoney(text) ?? 0n) > 0n, 'must be more than nothing');

/** Whether members may transfer money to their own agent, and how much. */
export const transferSettings = z.object({
  upline: z.boolean().default(false),
  uplineMin: someMoney.default('100.00'),
  /** Of one transfer. */
  uplineMax: someMoney.default('10000.00'),
  /** Of one member on one day of the brand's. */
  uplineDay: someMoney.default('20000.00'),
});
