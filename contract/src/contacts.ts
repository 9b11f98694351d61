import { z } from 'zod';

/** The ways to a brand's customer service; null: not that way. */
export const contacts = z.object({
  /** A LINE id: `@name` of an official account, or `name` of a person. */
  line: z.string().nullable(),
  /** A page: an address on the web, or a path of the site. */
  url: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type Contacts = z.infer<typeof contacts>;
