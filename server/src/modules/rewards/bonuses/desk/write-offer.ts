import type { Received, Value } from '@lanna/contract/endpoint';
import type { changeOffer, makeOffer, stopOffer } from '@lanna/contract/rewards/bonuses/ops';
import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { refuseBeyondRules } from './brand-rules.ts';
import { columnsOf, lockOffer, notifyOfOffer, offerSubject, readTerms, writeVersion } from './offer.ts';
import { keptAudience } from './offer-audience.ts';
import { keptTerms } from './offer-rounds.ts';

type Call = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>;

/** Writes an offer down as a draft. Refuses with `bonus_terms_impossible`, `bonus_rules_broken`, `bonus_rounds_impossible`. */
export async function addOffer(
  tx: Tx,
  call: Call,
  {
    brand,
    body,
    segments,
    now,
  }: { brand: Brand; body: Received<typeof makeOffer>['body']; segments: AskSegments; now: Date },
): Promise<Value<typeof makeOffer>> {
  const { brand: _, reason, ...form } = body;
  const id = newId();
  await tx
    .insertInto('bonuses.offer')
    .values({
      ...columnsOf(form, brand.currency),
      ...{ id, merchant_id: brand.id, currency: brand.currency, version: 1, state: 'draft' },
      ...{ made_at: now, changed_at: now },
    })
    .execute();
  await refuseBeyondRules(tx, brand.id, form.terms as BonusTerms);
  const terms = await keptTerms(tx, brand.id, form.terms);
  const audience = await keptAudience(tx, brand.id, form.audience, segments);
  await writeVersion(tx, { offerId: id, version: 1, terms, audience, by: call.operator.name, reason, now });
  await call.record(tx, {
    action: 'bonuses.make-offer',
    brandId: brand.id,
    subject: offerSubject(id, terms),
    after: { ...form, terms },
    reason,
  });
  await notifyOfOffer(tx, brand.id);
  return { id };
}

/** A new version, which two operators publish anew: until then the offer is taken by no one, and who has it keeps what it was. */
export async function editOffer(
  tx: Tx,
  call: Call,
  {
    id,
    body,
    segments,
    now,
  }: { id: string; body: Received<typeof changeOffer>['body']; segments: AskSegments; now: Date },
): Promise<Value<typeof changeOffer>> {
  const { edit, reason, ...form } = body;
  const offer = await lockOffer(tx, call.brandIds, { id, edit });
  const version = offer.version + 1;
  const before = await readTerms(tx, offer);
  await tx
    .updateTable('bonuses.offer')
    .set({ ...columnsOf(form, offer.currency), version, state: 'draft', changed_at: now, edit: edit + 1 })
    .where('id', '=', id)
    .execute();
  await refuseBeyondRules(tx, offer.merchant_id, form.terms as BonusTerms);
  const terms = await keptTerms(tx, offer.merchant_id, form.terms);
  const audience = await keptAudience(tx, offer.merchant_id, form.audience, segments);
  await writeVersion(tx, { offerId: id, version, terms, audience, by: call.operator.name, reason, now });
  await call.record(tx, {
    action: 'bonuses.change-offer',
    brandId: offer.merchant_id,
    subject: offerSubject(id, terms),
    before: { state: offer.state, terms: before },
    after: { state: 'draft', ...form, terms },
    reason,
  });
  await notifyOfOffer(tx, offer.merchant_id);
  return { version };
}

/** Stops an offer from the commit on: a yes on its way waits for the row, and finds it stopped. */
export async function haltOffer(
  tx: Tx,
  call: Call,
  { id, body, now }: { id: string; body: Received<typeof stopOffer>['body']; now: Date },
): Promise<Value<typeof stopOffer>> {
  const offer = await lockOffer(tx, call.brandIds, { id, edit: body.edit });
  if (offer.state !== 'published') throw new Refusal('bonus_move_impossible');
  await tx
    .updateTable('bonuses.offer')
    .set({ state: 'stopped', changed_at: now, edit: offer.edit + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'bonuses.stop-offer',
    brandId: offer.merchant_id,
    subject: offerSubject(id, await readTerms(tx, offer)),
    before: { state: 'published' },
    after: { state: 'stopped' },
    reason: body.reason,
  });
  await notifyOfOffer(tx, offer.merchant_id);
  return { state: 'stopped' };
}
