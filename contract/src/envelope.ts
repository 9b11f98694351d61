import { z } from 'zod';

/** Success is HTTP 200 `{success: true, value}`. */
export function success<V extends z.ZodType>(value: V) {
  return z.object({ success: z.literal(true), value });
}

/** A refusal is 4xx or 5xx; `value` holds facts the words need (`{fields}`, `{retryAfterSeconds}`, …). */
export const refused = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  value: z.record(z.string(), z.unknown()),
});
