import type { VendorFields } from '@lanna/contract/play/catalogue/ops';
import type { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

/** What an operator has typed, as the record has it. Refuses `invalid_input` with every field that does not fit. */
export function parseVendorForm<S extends z.ZodType>(
  schema: S,
  form: Partial<VendorFields> & Record<string, unknown>,
): z.output<S> {
  const { amountScale, ...rest } = form;
  const given = { ...rest, ...(amountScale === undefined ? {} : { amountScale: BigInt(amountScale) }) };
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  throw new Refusal('invalid_input', { fields: [...fields].map((field) => ({ field, rule: 'invalid' })) });
}
