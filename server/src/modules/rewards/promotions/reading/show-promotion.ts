import type { Value } from '@lanna/contract/endpoint';
import type { promotionDetail } from '@lanna/contract/rewards/promotions/promotions';
import { type LocalText, localText } from '@lanna/rules/local-text';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { bonusOf } from './bonus-of.ts';
import type { Shown } from './list-promotions.ts';
import { moreRow } from './more-rows.ts';
import { cardRows, type PageReader, showCard } from './promotion-card.ts';

/** One promotion whole, also after it has ended. Refuses with `promotion_unknown`. */
export async function showPromotion(
  db: Queryable,
  id: string,
  reader: PageReader,
  { more, now }: Shown,
): Promise<Value<typeof promotionDetail>> {
  const row =
    (await cardRows(db, reader.brand.id).where('p.id', '=', id).executeTakeFirst()) ??
    (await moreRow(db, more, { merchantId: reader.brand.id, id, now }));
  const card = row && showCard(row, reader, now);
  if (!card) throw new Refusal('promotion_unknown');
  const words = (text: LocalText | null) =>
    text ? localText(text, reader.language, reader.brand.defaultLanguage) : '';
  return {
    ...card,
    content: words(row.content),
    terms: words(row.terms),
    bonus: bonusOf(row),
  };
}
