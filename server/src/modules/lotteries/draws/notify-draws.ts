import { notifyPush } from '../../../platform/push/notify.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** Draws of all brands have changed. */
export async function notifyDraws(db: Queryable): Promise<void> {
  await notifyPush(db, { b: '*', t: ['draws_changed'] });
}
