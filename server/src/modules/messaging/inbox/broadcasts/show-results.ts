import type { Value } from '@lanna/contract/endpoint';
import type { broadcastResults as endpoint } from '@lanna/contract/messaging/inbox/ops';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { DepositedAfter } from '../broadcast-results.ts';
import { showBroadcast } from './list-broadcasts.ts';

/** What came of a broadcast; of messages that were cleared away since, deposits are counted no more. Refuses `not_found`. */
export async function broadcastResults(
  db: Queryable,
  brands: readonly Brand[],
  id: string,
  deposited: DepositedAfter | undefined,
): Promise<Value<typeof endpoint>> {
  const { delivered, read } = await showBroadcast(db, brands, id);
  const receivers = sql`select member_id, sent_at from inbox.message where broadcast_id = ${id}`;
  const after = await deposited?.(db, receivers);
  return { delivered, read, deposited: after ?? { members: 0, amount: '0.00', days: 0 } };
}
