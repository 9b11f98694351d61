import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import { moneyOf } from '@lanna/contract/money';
import { sql } from 'kysely';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { KEPT_DAYS } from './list-wins.ts';

const NUMBERS_AT_ONCE = 20_000;

/**
 * Puts the wins settled since the last time on the boards of their brands, moves those that became larger or smaller, and takes those off that
 * were taken back or are older than any board. A win was won when it first came to be one: a correction that leaves it a win makes it no
 * newer, and one of bets that were settled before any board comes to none. Safe to be killed and to run twice: what was looked at is noted in the transaction that
 * keeps it.
 */
export async function gatherWins(db: Database, now: Date): Promise<void> {
  const watermark = await commitWatermark(db.kysely, 'bets.settlement_number');
  if (watermark !== undefined)
    for (let readTo = -1n; readTo < watermark; )
      readTo = await db.transaction((tx) => gatherSome(tx, watermark, now));
  await sql`delete from winners.win where won_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(
    db.kysely,
  );
}

/** How far has been looked, after this stretch. */
async function gatherSome(tx: Tx, watermark: bigint, now: Date): Promise<bigint> {
  const { rows } = await sql<{ read_to: bigint }>`select read_to from winners.progress for update`.execute(
    tx,
  );
  const from = rows[0]?.read_to ?? 0n;
  const to = from + BigInt(NUMBERS_AT_ONCE) < watermark ? from + BigInt(NUMBERS_AT_ONCE) : watermark;
  if (to <= from) return watermark;
  for (const { id, smallest } of await boardsOfBrands(tx)) {
    const { rows: changed } = await sql`
      with changed as materialized (
        select distinct on (id) *, min(recorded_at) over (partition by id) as won_at,
          coalesce(status = 'won' and payout >= ${smallest}::bigint and payout > stake, false)
            and day > ${now}::date - ${KEPT_DAYS}::integer as is_win
        from bets.changed_payout where number > ${from} and number <= ${to} and merchant_id = ${id}
      ), gone as (
        delete from winners.win w using changed c where w.bet_id = c.id and not c.is_win returning w.bet_id
      ), shown as (
        insert into winners.win (bet_id, merchant_id, member_id, source_id, game_code, category, stake, payout, won_at)
        select id, merchant_id, member_id, source_id, game_code, category, stake, payout, won_at from changed where is_win
        on conflict (bet_id) do update set stake = excluded.stake, payout = excluded.payout returning bet_id
      )
      select bet_id from gone union all select bet_id from shown limit 1`.execute(tx);
    if (changed.length > 0) await notifyPush(tx, { b: id, t: ['winners_changed'] });
  }
  await sql`update winners.progress set read_to = ${to}`.execute(tx);
  return to;
}

/** With the smallest win that is shown; null where none is. */
async function boardsOfBrands(db: Queryable): Promise<{ id: string; smallest: bigint | null }[]> {
  const rows = await db
    .selectFrom('brands.brand')
    .select(['id', 'enabled', sql<unknown>`settings -> 'winners'`.as('winners')])
    .execute();
  return rows.flatMap(({ id, enabled, winners }) => {
    const { data } = brandSettings.shape.winners.safeParse(winners ?? undefined);
    return id ? [{ id, smallest: enabled && data?.shown ? moneyOf(data.smallest) : null }] : [];
  });
}
