import { MONEY_SCALE } from '@lanna/rules/money';
import { poolOf, type RafflePrize } from '@lanna/rules/rewards/raffles/terms';
import { sql } from 'kysely';
import { fundRaffle } from '../src/modules/rewards/raffles/fund-raffle.ts';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';

const PRIZES: readonly RafflePrize[] = [
  { kind: 'cash', amount: '5000.00', count: 1 },
  { kind: 'cash', amount: '500.00', count: 4 },
  { kind: 'bonus', amount: '100.00', count: 10, times: 5, days: 7 },
];

/** A raffle of a week for demo brands that have had none: its card stands among the promotions, and the first 500 of turnover is a ticket. What operators have made stays. */
export async function seedDemoRaffles(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string; currency: string }[]; now: Date },
): Promise<void> {
  for (const { id: merchantId, currency } of brands) {
    const id = newId();
    const pool = poolOf(PRIZES);
    const { rows } = await sql`
      insert into raffles.raffle (id, merchant_id, currency, state, category_id, title, text, first_day, last_day, starts_at, ends_at, per_ticket,
        tickets_most, least_rank, prizes, pool, return_id, made_at, changed_at, made_by_name)
      select ${id}, b.id, ${currency}, 'draft', c.id, ${JSON.stringify({ TH: 'จับรางวัลประจำสัปดาห์', EN: 'Raffle of the week' })}::jsonb,
        ${JSON.stringify({
          TH: 'ทุกยอดเทิร์น 500 ได้ตั๋วหนึ่งใบ ผลการจับรางวัลตรวจสอบซ้ำได้',
          EN: 'Each 500 of turnover is a ticket, and the draw can be computed again.',
        })}::jsonb, d.day, d.day + 6, d.day::timestamp at time zone b.time_zone, (d.day + 7)::timestamp at time zone b.time_zone,
        ${500n * MONEY_SCALE}, 200, 0, ${JSON.stringify(PRIZES)}::jsonb, ${pool}, ${newId()}, ${now}, ${now}, 'demo'
      from brands.brand b
      cross join lateral (select (${now}::timestamptz at time zone b.time_zone)::date as day) d
      cross join lateral (select id from promotions.category where merchant_id = b.id order by position, id limit 1) c
      where b.id = ${merchantId} and not exists (select from raffles.raffle where merchant_id = b.id)
      returning id`.execute(tx);
    if (rows.length > 0) await fundRaffle(tx, { id, merchant_id: merchantId, currency, pool, edit: 1 }, now);
  }
}
