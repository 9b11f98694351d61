import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { raisePaymentAlert } from '../raise-payment-alert.ts';

/** Counts webhooks that were turned away, for the console. */
export interface RefusedWebhooks {
  note(gatewayId: string, why: string): void;
  stop(): Promise<void>;
}

const FLUSH_MS = 2000;

/**
 * Anybody may send what is not signed, so it costs an addition in memory; some seconds' worth is written at once. Wrong signatures are an
 * alert, one an hour.
 */
export function countRefusedWebhooks(deps: {
  db: Queryable;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}): RefusedWebhooks {
  let counted = new Map<string, { gatewayId: string; why: string; times: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counted.values()];
    counted = new Map();
    try {
      for (const row of rows) await write(row);
    } catch (error) {
      deps.log.warn({ err: error, rows: rows.length }, 'counts of refused webhooks were lost');
    }
  }

  async function write({ gatewayId, why, times }: { gatewayId: string; why: string; times: number }) {
    const now = deps.clock.now();
    await deps.db
      .insertInto('payments.gateway_call')
      .values({
        id: newId(),
        gateway_id: gatewayId,
        direction: 'in',
        what: 'webhook',
        outcome: why,
        times,
        at: now,
      })
      .execute();
    if (why !== 'bad_signature') return;
    const hour = `${now.toISOString().slice(0, 13)}:00Z`;
    const alert = { kind: 'signature_failures', gatewayId, merchantId: null, subject: hour } as const;
    await raisePaymentAlert(deps.db, { ...alert, facts: { hour }, times, now });
  }

  return {
    note: (gatewayId, why) => {
      const key = `${gatewayId} ${why}`;
      const known = counted.get(key) ?? { gatewayId, why, times: 0 };
      known.times += 1;
      counted.set(key, known);
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    stop: flush,
  };
}
