import { MONEY_SCALE } from '@lanna/rules/money';
import { USUAL_FACTORS, USUAL_POINT_RATES } from '@lanna/rules/rewards/points/earning';
import { sql } from 'kysely';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';

const SAMPLE = {
  TH: 'ของตัวอย่างในระบบสาธิต ไม่มีการจัดส่งจริง',
  EN: 'A sample of this demonstration: nothing is sent.',
};
const GOODS = [
  { title: { TH: 'ถุงผ้าลายดอกราชพฤกษ์', EN: 'Golden shower flower tote bag' }, points: 800n, worth: 60n },
  { title: { TH: 'แก้วเก็บความเย็น', EN: 'Vacuum cup' }, points: 2500n, worth: 180n },
  { title: { TH: 'ร่มพับกันแดด', EN: 'Folding umbrella' }, points: 4000n, worth: 290n },
  { title: { TH: 'หูฟังไร้สาย', EN: 'Wireless earphones' }, points: 15_000n, worth: 990n },
] as const;
const TICKET = {
  title: { TH: 'ตั๋วจับรางวัล 1 ใบ', EN: '1 raffle ticket' },
  text: {
    TH: 'ได้ทันที สำหรับกิจกรรมจับรางวัลที่กำลังเปิดและปิดก่อน',
    EN: 'Yours at once, for the raffle that runs and ends first.',
  },
  raffle_tickets: 1,
  points: 50n,
  worth: 0n,
};
const BONUS = {
  title: { TH: 'โบนัส 50.00', EN: 'A bonus of 50.00' },
  text: { TH: 'ได้ทันที ตามเงื่อนไขโบนัสที่แสดง', EN: 'Yours at once, on the terms that are shown.' },
  ...{ raffle_tickets: null, points: 3000n, worth: 50n },
};
const STOCK = 50;

/** The usual terms of points for demo brands that have none: 100 points are 1.00; and goods where there are none. What an operator has set stays. */
export async function seedDemoPoints(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string }[]; now: Date },
): Promise<void> {
  const hundred = 100n * MONEY_SCALE;
  for (const { id } of brands) {
    await sql`
      insert into points.terms (merchant_id, version, from_day, rates, factors, points_per_unit, convert_least, convert_most_day, set_at, set_by_name, reason)
      select id, 1, (${now}::timestamptz at time zone time_zone)::date, ${JSON.stringify(USUAL_POINT_RATES)}::jsonb,
        ${JSON.stringify(USUAL_FACTORS)}::jsonb, ${hundred}, ${hundred}, ${hundred * 100n}, ${now}, 'demo', 'terms of the demo'
      from brands.brand where id = ${id} and not exists (select from points.terms where merchant_id = ${id})`.execute(
      tx,
    );
    await seedGoods(tx, id, now);
  }
}

async function seedGoods(tx: Tx, brandId: string, now: Date): Promise<void> {
  const any = await tx
    .selectFrom('points.good')
    .select('id')
    .where('merchant_id', '=', brandId)
    .executeTakeFirst();
  if (any) return;
  const bonus = await rewardOffer(tx, brandId);
  await tx
    .insertInto('points.good')
    .values(
      [
        { ...TICKET, bonus_offer_id: null },
        ...(bonus ? [{ ...BONUS, bonus_offer_id: bonus }] : []),
        ...GOODS.map((good) => ({ ...good, text: SAMPLE, raffle_tickets: null, bonus_offer_id: null })),
      ].map(({ points, worth, ...good }) => ({
        ...good,
        ...{ id: newId(), merchant_id: brandId, stock: STOCK, state: 'published' },
        ...{ points: points * MONEY_SCALE, worth: worth * MONEY_SCALE, made_at: now, changed_at: now },
      })),
    )
    .execute();
}

/** The demo's offer that is given as a reward alone, where it is on offer. */
async function rewardOffer(tx: Tx, brandId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select o.id from bonuses.offer o join bonuses.offer_version v on v.offer_id = o.id and v.version = o.version
    where o.merchant_id = ${brandId} and o.state = 'published' and v.only_as_reward
    order by o.made_at limit 1`.execute(tx);
  return rows[0]?.id;
}
