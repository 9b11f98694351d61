import { sql } from 'kysely';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';

const AT_ONCE = 100;
const UNUSED_MS = 24 * 3_600_000;

/**
 * Drops pictures that nothing took within a day; and, so many days after a rejection or after the account was closed as the brand has
 * set, those of the documents. That they were there stays, with their marks, so that none is used again. Says how many were dropped.
 */
export async function dropIdentityPictures(db: Database, now: Date): Promise<number> {
  const unused = await inBatches(db, AT_ONCE, (tx) => dropUnused(tx, now));
  return unused + (await inBatches(db, AT_ONCE, (tx) => dropDecided(tx, now)));
}

async function dropUnused(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from kyc.picture where id in (
      select id from kyc.picture
      where submission_id is null and uploaded_at <= ${new Date(now.getTime() - UNUSED_MS)}
      order by uploaded_at limit ${AT_ONCE} for update skip locked)
    returning id`.execute(tx);
  return rows.length;
}

/** `90`: of a brand that has set nothing. What is undecided, or was approved, stays as long as the account is open. */
async function dropDecided(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update kyc.picture set image = null, dropped_at = ${now} where id in (
      select p.id from kyc.picture p
      join kyc.submission s on s.id = p.submission_id
      left join kyc.setting g on g.merchant_id = p.merchant_id
      left join members.closed_account c on c.id = p.member_id
      where p.dropped_at is null
        and least(c.closed_at, case when s.state = 'rejected' then s.decided_at end)
          <= ${now}::timestamptz - make_interval(days => coalesce(g.kept_days, 90))
      limit ${AT_ONCE} for update of p skip locked)
    returning id`.execute(tx);
  return rows.length;
}
