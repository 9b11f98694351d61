import { WITHDRAWAL_PICTURES_AN_HOUR } from '@lanna/contract/money/withdrawals/pictures';
import { OPEN_WITHDRAWAL_STATES } from '@lanna/rules/money/withdrawals/withdrawal-states';
import type { Owner } from '../../../../platform/http/calls/owner-of.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable, Tx } from '../../../../platform/sql/database.ts';
import { inBatches } from '../../../../platform/sql/in-batches.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { dropPictures } from '../../../house/files/keep-picture.ts';
import { keepProof, type ProofKind, showProof } from '../../../house/files/keep-proof.ts';
import { readWithdrawer, refuseShut } from './withdrawer.ts';

const PROOFS: ProofKind = {
  table: 'withdrawals.uploaded_picture',
  anHour: WITHDRAWAL_PICTURES_AN_HOUR,
  refusals: {
    limit: 'withdrawal_picture_limit',
    unusable: 'withdrawal_picture_unusable',
    unknown: 'withdrawal_picture_unknown',
  },
};

const DAY_MS = 24 * 3_600_000;
const UNUSED_MS = DAY_MS;
/** Pictures show people and their banks: they are kept as long as a decision may be questioned. */
const DECIDED_MS = 90 * DAY_MS;
const DROPPED_AT_ONCE = 100;

/**
 * Keeps a picture for an answer or a proof. Refuses with `withdrawal_picture_unusable`, `withdrawal_picture_limit`
 * {retryAfterSeconds}, `account_disabled`.
 */
export async function keepWithdrawalPicture(
  deps: { db: Database; clock: Clock },
  base64: string,
  uploader: Owner,
): Promise<{ id: string; width: number; height: number }> {
  refuseShut(await readWithdrawer(deps.db.kysely, uploader));
  return keepProof(deps, PROOFS, base64, uploader);
}

/** A picture for the member who sent it. Refuses with `withdrawal_picture_unknown`. */
export function showWithdrawalPicture(
  deps: { db: Queryable; storedFiles: StoredFiles },
  id: string,
  uploader: Owner,
): Promise<{ data: string }> {
  return showProof(deps, PROOFS, id, uploader);
}

/** Ties pictures to the withdrawal they speak of. Refuses with `withdrawal_picture_unknown` what is another's, used already or dropped. */
export async function takePictures(
  tx: Tx,
  pictureIds: readonly string[],
  { withdrawalId, merchantId, memberId }: Owner & { withdrawalId: string },
): Promise<void> {
  const wanted = [...new Set(pictureIds)];
  if (wanted.length === 0) return;
  const taken = await tx
    .updateTable('withdrawals.uploaded_picture')
    .set({ withdrawal_id: withdrawalId })
    .where('picture_id', 'in', wanted)
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('withdrawal_id', 'is', null)
    .returning('picture_id')
    .execute();
  if (taken.length < wanted.length) throw new Refusal('withdrawal_picture_unknown');
}

/** Those of a withdrawal that are still there. */
export async function existingPictures(
  db: Queryable,
  withdrawalIds: readonly string[],
): Promise<Set<string>> {
  if (withdrawalIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('withdrawals.uploaded_picture')
    .select('picture_id')
    .where('withdrawal_id', 'in', withdrawalIds)
    .execute();
  return new Set(rows.map(({ picture_id }) => picture_id));
}

/** Drops pictures that nothing took within a day, and those of withdrawals that ended ninety days ago; says how many. */
export function dropWithdrawalPictures(db: Database, now: Date): Promise<number> {
  return inBatches(db, DROPPED_AT_ONCE, (tx) => dropSome(tx, now));
}

async function dropSome(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('withdrawals.uploaded_picture as u')
    .leftJoin('withdrawals.withdrawal as w', 'w.id', 'u.withdrawal_id')
    .select('u.picture_id')
    .where(({ or, and, not, eb, exists, selectFrom }) =>
      or([
        and([
          eb('u.withdrawal_id', 'is', null),
          eb('u.uploaded_at', '<=', new Date(now.getTime() - UNUSED_MS)),
        ]),
        and([
          eb('w.state', 'not in', OPEN_WITHDRAWAL_STATES),
          eb('w.changed_at', '<=', new Date(now.getTime() - DECIDED_MS)),
          eb('u.uploaded_at', '<=', new Date(now.getTime() - DECIDED_MS)),
          not(
            exists(
              selectFrom('withdrawals.payout as p')
                .select('p.id')
                .whereRef('p.withdrawal_id', '=', 'w.id')
                .where('p.receipt_state', '=', 'not_received'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('u.uploaded_at')
    .limit(DROPPED_AT_ONCE)
    .forUpdate('u')
    .skipLocked()
    .execute();
  const ids = due.map(({ picture_id }) => picture_id);
  if (ids.length === 0) return 0;
  await tx.deleteFrom('withdrawals.uploaded_picture').where('picture_id', 'in', ids).execute();
  await dropPictures(tx, ids);
  return ids.length;
}
