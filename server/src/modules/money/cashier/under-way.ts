import { sql } from 'kysely';

/** Said to be paid, and not credited. */
export const DEPOSITS_UNDER_WAY = sql`
  select amount, currency, paid_said_at as since from cashier.deposit where status = 'waiting' and paid_said_at is not null
  union all
  select amount, currency, changed_at from cashier.deposit where status = 'review'`;
