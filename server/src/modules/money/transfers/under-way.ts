import { sql } from 'kysely';

/** Between the wallet here and one that a vendor keeps. */
export const TRANSFERS_UNDER_WAY = sql`
  select amount, currency, created_at as since from transfers.transfer where state in ('asked', 'sending')`;
