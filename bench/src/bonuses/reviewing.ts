import type { Client } from 'pg';
import { depositedByDay } from '../../../server/src/modules/money/cashier/deposited-by-day.ts';
import { levelsFor, reviewTestMembers } from '../../../server/src/modules/rewards/ranks/ranks.factory.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import { type Figure, figure } from '../result.ts';

const DAY_MS = 86_400_000;

/** How long the daily review of all members of a brand takes, each with ninety days of figures. */
export async function benchReviewing(url: string, client: Client): Promise<Figure[]> {
  const db = openDatabase({ url, role: null, maxConnections: 2 });
  const { rows } = await client.query<{ id: string; members: number }>(
    `select b.id, (select count(*)::integer from members.member m where m.merchant_id = b.id) as members from brands.merchant b where b.code = 'BENCH'`,
  );
  const [brand] = rows;
  if (!brand) throw new Error('the brand of the bench is there');
  await levelsFor(db, brand.id, new Date());
  await client.query(
    `insert into bets.daily_sum (merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, first_at)
     select m.merchant_id, m.id, (now() at time zone 'Asia/Bangkok')::date - n, 'RNG', 'THB', 10, 100000000, 0, 90000000, 100000000, now() - n * interval '1 day'
     from members.member m, generate_series(1, 90) n where m.merchant_id = $1 on conflict do nothing`,
    [brand.id],
  );
  await client.query(
    "update members.member set registered_at = now() - interval '120 days' where merchant_id = $1",
    [brand.id],
  );
  await client.query('vacuum analyze bets.daily_sum');
  const clock = { now: () => new Date(Date.now() + DAY_MS) };
  const startedMs = performance.now();
  await reviewTestMembers({ db, clock, deposits: () => [depositedByDay] });
  const ms = performance.now() - startedMs;
  const { rows: through } = await client.query<{ reviewed: number }>(
    'select coalesce(sum(reviewed), 0)::integer as reviewed from ranks.run where merchant_id = $1',
    [brand.id],
  );
  await db.close();
  return [
    figure('members whose rank was reviewed', through[0]?.reviewed ?? 0, `of ${brand.members}`),
    figure('  all of them', ms / 1000, 's'),
  ];
}
