import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import { minuteSums } from '../../../../platform/process/minute-sums.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

export type HttpPart = 'site' | 'log_in';

/** Counts what a brand's visitors are answered: how many calls, and how many failed by an error of ours. */
export interface HttpMeter {
  note(call: { merchantId: string; part: HttpPart; status: number }): void;
  /** Writes what has been counted since the last time. */
  flush(): Promise<void>;
}

interface Counted {
  merchant_id: string;
  part: HttpPart;
  minute: string;
  requests: number;
  failed: number;
}

const FLUSH_MS = 10_000;

export function httpMeter(deps: { db: Queryable; clock: Clock; log: Pick<Log, 'warn'> }): HttpMeter {
  const { of, flush } = minuteSums<Counted>(deps, {
    flushMs: FLUSH_MS,
    lost: 'figures of answered calls were lost',
    write: (rows) => write(deps.db, rows),
  });
  return {
    note: ({ merchantId, part, status }) => {
      const sum = of(`${merchantId} ${part}`, (minute) => ({
        ...{ merchant_id: merchantId, part, minute: minute.toISOString() },
        ...{ requests: 0, failed: 0 },
      }));
      if (!sum) return;
      sum.requests += 1;
      sum.failed += isOurError(status) ? 1 : 0;
    },
    flush,
  };
}

/** A vendor or a gateway that does not answer (502, 504) is measured where it is called. */
function isOurError(status: number): boolean {
  return status === 500 || status === 503;
}

async function write(db: Queryable, rows: readonly Counted[]) {
  await sql`
    insert into status.http_minute as m (merchant_id, part, minute, requests, failed)
    select c.merchant_id, c.part, c.minute, c.requests, c.failed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(merchant_id uuid, part text, minute timestamptz, requests integer, failed integer)
    order by c.merchant_id, c.part, c.minute
    on conflict (merchant_id, part, minute) do update
      set requests = m.requests + excluded.requests, failed = m.failed + excluded.failed`.execute(db);
}
