import { z } from 'zod';
import { countGiven, given } from './query.ts';

export const OPS_PAGE = 100;
export const OPS_PAGE_MAX = 200;
/** Rows of one CSV at most. */
export const CSV_ROWS_MAX = 1_000_000;
/** A list counts no further: beyond it `total.atLeast` is true. */
export const COUNTED_MAX = 10_000;

/** What an operator types into a search field. */
export const searchText = z.string().trim().min(1).max(200);
/** A brand's code; the list is narrowed to it. Left out: all brands of the operator's scope. */
export const brandCode = z.string().regex(/^[A-Z0-9_]{2,20}$/);

/**
 * The query of a list: its filters, `brand`, `sort` (a key, or `-` and the key for the other way round), and where the
 * page begins (`after`, as the page before gave it). The first of `sorts` is the default, descending.
 */
export function listQuery<Filters extends z.ZodRawShape, const Sort extends string>(
  filters: Filters,
  sorts: readonly [Sort, ...Sort[]],
) {
  const ways = sorts.flatMap((sort): [Sort, `-${Sort}`] => [sort, `-${sort}`]);
  return z.object({
    ...filters,
    brand: given(brandCode),
    sort: z.enum(ways).default(`-${sorts[0]}` as never),
    after: given(z.string().max(600)),
    limit: countGiven(OPS_PAGE_MAX, OPS_PAGE),
  });
}

/** The same without paging, for the CSV of all that matches. */
export function csvQuery<Q extends z.ZodObject>(query: Q) {
  return query.omit({ after: true, limit: true } as never) as z.ZodObject<
    Omit<Q['shape'], 'after' | 'limit'>
  >;
}

/** A page of a list. `next` begins the page after it; null on the last one. `totals` are sums over all that matches. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row).max(OPS_PAGE_MAX),
    next: z.string().nullable(),
    total: z.object({ count: z.int(), atLeast: z.boolean() }),
  });
}

/** Days in the time zone of the brand: `from` and `to` are both part of the range. */
export const day = z.iso.date();
