import type { Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint, OpsNoticeType } from '@lanna/contract/ops';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { noteNotice } from '../calls/fresh.ts';
import { opsCall } from '../calls/ops-call.ts';
import { CALL } from '../calls/ops-query.ts';
import { useOpsNotice } from '../calls/use-ops-notice.ts';

/** A call that answers a list, page by page (`contract/src/ops-list.ts`). */
export type ListEndpoint = OpsEndpoint;

export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
  total: { count: number; atLeast: boolean };
}
/** The rows of a list's call. */
export type RowOf<E extends ListEndpoint> = Value<E> extends { rows: (infer Row)[] } ? Row : never;

/** A page is read for so long before it is asked for again by itself. */
const STALE_MS = 60_000;

/**
 * A list read page by page. On its notice the first page is fetched behind the scenes: rows that are shown take their new
 * values in place, and those that are not are counted as `news`, until `showNews` puts them on top.
 */
export function useList<const E extends ListEndpoint>({
  list,
  params,
  query,
  rowKey,
  notice,
}: {
  list: E;
  params: object | undefined;
  query: Readonly<Record<string, string>>;
  rowKey: (row: RowOf<E>) => string;
  notice: OpsNoticeType | undefined;
}) {
  type Page = Value<E> & ListPage<RowOf<E>>;
  const queries = useQueryClient();
  const queryKey = useMemo(() => [CALL, list.path, { params, query }, 'list'], [list, params, query]);
  const fetchPage = useCallback(
    (after: string | undefined, signal?: AbortSignal) =>
      opsCall(list, {
        params,
        query: { ...query, ...(after && { after }) },
        signal,
      } as never) as Promise<Page>,
    [list, params, query],
  );
  const read = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: STALE_MS,
    placeholderData: (before) => before,
  });

  const [news, setNews] = useState<{ of: unknown; page: Page; count: number }>();
  const check = useCallback(async () => {
    const shown = queries.getQueryData<InfiniteData<Page, string | undefined>>(queryKey);
    if (!shown) return;
    noteNotice(list.path);
    const page = await fetchPage(undefined).catch(() => undefined);
    if (!page) return;
    const fresh = new Map(page.rows.map((row) => [rowKey(row), row]));
    const known = new Set(shown.pages.flatMap(({ rows }) => rows.map(rowKey)));
    queries.setQueryData<InfiniteData<Page, string | undefined>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((old) => ({
            ...old,
            rows: old.rows.map((row) => fresh.get(rowKey(row)) ?? row),
          })),
        },
    );
    const count = page.rows.filter((row) => !known.has(rowKey(row))).length;
    setNews(count > 0 ? { of: queryKey, page, count } : undefined);
  }, [queries, queryKey, fetchPage, rowKey, list]);
  useOpsNotice(notice, check);

  const showNews = useCallback(() => {
    if (!news) return;
    queries.setQueryData<InfiniteData<Page, string | undefined>>(queryKey, {
      pages: [news.page],
      pageParams: [undefined],
    });
    setNews(undefined);
  }, [queries, queryKey, news]);

  const pages = read.data?.pages;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows as RowOf<E>[]) ?? [], [pages]);
  return {
    read,
    rows,
    /** As the latest page says. */
    first: pages?.[0],
    news: news?.of === queryKey ? news.count : 0,
    showNews,
  };
}
