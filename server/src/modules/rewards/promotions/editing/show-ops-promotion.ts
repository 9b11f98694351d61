import type { PromotionForm, PromotionPage } from '@lanna/contract/rewards/promotions/ops';
import { formatMoney, type Money } from '@lanna/rules/money';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { picturePath } from '../../../house/files/picture-path.ts';
import { brandDay } from '../reading/brand-day.ts';
import { type OpsPromotionRecord, opsPromotions, showOpsRow } from './list-ops-promotions.ts';
import { audienceOf, frequencyOf, kindOf, type PromotionRow, rewardOf, segmentOf } from './promotion.ts';

/** One promotion as operators edit it. Refuses with `not_found`. */
export async function showOpsPromotion(
  db: Queryable,
  id: string,
  brands: readonly Brand[],
  now: Date,
): Promise<PromotionPage> {
  const row = await opsPromotions.found({ brands, now, db }, id);
  return {
    row: showOpsRow(row, brands, now),
    form: formOf(row),
    picture: row.picture_id && picturePath(row.picture_id),
    segmentName: row.audience_segment_name,
    spentToday: formatMoney(spentToday(row, brands, now)),
    termsFixed: await hasParticipants(db, id),
    proposalId: row.proposal_id,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    publishedAt: row.published_at?.toISOString() ?? null,
    publishedBy: row.published_by,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
  };
}

export async function hasParticipants(db: Queryable, promotionId: string): Promise<boolean> {
  const one = await db
    .selectFrom('promotions.application')
    .select('id')
    .where('promotion_id', '=', promotionId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

function spentToday(
  { merchant_id, day, on_day }: OpsPromotionRecord,
  brands: readonly Brand[],
  now: Date,
): Money {
  const brand = brands.find(({ id }) => id === merchant_id);
  return brand && day === brandDay(now, brand.timeZone).today ? (on_day ?? 0n) : 0n;
}

/** What stands, as the form takes it. */
export function formOf(row: PromotionRow): PromotionForm {
  const reward = rewardOf(row);
  const money = (amount: Money | null) => (amount === null ? null : formatMoney(amount));
  return {
    categoryId: row.category_id,
    kind: kindOf(row),
    title: row.title,
    text: row.text,
    content: row.content,
    terms: row.terms,
    pictureId: row.picture_id,
    announcedAt: row.announced_at?.toISOString() ?? null,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    audience: writtenAudience(row),
    position: row.position,
    reward: reward && { kind: reward.kind, amount: formatMoney(reward.amount) },
    frequency: frequencyOf(row),
    applicationsMax: row.applications_max,
    picturesLeast: row.pictures_least,
    budgetTotal: money(row.budget_total),
    budgetDay: money(row.budget_day),
    wageringMultiplier: row.wagering_multiplier,
  };
}

function writtenAudience(row: PromotionRow): PromotionForm['audience'] {
  const audience = audienceOf(row);
  if (audience.kind !== 'segment') return audience;
  const pin = segmentOf(row);
  if (!pin) throw new Error('an audience that is a segment names it');
  return { kind: 'segment', ...pin };
}
