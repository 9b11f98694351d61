import type { Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Refusal } from '../refusals/refusal.ts';
import type { Queryable } from '../sql/database.ts';
import { type CsvColumns, csvOf } from './csv-columns.ts';
import { type AnyConditions, conditionsOf, type Wanted } from './list-conditions.ts';
import type { AnyList, At, From, ListParts, ListScope, RowOf, WantedOf } from './list-parts.ts';
import { type FileAnswer, type OpsCall, type OpsRoute, opsCsv, opsRoute } from './ops-route.ts';
import { type PageWanted, readAllRows, readPage, type SortKey } from './read-page.ts';
import { withinTime } from './within-time.ts';

/** A call has what most lists need: its brands, its operator, the language. */
type CallScope<L extends AnyList> = OpsCall<L> & Pick<ListScope, 'db'>;
/** What a list needs besides; or what it needs of a call narrowed, its brands to those of a member. */
type Besides<L extends AnyList, S extends ListScope> = Omit<S, keyof CallScope<L>> & Partial<S>;
type BesidesOf<L extends AnyList, S extends ListScope> = (
  call: OpsCall<L>,
) => Besides<L, S> | Promise<Besides<L, S>>;

export interface OpsList<L extends AnyList, S extends ListScope, Found> {
  page(scope: S, wanted: WantedOf<L>): Promise<Value<L>>;
  /** All that matches. */
  file(scope: S, wanted: Omit<WantedOf<L>, 'after' | 'limit'>): FileAnswer;
  /** One row as the list shows it. Refuses with `not_found`. */
  one(scope: S, id: string): Promise<RowOf<L>>;
  /** The record of one row. Refuses with `not_found`. */
  found(scope: S, id: string): Promise<Found>;
  /** The calls of page and file. */
  routes(
    db: Queryable,
    ...besides: CallScope<L> extends S ? [BesidesOf<L, S>?] : [BesidesOf<L, S>]
  ): OpsRoute[];
}

/** So many records are shown together, where they share a look-up. */
const TOGETHER = 500;

/** A list of the console over its description (`list()` of the contract): conditions, order, pages, and the file. */
export function opsList<L extends AnyList, S extends ListScope, DB, TB extends keyof DB, Found>(
  list: L,
  from: From<S, DB, TB, Found>,
  parts: ListParts<L, S, DB, TB, Found>,
): OpsList<L, S, Found> {
  const reading = new Reading(list, { ...(parts as unknown as AnyParts<S, Found>), from });
  const page = (scope: S, wanted: WantedOf<L>) =>
    reading.page(scope, wanted as unknown as Wanted & PageWanted);
  const file = (scope: S, wanted: Omit<WantedOf<L>, 'after' | 'limit'>) =>
    reading.file(scope, wanted as unknown as Wanted & { sort: string });
  return {
    page: page as OpsList<L, S, Found>['page'],
    file,
    async one(scope, id) {
      const at = atOf(scope);
      const [row] = await reading.show([await reading.found(at, id)], at);
      return row as RowOf<L>;
    },
    found: (scope, id) => reading.found(atOf(scope), id),
    routes(db, ...[besides]) {
      const scopeOf = async (call: OpsCall<OpsEndpoint>) =>
        ({ ...call, db, ...(await besides?.(call as never)) }) as unknown as S;
      const pages = opsRoute(list as OpsEndpoint, async (call) =>
        page(await scopeOf(call), call.query as WantedOf<L>),
      );
      if (!list.file) return [pages];
      const files = opsCsv(list.file, async (call) => file(await scopeOf(call), call.query as WantedOf<L>));
      return [pages, files];
    },
  };
}

/** A list's parts, whatever its tables are: `ListParts` has held them to those. */
interface AnyParts<S extends ListScope, Found> extends AnyConditions<S> {
  from(at: At<S>): AnyQuery<Found>;
  brand: string | null;
  sorts: Readonly<Record<string, { by: string | RawBuilder<unknown>; type: SortKey['type'] }>>;
  id: string | RawBuilder<unknown>;
  idType?: 'uuid' | 'bigint' | 'text';
  withinTime?: true;
  countedMax?(wanted: Wanted): number | undefined;
  row?(found: Found, at: At<S>): unknown;
  rows?(found: Found[], at: At<S>): Promise<unknown[]>;
  more?(query: AnyQuery<Found>, at: At<S>, wanted: Wanted): Promise<object>;
  file?: { name: string | ((at: At<S>) => string); columns: CsvColumns<unknown, Found>; rowsMax?: number };
}
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyQuery<Found> = SelectQueryBuilder<any, any, Found>;

