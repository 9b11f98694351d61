import type { IdentityReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import { type IdentityState, mayMoveIdentity } from '@lanna/rules/accounts/kyc/identity-states';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { ownerOf, type SubmissionRow, stateOf, submissions } from '../documents/submission.ts';
import { notifyOfIdentity } from './notify-identity.ts';

/** The documents, if they are of one of these brands, held until the transaction ends. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockSubmission(
  tx: Tx,
  { id, brandIds, version }: { id: string; brandIds: readonly string[]; version?: number },
): Promise<SubmissionRow> {
  const submission = await submissions(tx)
    .where('s.id', '=', id)
    .where('s.merchant_id', 'in', brandIds)
    .forUpdate('s')
    .executeTakeFirst();
  if (!submission) throw new Refusal('not_found');
  if (version !== undefined && submission.version !== version) throw new Refusal('changed_meanwhile');
  return submission;
}

interface IdentityMove {
  to: Exclude<IdentityState, 'none'>;
  /** Null: the portal by itself. */
  operator: { id: string; name: string } | null;
  /** Who has it from now on; left out: who had it. */
  handler?: { id: string; name: string } | null;
  reasons?: readonly IdentityReason[];
  words?: string;
  now: Date;
}

/** Refuses with `identity_move_impossible` {from, to} what the table of moves does not have. */
export function refuseMove(from: IdentityState, to: IdentityState): void {
  if (!mayMoveIdentity(from, to)) throw new Refusal('identity_move_impossible', { from, to });
}

/** Moves documents that are held, as the table of moves allows, writes their history and notifies member and desk. */
export async function moveIdentity(
  tx: Tx,
  submission: SubmissionRow,
  { to, operator, handler, reasons = [], words = '', now }: IdentityMove,
): Promise<void> {
  const from = stateOf(submission);
  refuseMove(from, to);
  const isOpen = to === 'submitted' || to === 'reviewing';
  await tx
    .updateTable('kyc.submission')
    .set({
      state: to,
      reasons: [...reasons],
      words: words || submission.words,
      ...(handler === undefined
        ? {}
        : { handled_by: handler?.name ?? null, handled_by_id: handler?.id ?? null }),
      decided_at: isOpen ? null : now,
      changed_at: now,
      version: submission.version + 1,
    })
    .where('id', '=', submission.id)
    .execute();
  await setPersonState(tx, ownerOf(submission), { state: to, submissionId: submission.id, now });
  await noteMove(tx, {
    submissionId: submission.id,
    from,
    to,
    operatorName: operator?.name ?? null,
    reasons,
    words,
    now,
  });
  await notifyOfIdentity(tx, ownerOf(submission));
}

/** Where the check of a member stands from now on. */
export async function setPersonState(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  { state, submissionId, now }: { state: IdentityState; submissionId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('kyc.person')
    .values({ member_id: memberId, merchant_id: merchantId, state: 'none', changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .updateTable('kyc.person')
    .set((eb) => ({
      state,
      submission_id: submissionId,
      changed_at: now,
      version: eb('version', '+', 1),
    }))
    .where('member_id', '=', memberId)
    .execute();
}

/** Writes the history of documents. */
export async function noteMove(
  tx: Tx,
  move: {
    submissionId: string;
    from: IdentityState | null;
    to: IdentityState;
    operatorName: string | null;
    reasons?: readonly IdentityReason[];
    words?: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('kyc.move')
    .values({
      submission_id: move.submissionId,
      from_state: move.from,
      to_state: move.to,
      operator_name: move.operatorName,
      reasons: [...(move.reasons ?? [])],
      words: move.words ?? '',
      at: move.now,
    })
    .execute();
}
