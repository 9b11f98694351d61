import { type SelectQueryBuilder, sql } from 'kysely';

/** A page as lists of the site ask for it, the first is 1. */
export interface PageAsked {
  pageNo: number;
  pageSize: number;
}

/** Which page it is, of how many, over how many rows. */
export function pageFacts({ pageNo, pageSize }: PageAsked, total: number) {
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total };
}

/** Rows of a page, of a query in its order. */
export function rowsOfPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { pageNo, pageSize }: PageAsked,
) {
  return query
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
}

/** The same with its facts, counted over all rows of the query. */
export async function numberedPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  asked: PageAsked,
) {
  const [rows, { total }] = await Promise.all([
    rowsOfPage(query, asked),
    query
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow() as Promise<{ total: number }>,
  ]);
  return { rows, ...pageFacts(asked, total) };
}
