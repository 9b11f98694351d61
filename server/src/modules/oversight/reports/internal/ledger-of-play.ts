import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Period } from '../period.ts';

/**
 * What play moved by the ledger on the days of a period, by currency: what came to the other sides of bets (vendors, the brand's own
 * games) less what left them. Free bets are in it, since the brand's promotions pay them.
 */
export async function ledgerOfPlay(
  db: Queryable,
  brandIds: readonly string[],
  period: Pick<Period, 'from' | 'to'>,
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ currency: string; net: bigint }>`
    select currency, sum(credited - debited)::bigint as net
    from ledger.play_day
    where merchant_id = any (${[...brandIds]}::uuid[]) and day between ${period.from}::date and ${period.to}::date
    group by currency`.execute(db);
  return new Map(rows.map(({ currency, net }) => [currency, net]));
}
