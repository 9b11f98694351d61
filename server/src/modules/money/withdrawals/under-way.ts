import { sql } from 'kysely';

/** Asked for and not ended. */
export const WITHDRAWALS_UNDER_WAY = sql`
  select amount, currency, requested_at as since from withdrawals.withdrawal
  where state in ('waiting', 'reviewing', 'needs_answer', 'signed', 'paying')`;
