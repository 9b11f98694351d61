import { z } from 'zod';
import type { OpsEndpoint } from './ops.ts';
import { countGiven, given } from './query.ts';

export const OPS_PAGE = 100;
export const OPS_PAGE_MAX = 200;
/** Rows of one CSV at most. */
export const CSV_ROWS_MAX = 1_000_000;
/** A list counts no further: beyond it `total.atLeast` is true. */
export const COUNTED_MAX = 10_000;

/** What an operator types into a search field. */
export const SEARCH_MAX = 200;
export const searchText = z.string().trim().min(1).max(SEARCH_MAX);
/** A brand's code; the list is narrowed to it. Left out: all brands of the operator's scope. */
export const brandCode = z.string().regex(/^[A-Z0-9_]{2,20}$/);
/** There is no year 0: the database refuses its days. */
const FIRST_DAY = '0001-01-01';
/** Days in the time zone of the brand: `from` and `to` are both part of the range. */
export const day = z.iso.date().refine((text) => text >= FIRST_DAY);

/** A list of the console, described once: its page, and the file of all that matches. */
export interface ListDescription
  extends Pick<OpsEndpoint, 'path' | 'access' | 'summary' | 'params' | 'house' | 'limit'> {
  row: z.ZodType;
  /** What the list may be narrowed to: one of these values, in the order a page offers them. */
  choices?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** What else it may be narrowed by; each may be left out or sent empty, as a choice may. `brand` is built in. */
  filters?: z.ZodRawShape;
  /** Filters that the list is never asked without. */
  needs?: z.ZodRawShape;
  /** Has the filter `search`. */
  search?: true;
  /** Has the filters `from` and `to`. */
  days?: true;
  /** What it may be sorted by. */
  sorts: readonly [string, ...string[]];
  /** How it is sorted when the call does not say: left out, by the first of `sorts`, descending. */
  opens?: string;
  /** Further fields of a page: sums over all that matches. */
  more?: z.ZodRawShape;
  refusals?: OpsEndpoint['refusals'];
  /** What of it is read elsewhere (`OpsEndpoint.elsewhere`): page and file · the file alone · the file, and the page where its days are long over. */
  elsewhere?: 'both' | 'file' | 'old';
  /** Summary of the file; a list without it has none. */
  file?: string;
}

/**
 * Describes a list of the console once; both sides are checked against it: the server gives each filter a condition and each sort an
 * expression (`opsList`), a page filters and sorts by what stands here. A file is the same without paging, at `.csv`.
 */
export function list<const D extends ListDescription>(
  description: D & { opens?: D['sorts'][number] | `-${D['sorts'][number]}` },
): List<D> {
  const d: ListDescription = description;
  const { path, access, sorts, choices = {}, opens = `-${sorts[0]}` } = d;
  const house = d.house && { house: d.house };
  // Both are written out: of what has a method and an access the browser gets no schema (`web/vite.contract.ts`).
  const file = d.file !== undefined && {
    file: {
      ...house,
      method: 'GET',
      path: `${path}.csv`,
      access,
      summary: d.file,
      params: d.params,
      query: csvQuery(pageQuery(d)),
      value: z.string(),
      refusals: refusalsOfFile(d),
      limit: d.limit,
      ...(d.elsewhere && { elsewhere: true }),
    },
  };
  return {
    ...house,
    ...file,
    ...(d.elsewhere && d.elsewhere !== 'file' && { elsewhere: d.elsewhere === 'both' || d.elsewhere }),
    method: 'GET',
    path,
    access,
    choices,
    opens,
    summary: d.summary,
    params: d.params,
    query: pageQuery(d),
    value: listOf(d.row).extend(d.more ?? {}),
    refusals: d.refusals ?? [],
    limit: d.limit,
  } as unknown as List<D>;
}

