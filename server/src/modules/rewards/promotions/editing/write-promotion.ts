import { moneyOf } from '@lanna/contract/money';
import type { PromotionForm } from '@lanna/contract/rewards/promotions/ops';
import { isPayable } from '@lanna/rules/currency';
import type { LocalText } from '@lanna/rules/local-text';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import { cleanRichText } from '../../../../platform/files/rich-text.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { isPagePicture } from '../../../house/files/is-page-picture.ts';
import { holdCategory } from '../hold-category.ts';
import { paysMore } from '../reading/most-paid.ts';
import { mayDecideAlone, notePublishedAlone, proposePublishing } from './decide-publishing.ts';
import { lockPromotion, notifyOfPromotion, promotionSubject, type WriteCall } from './lock-promotion.ts';
import type { PromotionRow } from './promotion.ts';
import { refuseUnpublishable } from './refuse-unpublishable.ts';
import { formOf, hasParticipants } from './show-ops-promotion.ts';

/** Beyond it a slip of the finger is likelier than an intention. */
const AMOUNT_MAX = 1_000_000_000n * MONEY_SCALE;

/** Writes a draft, paid in the brand's currency. Refuses with `not_found`, `rich_text_unsafe`, `application_reward_invalid`. */
export async function addPromotion(
  tx: Tx,
  call: WriteCall,
  { brand: code, form, segments }: { brand: string; form: PromotionForm; segments: AskSegments },
  now: Date,
): Promise<string> {
  const brand = brandInScope(call.brands, code);
  const columns = await columnsOf(tx, form, { merchantId: brand.id, currency: brand.currency, segments });
  const id = newId();
  await tx
    .insertInto('promotions.promotion')
    .values({
      id,
      merchant_id: brand.id,
      currency: brand.currency,
      ...columns,
      created_at: now,
      created_by: call.operator.name,
    })
    .execute();
  await call.record(tx, {
    action: 'promotions.add',
    brandId: brand.id,
    subject: promotionSubject(id, form.title),
    after: { ...form },
  });
  await notifyOps(tx, { brandId: brand.id, type: 'promotions_changed' });
  return id;
}

/**
 * Changes a promotion that has not ended. What members have taken part in keeps its kind and reward, and what is published stays
 * complete. What lets a published one pay more is published anew: by two above the limit. Refuses as `changePromotion` declares.
 */
export async function changePromotion(
  tx: Tx,
  call: WriteCall,
  {
    id,
    version,
    form,
    segments,
  }: { id: string; version: number; form: PromotionForm; segments: AskSegments },
  now: Date,
): Promise<void> {
  const before = await lockPromotion(tx, call, { id, version });
  const columns = await possibleChange(tx, before, form, segments);
  const after = { ...before, ...columns };
  const isMore = before.state === 'published' && paysMore(before, after);
  if (isMore && !(await mayDecideAlone(tx, call, after, now)))
    return proposePublishing(tx, call, before, form);
  await save(tx, before, columns);
  if (isMore) await notePublishedAlone(tx, call, after, now);
  await call.record(tx, {
    action: 'promotions.change',
    brandId: before.merchant_id,
    subject: promotionSubject(id, form.title),
    ...changedFacts(formOf(before), form),
  });
}

/** Writes what a form says of a promotion that is locked, and answers it. Refuses as `changePromotion` declares. */
export async function writeForm(tx: Tx, before: PromotionRow, form: PromotionForm, segments: AskSegments) {
  const columns = await possibleChange(tx, before, form, segments);
  await save(tx, before, columns);
  return columns;
}

async function possibleChange(tx: Tx, before: PromotionRow, form: PromotionForm, segments: AskSegments) {
  if (before.state === 'ended') throw new Refusal('promotion_move_impossible', { state: before.state });
  const { merchant_id: merchantId, currency } = before;
  const columns = await columnsOf(tx, form, { merchantId, currency, segments });
  if (!keepsTerms(before, columns) && (await hasParticipants(tx, before.id)))
    throw new Refusal('promotion_terms_fixed');
  if (before.state === 'published') await refuseUnpublishable(tx, { ...before, ...columns });
  return columns;
}

