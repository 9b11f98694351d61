import { OPEN_STATES } from '@lanna/rules/rewards/promotions/activity';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import { dropPictures } from '../../../house/files/keep-picture.ts';

const UNUSED_MS = 24 * 3_600_000;
/** Pictures show people: they are kept as long as the decision may be questioned. */
const DECIDED_MS = 90 * 24 * 3_600_000;
const AT_ONCE = 100;

/** Drops pictures that no application took within a day, and those of applications that were decided ninety days ago; says how many. */
export function dropApplicationPictures(db: Database, now: Date): Promise<number> {
  return inBatches(db, AT_ONCE, (tx) => dropSome(tx, now));
}

async function dropSome(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('promotions.uploaded_picture as u')
    .leftJoin('promotions.application as a', 'a.id', 'u.application_id')
    .select('u.picture_id')
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('u.application_id', 'is', null),
          eb('u.uploaded_at', '<=', new Date(now.getTime() - UNUSED_MS)),
        ]),
        and([
          eb('a.state', 'not in', OPEN_STATES),
          eb('a.changed_at', '<=', new Date(now.getTime() - DECIDED_MS)),
        ]),
      ]),
    )
    .orderBy('u.uploaded_at')
    .limit(AT_ONCE)
    .forUpdate('u')
    .skipLocked()
    .execute();
  const ids = due.map(({ picture_id }) => picture_id);
  if (ids.length === 0) return 0;
  await tx.deleteFrom('promotions.uploaded_picture').where('picture_id', 'in', ids).execute();
  await dropPictures(tx, ids);
  return ids.length;
}
