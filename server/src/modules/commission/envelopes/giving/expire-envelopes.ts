import type { Database } from '../../../../platform/sql/database.ts';
import { endEnvelope } from './end-envelope.ts';
import { envelopes } from './envelope.ts';

/** Ends envelopes whose time has passed, each in a transaction of its own: killed anywhere, the next run goes on. */
export async function expireEnvelopes(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  let goesOn = true;
  while (goesOn && !signal?.aborted)
    goesOn = await db.transaction(async (tx) => {
      const due = await envelopes(tx)
        .where('e.state', '=', 'open')
        .where('e.expires_at', '<=', now)
        .orderBy('e.expires_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (due) await endEnvelope(tx, due, { state: 'expired', now });
      return due !== undefined;
    });
}
