import type { leaseListReply } from '@lanna/contract/money/vendor-wallet/leases';
import type { z } from 'zod';
import type { Tx } from '../platform/database.ts';

const LEASES_SHOWN = 1000;

/** Who leads what and since when, with the age of the last heartbeat: the longest silent first. Ages are the database's. */
export async function listLeases(db: Tx): Promise<z.infer<typeof leaseListReply>> {
  const { rows } = await db.query<{
    subject: string;
    holder: string;
    fence: bigint;
    held: boolean;
    led_ms: number;
    silent_ms: number;
  }>(
    `select subject, holder, fence, expires_at > clock_timestamp() as held,
       (extract(epoch from clock_timestamp() - acquired_at) * 1000)::float8 as led_ms,
       (extract(epoch from clock_timestamp() - heartbeat_at) * 1000)::float8 as silent_ms
     from studio.lease order by heartbeat_at, subject limit $1`,
    [LEASES_SHOWN],
  );
  return {
    leases: rows.map((row) => ({
      subject: row.subject,
      holder: row.holder,
      fence: String(row.fence),
      held: row.held,
      led_ms: Math.round(row.led_ms),
      silent_ms: Math.round(row.silent_ms),
    })),
  };
}
