import { z } from 'zod';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { cancelDraw } from '../../draws/cancel-draw.ts';
import { findDrawById, type KnownDraw } from '../reports/find-draw.ts';
import { closeSettled, notifyResults } from '../reports/problem.ts';
import { held, stakesAsFacts } from './correct-result.ts';
import type { FindAtStake } from './show-draw.ts';
import { drawSubject } from './type-result.ts';

export const CANCEL_KIND = 'feeds.cancel';

const payload = z.object({ drawId: z.uuid() });

/**
 * Proposes to cancel a draw, one of our own or of others, that is not paid. Approved, its stakes are given back. Refuses `not_found`,
 * `draw_cancelled_already`, `draw_settled_already`.
 */
export async function proposeCancelling(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose'>,
  { drawId, reason }: { drawId: string; reason: string },
): Promise<{ proposalId: string }> {
  const draw = await findDrawById(tx, drawId);
  if (!draw) throw new Refusal('not_found');
  refuseOver(draw);
  const proposalId = await call.propose(tx, {
    kind: CANCEL_KIND,
    brandId: null,
    subject: drawSubject(draw),
    payload: { drawId },
    reason,
  });
  return { proposalId };
}

export function cancellingProposal(finders: () => readonly FindAtStake[]): ProposalKind {
  return proposalKind({
    kind: CANCEL_KIND,
    permission: 'feeds.decide',
    payload,
    preview: async (db, { drawId }) => {
      const draw = await findDrawById(db, drawId);
      return {
        ...(draw && { before: { state: draw.state } }),
        after: { state: 'cancelled', ...(await stakesAsFacts(db, drawId, finders())) },
      };
    },
    carryOut: async (tx, { drawId }, { reason, now }) => {
      const draw = await held(tx, drawId);
      refuseOver(draw);
      const outcome = await cancelDraw(tx, { drawId, reason, now });
      if (outcome !== 'cancelled') throw new Refusal('proposal_outdated', { outcome });
      await closeSettled(tx, draw, ['late', 'gap', 'contradiction', 'stopped'], now);
      await notifyResults(tx);
      return { before: { state: draw.state }, after: { state: 'cancelled' } };
    },
  });
}

function refuseOver({ state }: KnownDraw): void {
  if (state === 'cancelled') throw new Refusal('draw_cancelled_already');
  if (state === 'settled') throw new Refusal('draw_settled_already');
}
