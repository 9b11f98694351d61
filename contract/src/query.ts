import { z } from 'zod';

/** A field of a query that may be left out or sent empty (`&gameName=&minBet=`): clients of the field do either. */
export function given<S extends z.ZodType>(schema: S) {
  return z.union([z.literal('').transform(() => undefined), schema]).optional();
}

/** The same for a whole number from 1 that has a default. */
export function countGiven(max: number, initial: number) {
  const count = z.coerce.number().int().min(1).max(max);
  return z.union([z.literal('').transform(() => initial), count]).default(initial);
}
