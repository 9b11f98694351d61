import { z } from 'zod';

/** Card rooms in which members play against one another: `settings.rooms` of a brand. */
export const roomSettings = z.object({
  /** Accounts that share a device, number, bank account or range of addresses do not sit at one table. Where money is real that always holds. */
  onePersonATable: z.boolean().default(false),
  /** Members may open tables that friends find by a code. Never where money is real. */
  tableCodes: z.boolean().default(true),
});
