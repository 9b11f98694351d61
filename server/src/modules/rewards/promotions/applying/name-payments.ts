import type { ReferenceNames } from '../../../books/ledger/reference-names.ts';

/** Each application and claim is paid under its own id: a statement says which promotion it was. */
export const namePayments: ReferenceNames = async (db, references) => {
  const rows = await db
    .selectFrom('promotions.application as a')
    .innerJoin('promotions.promotion as p', 'p.id', 'a.promotion_id')
    .select(['a.id', 'p.title'])
    .where('a.id', 'in', references)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
};
