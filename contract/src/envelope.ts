import { z } from 'zod';

/** Success is HTTP 200 `{success: true, value}`. */
export function success<V extends z.ZodType>(value: V) {
  return z.object({ success: z.literal(true), value });
}

/** The same with words for a person beside it, for calls described with `message`. */
export function successWithMessage<V extends z.ZodType>(value: V) {
  return z.object({ success: z.literal(true), message: z.string(), value });
}

/** A refusal is 4xx or 5xx; `value` holds facts the words need (`{fields}`, `{retryAfterSeconds}`, …). */
export const refused = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  value: z.record(z.string(), z.unknown()),
});
