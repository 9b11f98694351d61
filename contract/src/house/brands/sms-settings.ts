import { z } from 'zod';

/** What a brand spends on text messages: `settings.sms`. Each of them costs money, and some numbers earn some of it. */
export const smsSettings = z.object({
  /** All messages of the brand together. */
  maxPerHour: z.int().min(1).max(1_000_000).default(300),
  maxPerDay: z.int().min(1).max(10_000_000).default(2000),
  /** Countries (ISO 3166-1 alpha-2) whose numbers are sent messages; null: the brand's own alone. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(250)
    .nullable()
    .default(null),
});
