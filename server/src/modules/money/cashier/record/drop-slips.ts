import { OPEN_DEPOSIT_STATES } from '@lanna/rules/money/cashier/deposit-state';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import { dropPictures } from '../../../house/files/keep-picture.ts';

/** A slip shows names and numbers of accounts: its picture is kept as long as the decision may be questioned. */
const KEPT_MS = 180 * 24 * 3_600_000;
const AT_ONCE = 100;

/** Drops pictures of slips whose deposit was decided long ago; what was read from them stays, so that no slip is used again. */
export function dropSlips(db: Database, now: Date): Promise<number> {
  return inBatches(db, AT_ONCE, (tx) => dropSome(tx, now));
}

async function dropSome(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('cashier.slip as s')
    .innerJoin('cashier.deposit as d', 'd.id', 's.deposit_id')
    .select(['s.id', 's.picture_id'])
    .where('s.picture_id', 'is not', null)
    .where('s.sent_at', '<=', new Date(now.getTime() - KEPT_MS))
    .where('d.status', 'not in', OPEN_DEPOSIT_STATES)
    .orderBy('s.sent_at')
    .limit(AT_ONCE)
    .forUpdate('s')
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  await tx
    .updateTable('cashier.slip')
    .set({ picture_id: null })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  await dropPictures(
    tx,
    due.flatMap(({ picture_id }) => picture_id ?? []),
  );
  return due.length;
}
