import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import { DEFAULT_TERMS } from './desk/lottery-terms.ts';

/** Of a draw that takes bets: what would have to be paid on one number, in percent of what the brand lets stand there. */
export interface FullestNumber {
  game_code: string;
  numero: string;
  play: string;
  /** Empty where the play has no single numbers. */
  number: string;
  liability: Money;
  currency: string;
  percent: number;
}

/** The number of each open draw on which most of its limit stands, of those at or above a share; the fullest first. */
export async function fullestNumbers(
  db: Queryable,
  merchantId: string,
  { percent, now }: { percent: number; now: Date },
): Promise<FullestNumber[]> {
  const { rows } = await sql<FullestNumber>`
    select * from (
      select distinct on (d.id) d.game_code, d.numero, e.play, e.number, e.liability, b.currency,
        trunc(e.liability::numeric * 100 / limits.most)::integer as percent
      from draws.draw_record d
      join lottery.exposure e on e.draw_id = d.id and e.merchant_id = ${merchantId}
      join brands.brand b on b.id = e.merchant_id
      left join lottery.brand_game t on t.merchant_id = ${merchantId} and t.game_code = d.game_code
      cross join lateral (select greatest(1, case when e.number = '' then coalesce(t.play_liability, ${DEFAULT_TERMS.playLiability}::bigint)
        else coalesce(t.number_liability, ${DEFAULT_TERMS.numberLiability}::bigint) end) as most) limits
      where d.state = 'open' and d.closes_at > ${now} and e.liability > 0
      order by d.id, e.liability::numeric / limits.most desc
    ) fullest
    where percent >= ${percent}
    order by percent desc, game_code, numero limit 20`.execute(db);
  return rows;
}
