import { parseMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { MONEY_PATTERN } from './money-pattern.ts';

/** Money as it travels: a decimal string, two to five fraction digits. Servers and browsers parse it to bigint. */
export const moneyText = z
  .string()
  .max(24)
  .regex(MONEY_PATTERN)
  // Of 14 digits not all fit into the 64 bits of an amount.
  .refine((text) => parseMoney(text) !== undefined, 'must fit into 64 bits')
  .meta({ description: 'decimal string in currency units, at most five fraction digits', example: '100.00' });

/** More than nothing. */
export const someMoney = moneyText.refine((text) => (parseMoney(text) ?? 0n) > 0n, {
  message: 'must be more than nothing',
  params: { rule: 'amount' },
});

/** No debt. */
export const moneyFromZero = moneyText.refine((text) => !text.startsWith('-'), 'must not be below nothing');

/** Parses money that a schema has accepted. */
export function moneyOf(text: z.infer<typeof moneyText>): bigint {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`not an amount: ${text}`);
  return amount;
}
