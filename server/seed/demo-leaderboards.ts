import { MONEY_SCALE } from '@lanna/rules/money';
import { type PlacePrize, poolOf } from '@lanna/rules/rewards/leaderboards/terms';
import { sql } from 'kysely';
import { fundBoard } from '../src/modules/rewards/leaderboards/fund-board.ts';
import { newId } from '../src/platform/sealing/ids.ts';
import type { Tx } from '../src/platform/sql/database.ts';

const PRIZES: readonly PlacePrize[] = [
  { count: 1, amount: '1000.00' },
  { count: 2, amount: '500.00' },
  { count: 7, amount: '100.00' },
];
const BOARDS = [
  { score: 'points', leastStake: 0n, title: { TH: 'สะสมคะแนนประจำสัปดาห์', EN: 'Points of the week' } },
  {
    ...{ score: 'multiple', leastStake: 10n * MONEY_SCALE },
    title: { TH: 'ชนะหลายเท่าที่สุดประจำสัปดาห์', EN: 'Best multiple of the week' },
  },
] as const;

/** Two leaderboards of a week from now on for demo brands that have had none. What operators have made stays. */
export async function seedDemoLeaderboards(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string; currency: string }[]; now: Date },
): Promise<void> {
  for (const { id: merchantId, currency } of brands) {
    const had = await tx
      .selectFrom('leaderboards.board')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .limit(1)
      .executeTakeFirst();
    if (had) continue;
    for (const { score, leastStake, title } of BOARDS) {
      const [id, pool] = [newId(), poolOf(PRIZES)];
      await sql`
        insert into leaderboards.board (id, merchant_id, currency, state, title, score, categories, least_stake, starts_at, ends_at, prizes, pool,
          return_id, made_at, changed_at, made_by_name)
        values (${id}, ${merchantId}, ${currency}, 'draft', ${JSON.stringify(title)}::jsonb, ${score}, '{}', ${leastStake}, ${now},
          ${now}::timestamptz + interval '7 days', ${JSON.stringify(PRIZES)}::jsonb, ${pool}, ${newId()}, ${now}, ${now}, 'demo')`.execute(
        tx,
      );
      await fundBoard(tx, { id, merchant_id: merchantId, currency, pool, edit: 1 }, now);
    }
  }
}
