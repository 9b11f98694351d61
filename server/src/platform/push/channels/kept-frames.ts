import { FRAMES_KEPT } from '@lanna/contract/push';
import { sql } from 'kysely';
import type { Clock } from '../../process/clock.ts';
import type { Database, Queryable } from '../../sql/database.ts';

const SILENT_DAYS = 8;

/** Of the newest frame; 0 where there has been none. */
export async function newestNumber(db: Queryable, brandId: string, channel: string): Promise<number> {
  const row = await db
    .selectFrom('platform.push_channel')
    .where('merchant_id', '=', brandId)
    .where('name', '=', channel)
    .select('number')
    .executeTakeFirst();
  return Number(row?.number ?? 0n);
}

export interface Missed {
  /** The newest there is: what comes after it is yet to come. */
  number: number;
  /** In order, beginning with the one after that which was asked from; undefined where not all of them are kept any more. */
  frames: { number: number; body: string | null }[] | undefined;
}

/** What a reader has missed who knows all frames up to a number. */
export async function missedFrames(
  db: Queryable,
  { brandId, channel, after }: { brandId: string; channel: string; after: number },
): Promise<Missed> {
  const { rows } = await sql<{ newest: bigint; number: bigint | null; body: string | null }>`
    select c.number as newest, f.number, f.body from platform.push_channel c
    left join platform.push_frame f on f.channel_id = c.id and f.number > ${after}
    where c.merchant_id = ${brandId} and c.name = ${channel} order by f.number limit ${FRAMES_KEPT}`.execute(
    db,
  );
  const number = Number(rows[0]?.newest ?? 0n);
  if (after === number) return { number, frames: [] };
  const frames = rows.map((row) => ({ number: Number(row.number), body: row.body }));
  const isWhole = after < number && frames[0]?.number === after + 1;
  return { number, frames: isWhole ? frames : undefined };
}

/** Lets go of the frames of channels that have long been silent; how far they have counted stays. */
export async function sweepFrames({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await sql`
    delete from platform.push_frame f using platform.push_channel c
    where c.id = f.channel_id and c.last_at < ${clock.now()}::timestamptz - make_interval(days => ${SILENT_DAYS})`.execute(
    db.kysely,
  );
}
