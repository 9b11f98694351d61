import type { Received, Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import type { Expression, ExpressionBuilder, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Brand } from '../http/calls/route.ts';
import type { Queryable } from '../sql/database.ts';
import type { CsvColumns } from './csv-columns.ts';
import type { SortKey } from './read-page.ts';

/** What `list()` of the contract describes, whichever it is. */
export interface AnyList extends OpsEndpoint {
  file?: OpsEndpoint;
  builtIn?: { search: boolean; days: boolean };
}
type BuiltIn<L extends AnyList> = NonNullable<L['builtIn']>;
/** Filters that the list declares itself. */
type Filters<L extends AnyList> = Exclude<
  keyof WantedOf<L>,
  | 'brand'
  | 'sort'
  | 'after'
  | 'limit'
  | (BuiltIn<L>['search'] extends true ? 'search' : never)
  | (BuiltIn<L>['days'] extends true ? 'from' | 'to' : never)
>;
type SortOf<L extends AnyList> =
  WantedOf<L> extends { sort: infer Way } ? Exclude<Way, `-${string}`> & string : never;
export type WantedOf<L extends AnyList> = Received<L>['query'];
export type RowOf<L extends AnyList> = Value<L> extends { rows: (infer Row)[] } ? Row : never;
type MoreOf<L extends AnyList> = Omit<Value<L>, 'rows' | 'next' | 'total'>;

/** What a list is read with: whatever else it needs (the moment, who asks) its `from` says of its parameter. */
export interface ListScope {
  db: Queryable;
  /** Never empty; no row of another is found. */
  brands: readonly Brand[];
}
/** The scope, as the parts of a list get it. */
export type At<S extends ListScope> = S & { brandIds: readonly string[] };
type AtQuery<S extends ListScope, DB, TB extends keyof DB> = At<S> & { eb: ExpressionBuilder<DB, TB> };

/** A column of the query's tables, `w.state`. */
type Column<DB, TB extends keyof DB> = {
  [T in TB & string]: `${T}.${keyof DB[T] & string}`;
}[TB & string];
type Term<DB, TB extends keyof DB> = Column<DB, TB> | RawBuilder<unknown>;

/** A column that must have the value, or what the value means; undefined where it leaves nothing out. Asked only where there is a value. */
type Condition<Given, S extends ListScope, DB, TB extends keyof DB> =
  | Column<DB, TB>
  | ((given: Given, at: AtQuery<S, DB, TB>) => Expression<SqlBool> | undefined);

/** `ids`: where a whole id is looked for, columns or a condition; `text`: what else was typed. */
type Search<S extends ListScope, DB, TB extends keyof DB> =
  | ((typed: string, at: AtQuery<S, DB, TB>) => Expression<SqlBool> | undefined)
  | {
      ids:
        | readonly Column<DB, TB>[]
        | ((id: string, at: AtQuery<S, DB, TB>) => Expression<SqlBool> | undefined);
      text: (typed: string, at: AtQuery<S, DB, TB>) => Expression<SqlBool> | undefined;
    };

type Range = { from: string | undefined; to: string | undefined };

/** What makes the rows of the wire: one of each record, or of some hundred records at once where they share a look-up. */
type Showing<L extends AnyList, S extends ListScope, Found> =
  | { row: (found: Found, at: At<S>) => RowOf<L>; rows?: never }
  | { rows: (found: Found[], at: At<S>) => Promise<RowOf<L>[]>; row?: never };

type Must<Declared, Part> = Declared extends true ? Part : { [K in keyof Part]?: never };

/** A list's tables and columns; no order, no limit. */
export type From<S extends ListScope, DB, TB extends keyof DB, Found> = (
  at: At<S>,
) => SelectQueryBuilder<DB, TB, Found>;

/** How a list of the contract is read. The compiler asks for a condition for each of its filters and an expression for each of its sorts. */
export type ListParts<L extends AnyList, S extends ListScope, DB, TB extends keyof DB, Found> = {
  /** The brand of a row. Null: its query holds itself to the scope, or its rows are the house's. */
  brand: Column<DB, TB> | null;
  where: { readonly [F in Filters<L>]-?: Condition<Exclude<WantedOf<L>[F], undefined>, S, DB, TB> };
  sorts: { readonly [Sort in SortOf<L>]: { by: Term<DB, TB>; type: SortKey['type'] } };
  /** Unique; makes the order total. */
  id: Term<DB, TB>;
  idType?: 'uuid' | 'bigint' | 'text';
  /** The page is given up with `search_too_wide` rather than waited for. */
  withinTime?: true;
  /** Where counting ends, for a query that itself finds no more than one beyond it. */
  countedMax?: (wanted: WantedOf<L>) => number | undefined;
} & Showing<L, S, Found> &
  Must<BuiltIn<L>['search'], { search: Search<S, DB, TB> }> &
  /** The moment that `from` and `to` are about, or what they mean. */
  Must<
    BuiltIn<L>['days'],
    { days: Column<DB, TB> | ((range: Range, at: AtQuery<S, DB, TB>) => Expression<SqlBool>) }
  > &
  Must<
    keyof MoreOf<L> extends never ? false : true,
    /** Further fields of a page; `found` is the query with its conditions. */
    { more: (found: SelectQueryBuilder<DB, TB, Found>, at: At<S>, wanted: WantedOf<L>) => Promise<MoreOf<L>> }
  > &
  Must<
    L extends { file: OpsEndpoint } ? true : false,
    {
      file: {
        name: string | ((at: At<S>) => string);
        columns: CsvColumns<RowOf<L>, Found>;
        rowsMax?: number;
      };
    }
  >;
