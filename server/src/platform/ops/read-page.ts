import { COUNTED_MAX, CSV_ROWS_MAX } from '@lanna/contract/ops-list';
import { sqlState } from '@lanna/rules/database-errors';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { parseJson } from '../process/parse-json.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Queryable } from '../sql/database.ts';

/** How a list is sorted by one of its keys: an expression that is never null, and its type, for the way back from a cursor. */
export interface SortKey {
  by: RawBuilder<unknown>;
  type: 'timestamptz' | 'bigint' | 'numeric' | 'text' | 'date' | 'integer';
}

export interface Paging {
  /** Of each key that `sort` may name. */
  keys: Readonly<Record<string, SortKey>>;
  /** Unique; makes the order total. */
  id: RawBuilder<unknown>;
  idType?: 'uuid' | 'bigint' | 'text';
}

export interface PageWanted {
  sort: string;
  after?: string | undefined;
  limit: number;
  /** Where counting ends, for a query that itself finds no more than one beyond it. */
  countedMax?: number;
}

export interface Page<Row> {
  rows: Row[];
  next: string | null;
  total: { count: number; atLeast: boolean };
}

/** Class of the database's errors about a value that is none of its type. */
const DATA_EXCEPTION = '22';

const cursor = z.tuple([z.string(), z.string(), z.string()]);

/**
 * One page of a query (its tables, conditions and columns; no order, no limit), found by the key of the last row before it: as
 * quick on the thousandth page as on the first, and no row comes twice when others are added. `total` counts up to a bound.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  db: Queryable,
  query: SelectQueryBuilder<DB, TB, Row>,
  paging: Paging,
  wanted: PageWanted,
): Promise<Page<Row>> {
  const [found, total] = await Promise.all([
    readRows(query, paging, wanted),
    countRows(db, query, wanted.countedMax ?? COUNTED_MAX),
  ]);
  return { ...found, total };
}

/** All rows of a query, some thousand at a time; at most as many as a CSV may have. */
export async function* readAllRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  paging: Paging,
  { sort, limit = CSV_ROWS_MAX }: { sort: string; limit?: number },
): AsyncGenerator<Row> {
  let after: string | null | undefined;
  for (let read = 0; after !== null && read < limit; ) {
    const part: { rows: Row[]; next: string | null } = await readRows(query, paging, {
      sort,
      after: after ?? undefined,
      limit: Math.min(5000, limit - read),
    });
    yield* part.rows;
    read += part.rows.length;
    after = part.next;
  }
}

async function readRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { keys, id, idType = 'uuid' }: Paging,
  { sort, after, limit }: PageWanted,
): Promise<{ rows: Row[]; next: string | null }> {
  const isDown = sort.startsWith('-');
  const key = keys[isDown ? sort.slice(1) : sort];
  if (!key) throw new Error(`a list is not sorted by ${sort}`);
  const way = isDown ? sql`desc` : sql`asc`;
  let page = query
    .select([
      sql<string>`(${key.by})::text`.as('page_key'),
      sql<string>`(${id})::text`.as('page_id'),
    ] as never)
    .orderBy(sql`${key.by} ${way}`)
    .orderBy(sql`${id} ${way}`)
    .limit(limit + 1);
  if (after !== undefined) {
    const [value, lastId] = readCursor(after, sort);
    const types = { key: sql.raw(key.type), id: sql.raw(idType) };
    page = page.where(
      sql<boolean>`(${key.by}, ${id}) ${sql.raw(isDown ? '<' : '>')} (cast(${value} as ${types.key}), cast(${lastId} as ${types.id}))`,
    );
  }
  const found = (await page.execute().catch((error: unknown) => {
    // Key or id of a made-up cursor are none of their types.
    if (after !== undefined && sqlState(error)?.startsWith(DATA_EXCEPTION)) throw wrongCursor();
    throw error;
  })) as (Row & { page_key: string; page_id: string })[];
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? writeCursor([sort, last.page_key, last.page_id]) : null };
}

async function countRows<DB, TB extends keyof DB, Row>(
  db: Queryable,
  query: SelectQueryBuilder<DB, TB, Row>,
  max: number,
) {
  const bounded = query
    .clearSelect()
    .select(sql`1`.as('one') as never)
    .limit(max + 1);
  const { rows } = await sql<{
    count: bigint;
  }>`select count(*) as count from (${bounded}) as counted`.execute(db);
  const count = Number(rows[0]?.count ?? 0);
  return { count: Math.min(count, max), atLeast: count > max };
}

/** Where the page after this key begins, for lists that are read by a query of their own. */
export function writeCursor(parts: z.infer<typeof cursor>): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The key and id of a cursor. One of another order, or a made-up one, is refused. */
export function readCursor(after: string, sort: string): [string, string] {
  const { data } = cursor.safeParse(parseJson(Buffer.from(after, 'base64url').toString('utf8')));
  if (data?.[0] !== sort) throw wrongCursor();
  return [data[1], data[2]];
}

function wrongCursor() {
  return new Refusal('invalid_input', { fields: [{ field: 'after', rule: 'cursor' }] });
}

/** What an operator searches for, as a pattern of `like`: its own `%` and `_` are letters. */
export function likePrefix(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
