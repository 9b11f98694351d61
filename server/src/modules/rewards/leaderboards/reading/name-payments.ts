import type { ReferenceNames } from '../../../books/ledger/reference-names.ts';

/** Each place is paid under its own id: a statement says of which leaderboard it was. */
export const namePayments: ReferenceNames = async (db, references) => {
  const rows = await db
    .selectFrom('leaderboards.prize as p')
    .innerJoin('leaderboards.board as b', 'b.id', 'p.board_id')
    .select(['p.id', 'b.title'])
    .where('p.id', 'in', references)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
};
