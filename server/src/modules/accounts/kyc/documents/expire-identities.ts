import { sql } from 'kysely';
import type { Database } from '../../../../platform/sql/database.ts';
import { identityDesk } from '../desk/move-identity.ts';
import { notifyMember } from '../desk/notify-identity.ts';
import { lockIdentity } from './pictures.ts';
import { ownerOf, submissions } from './submission.ts';

/** Of one run: the next one has the rest. */
const AT_ONCE = 500;

/** What was approved by a document whose last day is over waits again; says how many there were. */
export async function expireIdentities(db: Database, now: Date): Promise<number> {
  const due = await submissions(db.kysely)
    .innerJoin('brands.brand as b', 'b.id', 's.merchant_id')
    .where('s.state', '=', 'approved')
    .where(sql<boolean>`s.valid_until < (${now}::timestamptz at time zone b.time_zone)::date`)
    .orderBy('s.valid_until')
    .limit(AT_ONCE)
    .execute();
  for (const { id, member_id, merchant_id } of due)
    await db.transaction(async (tx) => {
      await lockIdentity(tx, member_id);
      const submission = await identityDesk.lock(tx, { id, brandIds: [merchant_id] });
      // The desk was quicker.
      if (submission.state !== 'approved') return;
      await identityDesk.move(tx, submission, {
        to: 'expired',
        by: null,
        reasons: ['document_expired'],
        now,
      });
      await notifyMember(tx, ownerOf(submission), 'expired', now);
    });
  return due.length;
}
