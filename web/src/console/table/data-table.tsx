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
import type { ListFilter } from '../lists/use-list-filter.ts';
import { SidePanel } from '../side-panel.tsx';
import { NewsBar } from './news-bar.tsx';
import { RowCards } from './row-cards.tsx';
import { RowGrid } from './row-grid.tsx';
import type { TableColumn } from './table-column.ts';
import { useTablePreferences } from './table-preferences.ts';
import { TableTools } from './table-tools.tsx';
import { type ListPage, type RowOf, useList } from './use-list.ts';

export interface DataTableProps<E extends OpsEndpoint> {
  /** Under this name the operator's choice of columns is kept; one for each table of the console. */
  name: string;
  /** What the table shows, for screen readers. */
  caption: string;
  /** The call: `listQuery` and `listOf` of `contract/src/ops-list.ts`. */
  list: E;
  params?: Readonly<Record<string, string>>;
  filter: ListFilter;
  columns: readonly TableColumn<RowOf<E>, Value<E>>[];
  /** A module's function, so that it stays the same. */
  rowKey: (row: RowOf<E>) => string;
  /** What the call sorts by when the address says nothing: `-at`. */
  sorted?: string;
  /** The CSV of all that matches. */
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
}

/** A list of the console: filters, sort and the open row in the address, rows as they come, CSV, and "3 new" instead of jumps. */
export function DataTable<const E extends OpsEndpoint>(props: DataTableProps<E>) {
  const { name, caption, list, params, filter, columns, rowKey, sorted, csv, notice, panel, href, empty } =
    props;
  const { t } = useTranslation('console');
  const words = useRefusalText();
  const phone = usePhone();
  const { history } = useRouter();
  const [sort = sorted, show] = useAddress();
  const [preferences, prefer] = useTablePreferences(name);
  const query = useMemo(
    () => ({ ...filter.query, ...(sort && sort !== sorted ? { sort } : {}) }),
    [filter.query, sort, sorted],
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
  const foot = isFetchNextPageError ? (
    <div className="flex flex-wrap items-center gap-3 px-3 py-2 text-danger text-sm" role="alert">
      {words(read.error)}
      <Button variant="secondary" size="small" onClick={() => void fetchNextPage()}>
        {t('table.more')}
      </Button>
    </div>
  ) : isFetchingNextPage ? (
    <p role="status" className="px-3 py-2 text-muted text-sm">
      {t('table.loadingMore')}
    </p>
  ) : null;

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
    if (rows.length === 0)
      return Object.keys(filter.values).length > 0 ? (
        <EmptyState
          title={t('table.nothingFound')}
          text={t('table.nothingFoundText')}
          action={
            <Button variant="secondary" onClick={() => filter.change(nothing(filter))}>
              {t('filter.clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState {...empty} />
      );
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
            columns={columns}
            preferences={preferences}
            onPrefer={prefer}
            csvHref={csv && address(csv.path, { params, query })}
          />
        </FilterBar>
        <div className="flex min-h-6 items-center justify-between gap-3 text-muted text-sm">
          <p role="status">
            {page &&
              t('table.count', {
                count: page.total.count,
                rows: `${displayCount(page.total.count)}${page.total.atLeast ? '+' : ''}`,
              })}
          </p>
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
