import type { Language } from '@lanna/contract/people/members/members';
import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { type LocalText, languageOfLocalText, localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import type { CardKind } from '@lanna/rules/rewards/promotions/show-activity';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { picturePath } from '../../../house/files/picture-path.ts';
import { audienceOf, frequencyOf, type PromotionRow, phaseOf, rewardOf } from '../editing/promotion.ts';

/** Whose page it is, and in which language it is read. */
export interface PageReader {
  brand: Pick<Brand, 'id' | 'timeZone' | 'defaultLanguage'>;
  language: Language;
}

export type CardRow = PromotionRow & { category_name: LocalText };

export function cardRows(db: Queryable, merchantId: string) {
  return db
    .selectFrom('promotions.promotion as p')
    .innerJoin('promotions.category as c', 'c.id', 'p.category_id')
    .where('p.merchant_id', '=', merchantId)
    .selectAll('p')
    .select('c.name as category_name');
}

/** Undefined while the promotion is hidden. */
export function showCard(
  row: CardRow,
  { brand, language }: PageReader,
  now: Date,
): PromotionCard | undefined {
  const phase = phaseOf(row, now);
  if (phase === 'hidden') return undefined;
  const words = (text: LocalText | null) => (text ? localText(text, language, brand.defaultLanguage) : '');
  const reward = rewardOf(row);
  return {
    id: row.id,
    categoryId: row.category_id,
    categoryName: words(row.category_name),
    kind: row.kind as CardKind,
    phase,
    title: words(row.title),
    text: words(row.text),
    language: languageOfLocalText(row.title, language, brand.defaultLanguage),
    picture: row.picture_id && picturePath(row.picture_id),
    startsAt: row.starts_at.toISOString(),
    endsAt: (row.state === 'ended' ? row.ended_at : row.ends_at)?.toISOString() ?? null,
    audience: audienceOf(row),
    reward: reward && { kind: reward.kind, amount: formatMoney(reward.amount), currency: row.currency },
    wageringMultiplier: row.wagering_multiplier,
    frequency: frequencyOf(row),
    applicationsMax: row.applications_max,
    picturesLeast: row.pictures_least,
  };
}