async function save(
  tx: Tx,
  { id, version, merchant_id: merchantId }: PromotionRow,
  columns: Awaited<ReturnType<typeof columnsOf>>,
): Promise<void> {
  await tx
    .updateTable('promotions.promotion')
    .set({ ...columns, proposal_id: null, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await notifyOfPromotion(tx, merchantId);
}

/** What a form comes to. Refuses with `not_found`, `rich_text_unsafe`, `application_reward_invalid`. */
export async function columnsOf(
  tx: Queryable,
  form: PromotionForm,
  { merchantId, currency, segments }: { merchantId: string; currency: string; segments: AskSegments },
) {
  await refuseForeign(tx, form, merchantId);
  const money = (text: string | null) => (text === null ? null : amountOf(text, currency));
  return {
    category_id: form.categoryId,
    kind: form.kind,
    title: form.title,
    text: form.text,
    content: cleaned(form.content),
    terms: cleaned(form.terms),
    picture_id: form.pictureId,
    announced_at: form.announcedAt === null ? null : new Date(form.announcedAt),
    starts_at: new Date(form.startsAt),
    ends_at: form.endsAt === null ? null : new Date(form.endsAt),
    audience_kind: form.audience.kind,
    audience_value: audienceValue(form.audience),
    ...(await segmentColumns(tx, form.audience, merchantId, segments)),
    position: form.position,
    reward_kind: form.reward?.kind ?? null,
    reward_amount: form.reward && amountOf(form.reward.amount, currency),
    frequency: form.frequency,
    applications_max: form.applicationsMax,
    pictures_least: form.kind === 'application' ? form.picturesLeast : 0,
    budget_total: form.kind === 'notice' ? null : money(form.budgetTotal),
    budget_day: form.kind === 'notice' ? null : money(form.budgetDay),
    wagering_multiplier: form.kind === 'notice' ? 0 : form.wageringMultiplier,
  };
}

/** What was written and holds nothing but markup is nothing. */
function cleaned(text: LocalText | null): LocalText | null {
  const clean = text && cleanRichText(text);
  return clean && Object.keys(clean).length > 0 ? clean : null;
}

function audienceValue(audience: PromotionForm['audience']): number | null {
  if (audience.kind === 'new') return audience.days;
  return audience.kind === 'rank' ? audience.level : null;
}

/** A version that the brand has not, or of a segment that was removed, is `not_found`. */
async function segmentColumns(
  tx: Queryable,
  audience: PromotionForm['audience'],
  merchantId: string,
  segments: AskSegments,
) {
  if (audience.kind !== 'segment')
    return { audience_segment: null, audience_segment_version: null, audience_segment_name: null };
  const { id, version } = audience;
  const name = await segments()?.named(tx, { merchantId, pin: { id, version } });
  if (name === undefined) throw new Refusal('not_found');
  return { audience_segment: id, audience_segment_version: version, audience_segment_name: name };
}

function amountOf(text: string, currency: string): Money {
  const amount = moneyOf(text);
  if (amount <= 0n || amount > AMOUNT_MAX || !isPayable(amount, currency))
    throw new Refusal('application_reward_invalid');
  return amount;
}

/** A category or picture of another brand is `not_found`, whether it exists or not. */
async function refuseForeign(
  tx: Queryable,
  { categoryId, pictureId }: PromotionForm,
  merchantId: string,
): Promise<void> {
  if (!(await holdCategory(tx, { merchantId, id: categoryId }))) throw new Refusal('not_found');
  if (pictureId === null) return;
  if (!(await isPagePicture(tx, { merchantId, id: pictureId }))) throw new Refusal('not_found');
}

function keepsTerms(
  before: PromotionRow,
  after: Pick<PromotionRow, 'kind' | 'reward_kind' | 'reward_amount' | 'frequency' | 'wagering_multiplier'>,
): boolean {
  return (
    before.kind === after.kind &&
    before.reward_kind === after.reward_kind &&
    before.reward_amount === after.reward_amount &&
    before.frequency === after.frequency &&
    before.wagering_multiplier === after.wagering_multiplier
  );
}

/** Only what differs, so that the record of a change of one date is no second copy of the terms. */
function changedFacts(before: PromotionForm, after: PromotionForm) {
  const names = (Object.keys(after) as (keyof PromotionForm)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (form: PromotionForm) => Object.fromEntries(names.map((name) => [name, form[name]]));
  return { before: only(before), after: only(after) };
}
