import type { RawBuilder } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';

/** How many of the receivers, a query for `member_id` and `sent_at`, have deposited within some days after, and how much. */
export type DepositedAfter = (
  db: Queryable,
  receivers: RawBuilder<unknown>,
) => Promise<{ members: number; amount: string; days: number }>;
