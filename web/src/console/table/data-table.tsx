import type { Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint, OpsNoticeType } from '@lanna/contract/ops';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../api/calls/refusal-text.ts';
import { address } from '../../api/calls/wire.ts';
import { displayCount } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { FilterBar } from '../lists/filter-bar.tsx';
import type { FieldOf, SortOf, WayOf } from '../lists/list-query.ts';
import type { ListFilter } from '../lists/use-list-filter.ts';
import { SidePanel } from '../side-panel.tsx';
import { NewsBar } from './news-bar.tsx';
import { RowCards } from './row-cards.tsx';
import { RowGrid } from './row-grid.tsx';
import type { TableColumn } from './table-column.ts';
import { useTablePreferences } from './table-preferences.ts';
import { TableTools } from './table-tools.tsx';
import { type ListPage, type RowOf, useList } from './use-list.ts';

/** A module's function, so that it stays the same; rows that have an `id` are known by it. */
type Keyed<Row> = [Row] extends [{ id: string }]
  ? { rowKey?: (row: Row) => string }
  : { rowKey: (row: Row) => string };

export type DataTableProps<E extends OpsEndpoint> = Keyed<RowOf<E>> & {
  /** Under this name the operator's choice of columns is kept; one for each table of the console. */
  name: string;
  /** What the table shows, for screen readers. */
  caption: string;
  /** Its description, `list()` of `contract/src/ops-list.ts`. */
  list: E & { opens?: string; file?: Pick<OpsEndpoint, 'path'> };
  params?: Readonly<Record<string, string>>;
  filter: ListFilter<FieldOf<NoInfer<E>>>;
  columns: readonly TableColumn<RowOf<E>, Value<E>, SortOf<E>>[];
  /** What it is sorted by when the address says nothing, where that is not what its description opens with. */
  sorted?: WayOf<NoInfer<E>>;
  /** The CSV of all that matches, where it is not the list's own `file`. */
  csv?: Pick<OpsEndpoint, 'path'>;
  /** Push that reports new rows. */
  notice?: OpsNoticeType;
  /** What is shown beside the table of the row that was pressed. `row`: undefined where a link opens one that is not loaded. */
  panel?: {
    title: (key: string, row: RowOf<E> | undefined) => ReactNode;
    body: (key: string, row: RowOf<E> | undefined) => ReactNode;
  };
  /** In place of a panel: a press goes to this page. */
  href?: (row: RowOf<E>) => string;
  /** Said where there is nothing at all, not even without a filter. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** `page`: takes the height the page has left. `content`: as high as its rows, up to some. */
  height?: 'page' | 'content';
};

