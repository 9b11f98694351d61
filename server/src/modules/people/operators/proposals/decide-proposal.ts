import type { RefusalCode } from '@lanna/contract/refusals';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { findObstacle } from '../accounts/find-obstacle.ts';
import { letGoOf } from '../accounts/let-go-of.ts';
import type { OperatorDeps } from '../session/deps.ts';
import { mayDecide, proposalRow, proposalRows } from './list-proposals.ts';

type Decision =
  | { what: 'approve'; reason?: string | undefined }
  | { what: 'refuse'; reason: string }
  | { what: 'withdraw' };
type DecideDeps = Pick<OperatorDeps, 'db' | 'clock' | 'kinds'>;
type DecideCall = Pick<AnyOpsCall, 'operator' | 'session' | 'record'>;

/** Refusals of carrying out that are reported as they are. */
const Notified: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'proposal_outdated',
  'beyond_own_rights',
  'operator_own',
  'last_owner',
  'operator_mail_missing',
]);
const STATES = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Approves, refuses or withdraws a proposal, once: its row is locked, and what it asks for is carried out in the transaction that
 * closes it. Refuses with `not_found`, `proposal_own`, `proposal_decided`, `proposal_expired`, `forbidden`, an approval with
 * `approver_too_fresh` {until}, `proposal_same_person`, `proposal_same_device`, and with
 * `proposal_outdated` {refusal} where it cannot be carried out any more; it stays open then.
 */
export async function decideProposal(
  { db, clock, kinds }: DecideDeps,
  id: string,
  decision: Decision,
  call: DecideCall,
): Promise<void> {
  const known = kinds();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const locked = await lockProposal(tx, id);
    const seen = locked && (await proposalRows(tx, call.session).where('p.id', '=', id).executeTakeFirst());
    if (!locked || !seen) throw new Refusal('not_found');
    const isOwn = locked.proposed_by === call.operator.id;
    if (decision.what === 'withdraw' ? !isOwn : false) throw new Refusal('not_found');
    if (decision.what !== 'withdraw' && isOwn) throw new Refusal('proposal_own');
    const { session } = call;
    const proposal = proposalRow(seen, { session, kinds: known, now });
    if (proposal.state === 'expired') throw new Refusal('proposal_expired');
    if (locked.state !== 'open') throw new Refusal('proposal_decided');
    if (decision.what !== 'withdraw' && !mayDecide(call.session, known, locked.kind, locked.merchant_id))
      throw new Refusal('forbidden');
    const obstacle = decision.what === 'approve' && (await findObstacle(tx, locked, call.operator, now));
    if (obstacle) throw new Refusal(obstacle.code, obstacle.until === null ? {} : { until: obstacle.until });
    const decisionReason = 'reason' in decision ? (decision.reason ?? null) : null;
    await tx
      .updateTable('operators.proposal')
      .set({
        state: STATES[decision.what],
        decided_by: call.operator.id,
        decided_at: now,
        decision_reason: decisionReason,
      })
      .where('id', '=', id)
      .execute();
    const subject = { kind: locked.subject_kind, id: locked.subject_id, ...nameOf(locked.subject_name) };
    if (decision.what === 'approve') {
      const kind = known.find((candidate) => candidate.kind === locked.kind);
      const done = await carryOut(tx, kind, { ...locked, proposer: proposal.proposedBy.name, now }, call);
      await call.record(tx, {
        action: locked.kind,
        brandId: locked.merchant_id,
        subject,
        before: done.before,
        after: { ...done.after, proposal: id, proposedBy: proposal.proposedBy.name },
        reason: locked.reason,
      });
    } else await letGoOf(tx, known, locked, now);
    await call.record(tx, {
      action: `operators.${decision.what}`,
      brandId: locked.merchant_id,
      subject: { kind: 'proposal', id, name: locked.kind },
      before: { state: 'open', proposedBy: proposal.proposedBy.name, subject },
      after: { state: STATES[decision.what] },
      ...(decisionReason === null ? {} : { reason: decisionReason }),
    });
    await notifyOps(tx, { brandId: locked.merchant_id, type: 'proposals_changed' });
  });
}

function lockProposal(tx: Tx, id: string) {
  return tx.selectFrom('operators.proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function carryOut(
  tx: Tx,
  kind: ProposalKind | undefined,
  proposal: {
    id: string;
    payload: unknown;
    merchant_id: string | null;
    reason: string;
    proposer: string;
    now: Date;
  },
  { operator }: DecideCall,
) {
  const payload = kind?.payload.safeParse(proposal.payload);
  // Written by an earlier version of the topic.
  if (!kind || !payload?.success) throw new Refusal('proposal_outdated');
  try {
    return await kind.carryOut(tx, payload.data, {
      proposalId: proposal.id,
      brandId: proposal.merchant_id,
      reason: proposal.reason,
      proposer: proposal.proposer,
      approver: operator,
      now: proposal.now,
    });
  } catch (error) {
    // Whatever else a kind refuses is not declared with this call: here it means that it can no longer be done as proposed.
    if (error instanceof Refusal && !Notified.has(error.code))
      throw new Refusal('proposal_outdated', { refusal: error.code });
    throw error;
  }
}

function nameOf(name: string | null): { name?: string } {
  return name === null ? {} : { name };
}
