import type { Owner } from '../../../platform/http/calls/owner-of.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { readSuspension } from './suspensions/read-suspensions.ts';

/** A member whose play an agent has suspended opens no game. Refuses `play_suspended` {since, reason}. */
export async function refuseSuspended(db: Queryable, owner: Owner): Promise<void> {
  const suspension = await readSuspension(db, owner);
  if (suspension) throw new Refusal('play_suspended', { ...suspension });
}
