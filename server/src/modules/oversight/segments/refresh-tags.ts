import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Database, Tx } from '../../../platform/sql/database.ts';
import { savedCondition } from './segment-condition.ts';

/** Gives each tag of a segment to who is of it now, and takes it from who is not any more. Safe to run twice at once: a tag is held while it is worked out. */
export async function refreshTags({ db, clock }: { db: Database; clock: Clock }, signal?: AbortSignal) {
  const tags = await db.kysely
    .selectFrom('segments.tag')
    .select('id')
    .where('removed_at', 'is', null)
    .where('segment_id', 'is not', null)
    .orderBy(sql`refreshed_at nulls first`)
    .execute();
  for (const { id } of tags) {
    if (signal?.aborted) return;
    await db.transaction((tx) => refreshTag(tx, id, clock.now()));
  }
}

export async function refreshTag(tx: Tx, id: string, now: Date): Promise<void> {
  const tag = await tx
    .selectFrom('segments.tag')
    .select(['merchant_id', 'segment_id'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!tag) return;
  const { merchant_id: merchantId, segment_id: segmentId } = tag;
  const condition = segmentId && (await savedCondition(tx, { merchantId, segmentId, at: now }));
  if (!condition) await tx.deleteFrom('segments.tagged').where('tag_id', '=', id).execute();
  // Only what differs is written: most have it from one time to the next.
  else
    await sql`
      with fits as materialized (
        select m.id from members.account m left join segments.figure f on f.member_id = m.id
        where m.merchant_id = ${merchantId} and m.type <> ${TRIAL_TYPE} and ${condition}
      ), gone as (
        delete from segments.tagged t where t.tag_id = ${id} and not exists (select from fits where fits.id = t.member_id)
      )
      insert into segments.tagged (member_id, tag_id, since)
      select fits.id, ${id}, ${now} from fits
      where not exists (select from segments.tagged t where t.tag_id = ${id} and t.member_id = fits.id)`.execute(
      tx,
    );
  await tx.updateTable('segments.tag').set({ refreshed_at: now }).where('id', '=', id).execute();
}
