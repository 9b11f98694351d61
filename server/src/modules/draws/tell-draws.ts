import type { Queryable } from '../../platform/database.ts';
import { notifyPush } from '../../platform/push/notify.ts';

/** Draws of all brands have changed. */
export async function tellDraws(db: Queryable): Promise<void> {
  await notifyPush(db, { b: '*', t: ['draws_changed'] });
}
