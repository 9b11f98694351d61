import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { sql } from 'kysely';
import type { Tx } from '../src/platform/sql/database.ts';
import { DEMO_AGENT } from './demo-agents.ts';

/** What each level of the demo's line holds and may hold, from the top, in hundred-thousandths: together less than the whole. */
const LEVELS = [
  { share: 10_000, most: 20_000 },
  { share: 20_000, most: 30_000 },
  { share: 30_000, most: 40_000 },
] as const;

/** Before the first bet of any demo. */
const EVER = '2020-01-01';

/** Demo brands reckon by positions from the next day on, and their agents hold shares. What is there stays. */
export async function seedDemoPositions(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string }[]; now: Date },
): Promise<void> {
  for (const { id } of brands) {
    const { rows } = await sql<{ merchant_id: string }>`
      insert into positions.setting (merchant_id, period, from_day, issued_to, version)
      select id, 'day', day + 1, day, 1 from brands.brand
      cross join lateral (select (${now}::timestamptz at time zone time_zone)::date as day) today
      where id = ${id}
      on conflict (merchant_id) do nothing returning merchant_id`.execute(tx);
    if (rows.length > 0) await giveShares(tx, id, now);
  }
}

async function giveShares(tx: Tx, brandId: string, now: Date): Promise<void> {
  const { rows: line } = await sql<{ id: string; above: string; level: number }>`
    with recursive line(id, above, level) as (
      select m.id, ${brandId}::uuid, 0 from members.account m
      where m.merchant_id = ${brandId} and m.username_key = ${DEMO_AGENT} and m.agent_id is null
      union all
      select m.id, line.id, line.level + 1 from line
      join members.account m on m.agent_id = line.id and m.merchant_id = ${brandId} and m.type in (1, 2)
    )
    select id, above, level from line where level < ${LEVELS.length}`.execute(tx);
  const rows = line.flatMap(({ id, above, level }) =>
    RATE_CATEGORIES.map((category) => ({ id, above, category, ...(LEVELS[level] ?? LEVELS[0]) })),
  );
  if (rows.length === 0) return;
  const of = { merchant_id: brandId, from_day: EVER, set_at: now };
  await tx
    .insertInto('positions.bound')
    .values(
      rows.map(({ id, above, category, most }) => ({
        ...of,
        ...{ member_id: id, given_by: above, category, least: 0, most },
      })),
    )
    .execute();
  await tx
    .insertInto('positions.share')
    .values(rows.map(({ id, category, share }) => ({ ...of, member_id: id, category, share })))
    .execute();
}
