import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { refuseBeyondRules } from './brand-rules.ts';
import { lockOffer, notifyOfOffer, offerSubject, readTerms } from './offer.ts';
import { readAudience } from './offer-audience.ts';

export const PUBLISH_OFFER = 'bonuses.publish-offer';

/** That members may take an offer is decided by two, whatever it is worth: its terms are money for all who meet them. */
export const publishProposal = changeProposal({
  kind: PUBLISH_OFFER,
  permission: 'bonuses.change',
  rule: { standard: 'always', floor: 'always' },
  wanted: z.object({ id: z.uuid(), edit: z.int() }),
  carryOut: async (tx, wanted, { call, reason, now }) => publishOffer(tx, call, { ...wanted, reason, now }),
});

/** Lets members take an offer, with the terms both operators have seen. Refuses with `not_found`, `changed_meanwhile`, `bonus_move_impossible`, `bonus_rules_broken`. */
export async function publishOffer(
  tx: Tx,
  call: PairedCall & Pick<AnyOpsCall, 'brandIds'>,
  { id, edit, reason, now }: { id: string; edit: number; reason: string; now: Date },
): Promise<{ proposal: string | null }> {
  const offer = await lockOffer(tx, call.brandIds, { id, edit });
  if (offer.state === 'published') throw new Refusal('bonus_move_impossible');
  const terms = await readTerms(tx, offer);
  // The brand may have become stricter since it was written.
  await refuseBeyondRules(tx, offer.merchant_id, terms);
  const audience = await readAudience(tx, offer);
  const action = {
    brandId: offer.merchant_id,
    subject: offerSubject(id, terms),
    before: { state: offer.state },
    after: {
      state: 'published',
      version: offer.version,
      budget: formatMoney(offer.budget),
      budgetDay: offer.budget_day === null ? null : formatMoney(offer.budget_day),
      terms,
      audience,
    },
    reason,
  };
  if (await call.mustBeProposed(tx, PUBLISH_OFFER)) {
    const wanted = { id, edit };
    return { proposal: await proposeChange(tx, call, { kind: PUBLISH_OFFER, wanted, ...action }) };
  }
  await tx
    .updateTable('bonuses.offer')
    .set({ state: 'published', changed_at: now, edit: edit + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, { action: PUBLISH_OFFER, ...action });
  await notifyOfOffer(tx, offer.merchant_id);
  return { proposal: null };
}
