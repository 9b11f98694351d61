import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { PUBLISH_KIND, paysFacts, publishPayload } from './decide-publishing.ts';
import { lockPromotion, notifyOfPromotion } from './lock-promotion.ts';
import { writePublished } from './publish-promotion.ts';
import { columnsOf, writeForm } from './write-promotion.ts';

/** A promotion that is published, or one that is to pay more. Its amount is the most it can pay; one that nothing bounds always needs two. */
export const publishProposal = (segments: AskSegments) =>
  proposalKind({
    kind: PUBLISH_KIND,
    permission: 'promotions.publish',
    rule: { standard: { above: '1000' }, floor: { above: '10000' } },
    payload: publishPayload,
    preview: async (db, { id, form }) => {
      const promotion = await db
        .selectFrom('promotions.promotion')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!promotion) return {};
      if (form === null)
        return { before: { state: 'draft' }, after: { state: 'published', ...paysFacts(promotion) } };
      const { merchant_id: merchantId, currency } = promotion;
      const after = await columnsOf(db, form, { merchantId, currency, segments });
      return { before: paysFacts(promotion), after: paysFacts({ ...promotion, ...after }) };
    },
    carryOut: async (tx, { id, version, form }, { brandId, proposer, approver, now }) => {
      const scope = { brandIds: brandId === null ? [] : [brandId] };
      const promotion = await lockPromotion(tx, scope, { id, version }).catch(outdated);
      const operatorName = `${proposer}, ${approver.name}`;
      if (form === null) {
        await writePublished(tx, promotion, { operatorName, now });
        return { before: { state: 'draft' }, after: { state: 'published', ...paysFacts(promotion) } };
      }
      const after = await writeForm(tx, promotion, form, segments);
      return { before: paysFacts(promotion), after: paysFacts({ ...promotion, ...after }) };
    },
    letGo: async (tx, { id }, { proposalId, brandId }) => {
      const freed = await tx
        .updateTable('promotions.promotion')
        .set({ proposal_id: null })
        .where('id', '=', id)
        .where('proposal_id', '=', proposalId)
        .executeTakeFirst();
      if (freed.numUpdatedRows > 0n && brandId !== null) await notifyOfPromotion(tx, brandId);
    },
  });

function outdated(error: unknown): never {
  throw error instanceof Refusal ? new Refusal('proposal_outdated') : error;
}
