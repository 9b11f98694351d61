import { z } from 'zod';

const name = z.string().min(1).max(255);

/* ---- who leads what, for the operator's console ---- */

export const leaseListRequest = z.object({ operator_id: name });
export const leaseListReply = z.object({
  leases: z
    .array(
      z.object({
        /** The table, room, hall or match. */
        subject: z.string(),
        /** The process that leads it, or led it last. */
        holder: z.string(),
        /** Grows with every new leader; decimal text. */
        fence: z.string(),
        /** False: the lease has expired and no process has taken it. */
        held: z.boolean(),
        led_ms: z.int().nonnegative(),
        /** Since the last heartbeat. */
        silent_ms: z.int().nonnegative(),
      }),
    )
    .max(1000),
});
