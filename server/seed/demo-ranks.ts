import type { LocalText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Tx } from '../src/platform/sql/database.ts';

/** What a demo brand asks and gives, in whole units: deposits and turnover of 90 days to reach a level, a part of them to keep it, basis points of cashback. */
const LEVELS: readonly { name: LocalText; deposits: number; turnover: number; extra: number }[] = [
  {
    name: {
      TH: 'ดอกเอื้อง',
      EN: 'Orchid',
      CN: '兰花',
      ID: 'Anggrek',
      PT: 'Orquídea',
      TY: 'Orkide',
      VI: 'Hoa lan',
    },
    deposits: 0,
    turnover: 0,
    extra: 0,
  },
  {
    name: { TH: 'ทองแดง', EN: 'Copper', CN: '赤铜', ID: 'Tembaga', PT: 'Cobre', TY: 'Bakır', VI: 'Đồng' },
    deposits: 2_000,
    turnover: 10_000,
    extra: 2,
  },
  {
    name: {
      TH: 'สำริด',
      EN: 'Bronze',
      CN: '青铜',
      ID: 'Perunggu',
      PT: 'Bronze',
      TY: 'Bronz',
      VI: 'Đồng thau',
    },
    deposits: 10_000,
    turnover: 60_000,
    extra: 4,
  },
  {
    name: { TH: 'เงินยวง', EN: 'Silver', CN: '白银', ID: 'Perak', PT: 'Prata', TY: 'Gümüş', VI: 'Bạc' },
    deposits: 30_000,
    turnover: 200_000,
    extra: 6,
  },
  {
    name: { TH: 'ทองคำ', EN: 'Gold', CN: '黄金', ID: 'Emas', PT: 'Ouro', TY: 'Altın', VI: 'Vàng' },
    deposits: 80_000,
    turnover: 600_000,
    extra: 10,
  },
  {
    name: { TH: 'หยก', EN: 'Jade', CN: '翡翠', ID: 'Giok', PT: 'Jade', TY: 'Yeşim', VI: 'Ngọc bích' },
    deposits: 200_000,
    turnover: 1_500_000,
    extra: 14,
  },
  {
    name: {
      TH: 'ไพลิน',
      EN: 'Sapphire',
      CN: '蓝宝石',
      ID: 'Safir',
      PT: 'Safira',
      TY: 'Safir',
      VI: 'Lam ngọc',
    },
    deposits: 500_000,
    turnover: 4_000_000,
    extra: 18,
  },
  {
    name: { TH: 'ทับทิม', EN: 'Ruby', CN: '红宝石', ID: 'Rubi', PT: 'Rubi', TY: 'Yakut', VI: 'Hồng ngọc' },
    deposits: 1_000_000,
    turnover: 9_000_000,
    extra: 22,
  },
  {
    name: {
      TH: 'เพชร',
      EN: 'Diamond',
      CN: '钻石',
      ID: 'Berlian',
      PT: 'Diamante',
      TY: 'Elmas',
      VI: 'Kim cương',
    },
    deposits: 2_000_000,
    turnover: 20_000_000,
    extra: 26,
  },
  {
    name: {
      TH: 'นพเก้า',
      EN: 'Nine Gems',
      CN: '九宝',
      ID: 'Sembilan Permata',
      PT: 'Nove Gemas',
      TY: 'Dokuz Mücevher',
      VI: 'Cửu bảo',
    },
    deposits: 4_000_000,
    turnover: 40_000_000,
    extra: 30,
  },
  {
    name: {
      TH: 'คุ้มหลวง',
      EN: 'Royal House',
      CN: '王府',
      ID: 'Istana',
      PT: 'Casa Real',
      TY: 'Kraliyet',
      VI: 'Hoàng phủ',
    },
    deposits: 8_000_000,
    turnover: 80_000_000,
    extra: 40,
  },
];

/** Ranks for demo brands that have none, from the day they get them. What an operator has set stays. */
export async function seedDemoRanks(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string }[]; now: Date },
): Promise<void> {
  for (const { id } of brands) {
    const { rows } = await sql`
      insert into ranks.terms (merchant_id, version, from_day, set_at, set_by_name, reason)
      select id, 1, (${now}::timestamptz at time zone time_zone)::date, ${now}, 'demo', 'ranks of the demo'
      from brands.brand where id = ${id} and not exists (select from ranks.terms where merchant_id = ${id})
      returning version`.execute(tx);
    if (rows.length === 0) continue;
    for (const [level, { name, deposits, turnover, extra }] of LEVELS.entries())
      await tx
        .insertInto('ranks.level')
        .values({
          merchant_id: id,
          version: 1,
          level,
          name,
          reach_deposits: units(deposits),
          reach_turnover: units(turnover),
          // Three fifths keep what the whole has reached.
          keep_deposits: (units(deposits) * 3n) / 5n,
          keep_turnover: (units(turnover) * 3n) / 5n,
          cashback_extra: extra * 10,
        })
        .execute();
  }
}

function units(amount: number): bigint {
  return BigInt(amount) * 100_000n;
}
