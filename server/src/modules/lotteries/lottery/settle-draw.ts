import type { Clock } from '../../../platform/process/clock.ts';
import type { GatheredNotices } from '../../../platform/push/gathered-notices.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { settleBatch } from './settling/settle-batch.ts';

export interface SettlingDeps {
  db: Database;
  clock: Clock;
  notices: Pick<GatheredNotices, 'notify'>;
}

export interface DrawToSettle {
  id: string;
  /** Of the result it is settled by; 0 of a cancelled draw, whose stakes go back. */
  version: number;
}

/**
 * Settles a draw from where it was left to the end, a transaction for each batch of slips. Killed anywhere it goes on behind the last batch that was
 * committed. Answers whether the pass is over: false where another process is at it, the result in force is another one by now, or `signal` says stop.
 */
export async function settleDraw(
  deps: SettlingDeps,
  draw: DrawToSettle,
  signal?: AbortSignal,
): Promise<boolean> {
  await begin(deps, draw);
  for (;;) {
    if (signal?.aborted) return false;
    const step = await deps.db.transaction((tx) => settleBatch(tx, deps, draw));
    if (step !== 'more') return step === 'over';
  }
}

async function begin({ db, clock }: SettlingDeps, { id, version }: DrawToSettle): Promise<void> {
  await db.kysely
    .insertInto('lottery.settlement')
    .values({ draw_id: id, version, started_at: clock.now() })
    .onConflict((known) => known.doNothing())
    .execute();
}
