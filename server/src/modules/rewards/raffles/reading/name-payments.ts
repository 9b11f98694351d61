import type { ReferenceNames } from '../../../books/ledger/reference-names.ts';

/** Each prize is paid under its own id: a statement says of which raffle it was. */
export const namePayments: ReferenceNames = async (db, references) => {
  const rows = await db
    .selectFrom('raffles.prize as p')
    .innerJoin('raffles.raffle as r', 'r.id', 'p.raffle_id')
    .select(['p.id', 'r.title'])
    .where('p.id', 'in', references)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
};