/** A list of the console: filters, sort and the open row in the address, rows as they come, CSV, and "3 new" instead of jumps. */
export function DataTable<const E extends OpsEndpoint>(props: DataTableProps<E>) {
  const { name, caption, list, params, filter, columns, notice, panel, href, empty } = props;
  const rowKey = (props.rowKey ?? idOf) as (row: RowOf<E>) => string;
  const opens = list.opens ?? props.sorted;
  const sorted: string | undefined = props.sorted ?? opens;
  const csv = props.csv ?? list.file;
  const { t } = useTranslation('console');
  const words = useRefusalText();
  const phone = usePhone();
  const { history } = useRouter();
  const [sort = sorted, show] = useAddress();
  const [preferences, prefer] = useTablePreferences(name);
  const query = useMemo(
    () => ({ ...filter.query, ...(sort && sort !== opens ? { sort } : {}) }),
    [filter.query, sort, opens],
  );
  const { read, rows, first, news, showNews } = useList({ list, params, query, rowKey, notice });

  const shown = columns.filter(({ id, hidden }) => preferences.shown[id] ?? !hidden);
  const page = first as (Value<E> & ListPage<RowOf<E>>) | undefined;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = read;
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  const put = useCallback(
    (field: string, value: string | undefined) => {
      const { pathname, search } = history.location;
      const changed = new URLSearchParams(search);
      if (value === undefined) changed.delete(field);
      else changed.set(field, value);
      const text = changed.toString();
      history.push(text ? `${pathname}?${text}` : pathname);
    },
    [history],
  );
  const onOpen = useMemo(() => {
    if (panel) return (row: RowOf<E>) => put('show', rowKey(row));
    if (href) return (row: RowOf<E>) => history.push(href(row));
    return undefined;
  }, [panel, href, put, history, rowKey]);

  const totals =
    page && columns.some(({ total }) => total)
      ? Object.fromEntries(columns.map(({ id, total }) => [id, total?.(page)]))
      : undefined;
  const foot = <Foot read={read} />;

  function body() {
    if (read.error && !read.data)
      return (
        <ErrorState
          title={t('table.failed')}
          text={words(read.error)}
          busy={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      );
    if (!read.data)
      return (
        <Loading label={t('table.loading', { caption })} className="flex flex-col gap-2 p-3">
          {SHAPE.map((width) => (
            <Skeleton key={width} className={classes('h-5', width)} />
          ))}
        </Loading>
      );
    if (rows.length === 0) return <NoRows filter={filter} empty={empty} />;
    const common = { caption, rows, rowKey, openKey: show, onOpen, onEnd, foot };
    if (phone) return <RowCards {...common} columns={shown} />;
    return (
      <RowGrid
        {...common}
        columns={shown}
        count={page && !page.total.atLeast ? page.total.count : undefined}
        dense={preferences.dense}
        sorted={sort}
        onSort={(next) => put('sort', next === sorted ? undefined : next)}
        totals={totals}
        className={props.height === 'content' ? 'max-h-[32rem]' : 'min-h-0'}
      />
    );
  }

  const openRow = show === undefined ? undefined : rows.find((row) => rowKey(row) === show);
  return (
    <div className={classes('flex min-w-0 gap-4', props.height !== 'content' && 'min-h-0 flex-1')}>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <FilterBar filter={filter}>
          <TableTools
            list={name}
            columns={columns}
            preferences={preferences}
            onPrefer={prefer}
            csvHref={csv && address(csv.path, { params, query })}
          />
        </FilterBar>
        <div className="flex min-h-6 items-center justify-between gap-3 text-muted text-sm">
          <Counted total={page?.total} />
          <NewsBar count={news} onShow={showNews} />
        </div>
        <div
          aria-busy={read.isPlaceholderData || undefined}
          className={classes(
            'flex min-h-60 flex-1 flex-col transition-opacity',
            read.isPlaceholderData && 'opacity-60 delay-300',
          )}
        >
          {body()}
        </div>
      </div>
      {panel && show !== undefined && (
        <SidePanel title={panel.title(show, openRow)} onClose={() => put('show', undefined)}>
          {panel.body(show, openRow)}
        </SidePanel>
      )}
    </div>
  );
}

function Counted({ total }: { total: ListPage<unknown>['total'] | undefined }) {
  const { t } = useTranslation('console');
  return (
    <p role="status">
      {total &&
        t('table.count', {
          count: total.count,
          rows: `${displayCount(total.count)}${total.atLeast ? '+' : ''}`,
        })}
    </p>
  );
}

interface Reading {
  error: unknown;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** Below the last row: more on the way, or why not. */
function Foot({
  read: { error, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
}: {
  read: Reading;
}) {
  const { t } = useTranslation('console');
  const words = useRefusalText();
  if (isFetchNextPageError)
    return (
      <div className="flex flex-wrap items-center gap-3 px-3 py-2 text-danger text-sm" role="alert">
        {words(error)}
        <Button variant="secondary" size="small" onClick={() => void fetchNextPage()}>
          {t('table.more')}
        </Button>
      </div>
    );
  if (!isFetchingNextPage) return null;
  return (
    <p role="status" className="px-3 py-2 text-muted text-sm">
      {t('table.loadingMore')}
    </p>
  );
}

function NoRows({
  filter,
  empty,
}: {
  filter: ListFilter;
  empty: { title: string; text?: string; action?: ReactNode };
}) {
  const { t } = useTranslation('console');
  if (Object.keys(filter.values).length === 0) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title={t('table.nothingFound')}
      text={t('table.nothingFoundText')}
      action={
        <Button variant="secondary" onClick={() => filter.change(nothing(filter))}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}

function idOf(row: unknown): string {
  return (row as { id: string }).id;
}

const SHAPE = ['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-8/12', 'w-7/12'];

function nothing({ fields }: ListFilter): Record<string, undefined> {
  return Object.fromEntries(fields.map(({ name }) => [name, undefined]));
}

/** What the address says of a table besides its filter: sort, and the open row. */
function useAddress(): [sort: string | undefined, show: string | undefined] {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const query = new URLSearchParams(search);
  return [query.get('sort') || undefined, query.get('show') ?? undefined];
}
