import type { Queryable } from '../../../../platform/sql/database.ts';
import { CLOSED_SHOWN_MS } from '../editing/promotion.ts';
import type { AskMore } from '../more-promotions.ts';
import type { CardRow } from './promotion-card.ts';

/** Promotions of other topics, with the names of their categories; those whose category is not there are not shown. */
export async function moreRows(
  db: Queryable,
  more: AskMore,
  of: { merchantId: string; id?: string; now: Date },
): Promise<CardRow[]> {
  const endedSince = new Date(of.now.getTime() - CLOSED_SHOWN_MS);
  const rows = (await Promise.all(more().map((source) => source.rows(db, { ...of, endedSince })))).flat();
  if (rows.length === 0) return [];
  const names = await db
    .selectFrom('promotions.category')
    .select(['id', 'name'])
    .where('merchant_id', '=', of.merchantId)
    .where(
      'id',
      'in',
      rows.map((row) => row.category_id),
    )
    .execute();
  return rows.flatMap((row) => {
    const category = names.find(({ id }) => id === row.category_id);
    return category ? [{ ...row, category_name: category.name }] : [];
  });
}

/** The one of this id, or undefined where no other topic has it. */
export async function moreRow(
  db: Queryable,
  more: AskMore,
  of: { merchantId: string; id: string; now: Date },
): Promise<CardRow | undefined> {
  return (await moreRows(db, more, of))[0];
}