class Reading<S extends ListScope, Found> {
  readonly #list: AnyList;
  readonly #parts: AnyParts<S, Found>;
  readonly #paging;

  constructor(list: AnyList, parts: AnyParts<S, Found>) {
    this.#list = list;
    this.#parts = parts;
    const keys = Object.entries(parts.sorts).map(([sort, { by, type }]) => [sort, { by: term(by), type }]);
    const { id, idType = 'uuid' } = parts;
    this.#paging = { keys: Object.fromEntries(keys) as Record<string, SortKey>, id: term(id), idType };
  }

  page(scope: S, wanted: Wanted & PageWanted) {
    if (!this.#parts.withinTime) return this.#page(atOf(scope), wanted);
    return withinTime(scope.db, (db) => this.#page(atOf({ ...scope, db }), wanted));
  }

  async #page(at: At<S>, wanted: Wanted & PageWanted) {
    const query = this.#matching(at, wanted);
    const countedMax = this.#parts.countedMax?.(wanted);
    const [{ rows, ...page }, more] = await Promise.all([
      readPage(at.db, query, this.#paging, { ...wanted, ...(countedMax !== undefined && { countedMax }) }),
      this.#parts.more?.(query, at, wanted),
    ]);
    return { ...page, ...more, rows: await this.show(rows, at) };
  }

  file(scope: S, wanted: Wanted & { sort: string }): FileAnswer {
    const { file } = this.#parts;
    if (!file) throw new Error(`${this.#list.path} has no file`);
    const at = atOf(scope);
    const name = typeof file.name === 'string' ? file.name : file.name(at);
    return csvOf(name, file.columns, this.#shownRows(at, wanted, file.rowsMax));
  }

  async *#shownRows(at: At<S>, wanted: Wanted & { sort: string }, limit?: number) {
    const all = readAllRows(this.#matching(at, wanted), this.#paging, {
      sort: wanted.sort,
      ...(limit !== undefined && { limit }),
    });
    for await (const records of together(all)) {
      const rows = await this.show(records, at);
      for (const [place, record] of records.entries()) yield [rows[place], record] as const;
    }
  }

  async show(records: Found[], at: At<S>): Promise<unknown[]> {
    const { row, rows } = this.#parts;
    const shown = rows ? await rows(records, at) : records.map((record) => row?.(record, at));
    if (shown.length !== records.length) throw new Error(`${this.#list.path} loses rows where it shows them`);
    return shown;
  }

  async found(at: At<S>, id: string): Promise<Found> {
    const { id: ownId, idType } = this.#paging;
    const wanted = sql<boolean>`${ownId} = cast(${id} as ${sql.raw(idType)})`;
    const record = await this.#inScope(at).where(wanted).executeTakeFirst();
    if (record === undefined) throw new Refusal('not_found');
    return record as Found;
  }

  #matching(at: At<S>, wanted: Wanted): AnyQuery<Found> {
    const conditions = conditionsOf(this.#parts, at, wanted);
    return conditions.reduce((query, condition) => query.where(condition), this.#inScope(at));
  }

  #inScope(at: At<S>): AnyQuery<Found> {
    const { from, brand } = this.#parts;
    return brand === null ? from(at) : from(at).where(brand, 'in', at.brandIds);
  }
}

async function* together<Found>(records: AsyncIterable<Found>): AsyncGenerator<Found[]> {
  let part: Found[] = [];
  for await (const record of records) {
    part.push(record);
    if (part.length < TOGETHER) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

function atOf<S extends ListScope>(scope: S): At<S> {
  return { ...scope, brandIds: scope.brands.map(({ id }) => id) };
}

function term(part: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return typeof part === 'string' ? sql.ref(part) : part;
}
