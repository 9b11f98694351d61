import type { z } from 'zod';
import { BackOfficeRefusal } from './back-office-refusal.ts';

/** What a call of a back office answers. */
export function success<T>(value: T): { success: true; value: T } {
  return { success: true, value };
}

/** What was asked, in the form that is expected. Refuses `invalid_input` with the fields that are not. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new BackOfficeRefusal('invalid_input', {
    fields: parsed.error.issues.map((issue) => issue.path.join('.')),
  });
}
