import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockIdentity } from '../documents/pictures.ts';
import { checkSubject, type SubmissionRow, submissions } from '../documents/submission.ts';
import { lockSubmission, moveIdentity } from './move-identity.ts';

export type DeskCall = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;
export interface Versioned {
  id: string;
  version: number;
}

/** Takes documents in hand, also out of another operator's. Refuses as `takeIdentityCheck` declares. */
export async function takeCheck(
  tx: Tx,
  call: DeskCall,
  { id, version }: Versioned,
  now: Date,
): Promise<void> {
  const submission = await lockCheck(tx, call, { id, version });
  const { operator } = call;
  await moveIdentity(tx, submission, { to: 'reviewing', operator, handler: operator, now });
  await call.record(tx, {
    action: 'kyc.take',
    brandId: submission.merchant_id,
    subject: checkSubject(submission),
    before: { state: submission.state, handledBy: submission.handled_by },
    after: { state: 'reviewing', handledBy: operator.name },
  });
}

/** Puts documents back for another operator. Refuses as `putBackIdentityCheck` declares. */
export async function putBackCheck(
  tx: Tx,
  call: DeskCall,
  { id, version }: Versioned,
  now: Date,
): Promise<void> {
  const submission = await lockInHand(tx, call, { id, version });
  await moveIdentity(tx, submission, { to: 'submitted', operator: call.operator, handler: null, now });
  await call.record(tx, {
    action: 'kyc.put-back',
    brandId: submission.merchant_id,
    subject: checkSubject(submission),
    before: { state: submission.state, handledBy: submission.handled_by },
    after: { state: 'submitted' },
  });
}

/** The documents, if this operator has them in hand. Refuses with `identity_held_by_another` {by} as well. */
export async function lockInHand(tx: Tx, call: DeskCall, wanted: Versioned): Promise<SubmissionRow> {
  const submission = await lockCheck(tx, call, wanted);
  const { handled_by_id: holder, handled_by: by } = submission;
  if (holder !== null && holder !== call.operator.id) throw new Refusal('identity_held_by_another', { by });
  return submission;
}

/** The documents and all that is decided of their member, in the order in which members send. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockCheck(
  tx: Tx,
  { brandIds }: Pick<DeskCall, 'brandIds'>,
  { id, version }: Versioned,
): Promise<SubmissionRow> {
  const found = await submissions(tx)
    .where('s.id', '=', id)
    .where('s.merchant_id', 'in', brandIds)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  await lockIdentity(tx, found.member_id);
  return lockSubmission(tx, { id, version, brandIds });
}
