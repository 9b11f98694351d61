import type { Received, Value } from '@lanna/contract/endpoint';
import { type decideTransfer as endpoint, TRANSFER_DECISIONS } from '@lanna/contract/money/transfers/ops';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { type ActionSubject, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { lockTransfer } from '../internal/transfer-rows.ts';
import type { Decision } from '../vendors/ask-vendor.ts';
import { settleTransfer } from '../vendors/settle-transfer.ts';
import type { Transfer } from '../vendors/transfer.ts';

/** The kind of proposal; the console's setting says from which amount on. */
export const DECIDE_TRANSFER = 'transfers.decide';

/**
 * Ends a transfer that its vendor leaves open, by hand, after it was asked: at once, or as a proposal where a second operator is
 * asked for. Refuses `not_found`, `transfer_decided`, `transfer_not_asked`, `changed_meanwhile`.
 */
export async function decideTransfer(
  db: Database,
  call: Pick<AnyOpsCall, 'operator' | 'brandIds' | 'record' | 'mustBeProposed' | 'propose'>,
  id: string,
  { decision, version, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  return db.transaction(async (tx) => {
    const transfer = await lockUndecided(tx, id, call.brandIds);
    if (transfer.version !== version) throw new Refusal('changed_meanwhile');
    const brandId = transfer.merchantId;
    const subject = subjectOf(transfer);
    if (await call.mustBeProposed(tx, DECIDE_TRANSFER, transfer.amount)) {
      const proposalId = await call.propose(tx, {
        kind: DECIDE_TRANSFER,
        brandId,
        subject,
        payload: { id, decision },
        reason,
      });
      await noteProposal(tx, id, proposalId);
      await notifyOps(tx, { brandId, type: 'transfers_changed' });
      return { outcome: 'proposed', proposalId };
    }
    const by = { name: call.operator.name, reason };
    const state = await settleTransfer(tx, id, DECISIONS[decision], now, by);
    await call.record(tx, {
      action: 'transfers.decide',
      brandId,
      subject,
      before: { state: transfer.state },
      after: { state, amount: formatMoney(transfer.amount), currency: transfer.currency, reference: id },
      reason,
    });
    return { outcome: 'decided', proposalId: null };
  });
}

const DECISIONS = {
  done: { outcome: 'applied', answer: 'decided by hand' },
  never: { outcome: 'refused', reason: 'operator', answer: 'decided by hand' },
} as const satisfies Record<(typeof TRANSFER_DECISIONS)[number], Decision>;

/** Carried out when a second operator approves; outdated if the vendor has said meanwhile how it went. */
export const transferProposal = proposalKind({
  kind: DECIDE_TRANSFER,
  permission: 'transfers.decide',
  rule: { standard: 'always', floor: { above: '1000' } },
  payload: z.object({ id: z.uuid(), decision: z.enum(TRANSFER_DECISIONS) }),
  carryOut: async (tx, { id, decision }, { brandId, reason, approver, proposer, now }) => {
    if (brandId === null) throw new Error('a transfer is of a brand');
    try {
      const transfer = await lockUndecided(tx, id, [brandId]);
      const state = await settleTransfer(tx, id, DECISIONS[decision], now, { name: approver.name, reason });
      return {
        before: { state: transfer.state },
        after: {
          state,
          amount: formatMoney(transfer.amount),
          currency: transfer.currency,
          reference: id,
          proposer,
        },
      };
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal('proposal_outdated', { cause: error.code });
      throw error;
    }
  },
  letGo: async (tx, { id }) => noteProposal(tx, id, null),
});

async function noteProposal(tx: Tx, id: string, proposalId: string | null): Promise<void> {
  await tx
    .updateTable('transfers.transfer')
    .set((eb) => ({ proposal_id: proposalId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}

async function lockUndecided(tx: Tx, id: string, brandIds: readonly string[]): Promise<Transfer> {
  const transfer = await lockTransfer(tx, id);
  if (!transfer || !brandIds.includes(transfer.merchantId)) throw new Refusal('not_found');
  if (transfer.state === 'done' || transfer.state === 'refused') throw new Refusal('transfer_decided');
  // Money is not decided about before its keeper has been asked.
  if (transfer.state !== 'sending' || transfer.asks === 0) throw new Refusal('transfer_not_asked');
  return transfer;
}

export function subjectOf({ id, kind, amount, currency }: Transfer): ActionSubject {
  return { kind: 'transfer-order', id, name: `${kind} ${formatMoney(amount)} ${currency}` };
}
