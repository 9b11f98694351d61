import { z } from 'zod';

const minute = z.int().min(0).max(1439);

/** How a brand's rooms work. Every setting has a default, so `{}` is valid. */
export const chatSettings = z
  .object({
    /** Only who has proved a number, or has a deposit, writes. */
    mustBeProved: z.boolean().default(true),
    /** How old an account must be before it writes. */
    ageHours: z.int().min(0).max(720).default(24),
    historyDays: z.int().min(1).max(90).default(30),
    /** Minutes of the brand's day between which no message is taken; both null: never. */
    quietFrom: minute.nullable().default(null),
    quietTo: minute.nullable().default(null),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    path: ['quietTo'],
    message: 'both or none',
  });
export type ChatSettings = z.infer<typeof chatSettings>;
