import type { IdentityReason } from '@lanna/rules/accounts/kyc/identity-reasons';
import { type IdentityState, mayMoveIdentity } from '@lanna/rules/accounts/kyc/identity-states';
import { defineDesk } from '../../../../platform/ops/desk.ts';
import type { DeskMove } from '../../../../platform/ops/desk-terms.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockIdentity } from '../documents/pictures.ts';
import { ownerOf, type SubmissionRow, stateOf, submissions } from '../documents/submission.ts';
import { notifyOfIdentity } from './notify-identity.ts';

interface How {
  /** Who has it from now on; left out: who had it. */
  handler?: { id: string; name: string } | null;
  reasons?: readonly IdentityReason[];
  /** To the member; what was written before stays where nothing is said. */
  words?: string;
  now: Date;
}

/** Documents that members have sent. With each move the member's own record says where the check stands. */
export const identityDesk = defineDesk<'kyc.submission', SubmissionRow, Exclude<IdentityState, 'none'>, How>({
  table: 'kyc.submission',
  rows: submissions,
  // In the order in which members send.
  first: (tx, { member_id }) => lockIdentity(tx, member_id),
  stateOf,
  heldByAnother: 'identity_held_by_another',
  may: mayMoveIdentity,
  impossible: (from, to) => new Refusal('identity_move_impossible', { from, to }),
  // Members are named in records of their own.
  about: ({ merchant_id: brandId, id }) => ({ brandId, subject: { kind: 'identity-check', id } }),
  columns: (submission, { to, handler, reasons = [], words, now }) => ({
    state: to,
    reasons: [...reasons],
    words: words || submission.words,
    ...(handler !== undefined && {
      handled_by: handler?.name ?? null,
      handled_by_id: handler?.id ?? null,
    }),
    decided_at: to === 'submitted' || to === 'reviewing' ? null : now,
    changed_at: now,
  }),
  history: async (tx, entry, submission) => {
    const { id, to, now } = entry;
    await setPersonState(tx, ownerOf(submission), { state: to, submissionId: id, now });
    await noteMove(tx, entry);
  },
  notify: (tx, submission) => notifyOfIdentity(tx, ownerOf(submission)),
});

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
  {
    id,
    from,
    to,
    by,
    reasons = [],
    words = '',
    now,
  }: DeskMove<IdentityState> & Omit<How, 'handler'> & { id: string; from: string | null },
): Promise<void> {
  await tx
    .insertInto('kyc.move')
    .values({
      submission_id: id,
      from_state: from,
      to_state: to,
      operator_name: by,
      reasons: [...reasons],
      words,
      at: now,
    })
    .execute();
}