function pageQuery({ choices = {}, filters = {}, needs, search, days, sorts, opens }: ListDescription) {
  const chosen = Object.entries(choices).map(([name, values]) => [name, given(z.enum(values))]);
  const asked = Object.entries(filters).map(([name, schema]) => [name, given(schema as z.ZodType)]);
  return listQuery(
    {
      ...Object.fromEntries([...chosen, ...asked]),
      ...needs,
      ...(search && { search: givenSearch }),
      ...(days && { from: givenDay, to: givenDay }),
    },
    sorts,
    opens,
  );
}

/** No operator waits for a file, so it may take its time. */
function refusalsOfFile({ refusals = [] }: ListDescription) {
  return refusals.filter((code) => code !== 'search_too_wide');
}

const givenSearch = given(searchText);
const givenDay = given(day);

type Fields<D, Key extends string> = D extends { [K in Key]: infer Shape extends z.ZodRawShape }
  ? Shape
  : Record<never, never>;
type Given<S> = ReturnType<typeof given<S & z.ZodType>>;
type AllGiven<Shape extends z.ZodRawShape> = { [K in keyof Shape]: Given<Shape[K]> };
type ChoicesOf<D> = D extends { choices: infer C extends ListDescription['choices'] }
  ? C
  : Record<never, never>;
type ChoiceFields<C> = {
  [K in keyof C]: C[K] extends readonly string[]
    ? Given<z.ZodEnum<{ [Value in C[K][number]]: Value }>>
    : never;
};
type SearchField<D> = D extends { search: true } ? { search: typeof givenSearch } : Record<never, never>;
type DayFields<D> = D extends { days: true }
  ? { from: typeof givenDay; to: typeof givenDay }
  : Record<never, never>;
type QueryFields<D> = ChoiceFields<ChoicesOf<D>> &
  AllGiven<Fields<D, 'filters'>> &
  Fields<D, 'needs'> &
  SearchField<D> &
  DayFields<D>;
type Flat<T> = { [K in keyof T]: T[K] };

type PageQuery<D extends ListDescription> =
  Flat<QueryFields<D>> extends infer Shape extends z.ZodRawShape
    ? ReturnType<typeof listQuery<Shape, D['sorts'][number]>>
    : never;
type PageValue<D extends ListDescription> =
  Flat<ReturnType<typeof listOf<D['row']>>['shape'] & Fields<D, 'more'>> extends infer Shape extends
    z.ZodRawShape
    ? z.ZodObject<Shape>
    : never;
type Base<D extends ListDescription> = Pick<
  D,
  Extract<keyof D, 'path' | 'access' | 'summary' | 'params' | 'house' | 'limit'>
> & {
  method: 'GET';
  refusals: D['refusals'] extends OpsEndpoint['refusals'] ? D['refusals'] : [];
};
type FileOf<D extends ListDescription> = D extends { file: string }
  ? {
      file: Omit<Base<D>, 'path' | 'summary'> & {
        path: `${D['path']}.csv`;
        summary: string;
        query: ReturnType<typeof csvQuery<PageQuery<D>>>;
        value: z.ZodString;
      };
    }
  : Record<never, never>;

/** The call of a list's page, and of its `file` if it has one. */
export type List<D extends ListDescription = ListDescription> = Base<D> & {
  query: PageQuery<D>;
  value: PageValue<D>;
  choices: ChoicesOf<D>;
  /** What it is sorted by when the call does not say. */
  opens: string;
  /** For the compiler alone: what is built in of its filters. */
  builtIn?: {
    search: D extends { search: true } ? true : false;
    days: D extends { days: true } ? true : false;
  };
} & FileOf<D>;

/**
 * The query of a list: its filters, `brand`, `sort` (a key, or `-` and the key for the other way round), and where the
 * page begins (`after`, as the page before gave it). The first of `sorts` is the default, descending.
 */
export function listQuery<Filters extends z.ZodRawShape, const Sort extends string>(
  filters: Filters,
  sorts: readonly [Sort, ...Sort[]],
  opens = `-${sorts[0]}`,
) {
  const ways = sorts.flatMap((sort): [Sort, `-${Sort}`] => [sort, `-${sort}`]);
  return z.object({
    ...filters,
    brand: given(brandCode),
    sort: z.enum(ways).default(opens as never),
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
