import type { Clock } from '../../../platform/process/clock.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { inBatches } from '../../../platform/sql/in-batches.ts';
import { endFreeze } from './end-freeze.ts';

const AT_ONCE = 50;

/** Frees winnings whose time is over: a day without a second operator, or the days for which two have kept them. Says how many. */
export function lapseFreezes({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
  const now = clock.now();
  return inBatches(db, AT_ONCE, async (tx) => {
    const due = await tx
      .selectFrom('freezes.freeze')
      .selectAll()
      .where('state', 'in', ['begun', 'kept'])
      .where('until', '<=', now)
      .orderBy('until')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const freeze of due) await endFreeze(tx, freeze, { state: 'lapsed', by: null, reason: null, now });
    return due.length;
  });
}
