import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { VENDOR_ADDITIONS } from '../../play/catalogue/vendor-additions.ts';

/** How vendors that call the wallet are connected: what goes beyond the published protocol, and how it goes. */

export const vendorConnection = z.object({
  code: z.string(),
  name: z.string(),
  /** What its record switches on beyond the published protocol. */
  additions: z.array(z.enum(VENDOR_ADDITIONS)),
  /** Calls of its batches that were answered within the last hour. */
  items: z.int(),
  /** Most of them that waited at once in one process: within the last two minutes, and within the last hour. */
  waitingNow: z.int(),
  mostWaiting: z.int(),
  longestWaitMs: z.int(),
});
export type VendorConnection = z.infer<typeof vendorConnection>;

export const listConnections = list({
  path: '/ops/vendor-connections',
  access: 'vendor-wallet.read',
  summary: 'Vendors that call the wallet: additions that are on, and how calls of their batches wait',
  row: vendorConnection,
  search: true,
  sorts: ['name', 'items', 'mostWaiting', 'longestWaitMs'],
  opens: 'name',
  file: 'The same as CSV',
});

export const vendorLeases = opsEndpoint({
  method: 'GET',
  path: '/ops/vendor-connections/:code/leases',
  access: 'vendor-wallet.read',
  summary: 'Which of the vendor’s processes leads which table, room, hall or match; asks the vendor now',
  params: z.object({ code: z.string().max(40) }),
  value: z.object({
    /** Null: the vendor offers no such call, or did not answer. The longest silent first. */
    leases: z
      .array(
        z.object({
          subject: z.string(),
          holder: z.string(),
          /** Grows with every new leader. */
          fence: z.string(),
          /** False: the lease has expired, and no process has taken it. */
          held: z.boolean(),
          ledMs: z.int(),
          /** Since the last heartbeat. */
          silentMs: z.int(),
        }),
      )
      .nullable(),
  }),
  refusals: ['not_found'],
});
