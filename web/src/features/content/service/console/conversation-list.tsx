import {
  type ConversationRow,
  countConversations,
  INBOX_VIEWS,
  type InboxView,
  listConversations,
} from '@lanna/contract/content/service/ops';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { opsQuery, useOps } from '../../../../console/calls/ops-query.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useTypedText } from '../../../../shared-parts/forms/use-typed-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { ConversationLine } from './conversation-line.tsx';

const MAX = 200;

/** Conversations, who waits longest first; it moves by itself as customers write, and says what has come. */
export function ConversationList({
  view,
  search,
  show,
  onView,
  onSearch,
  onShow,
  className,
}: {
  view: InboxView;
  search: string;
  show: string;
  onView: (view: InboxView) => void;
  onSearch: (search: string) => void;
  onShow: (id: string) => void;
  className?: string;
}) {
  const { t } = useTranslation('service-console');
  const { brand } = useBrandScope();
  const [typed, type] = useTypedText(search, onSearch);
  const query = useQuery({
    ...opsQuery(listConversations, {
      query: { view, limit: MAX, ...(brand ? { brand } : {}), ...(search ? { search } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  const counts = useOps(countConversations, { query: brand ? { brand } : {} });
  const list = useRef<HTMLUListElement>(null);
  const { fresh, forget } = useFresh(query.data?.rows, `${view} ${search} ${brand}`);

  function goToFirst() {
    const [id] = fresh;
    forget();
    if (id) list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  }

  return (
    <section aria-label={t('list')} className={classes('flex min-h-0 flex-col', className)}>
      <div className="flex flex-col gap-2 border-line border-b p-3">
        <SearchField value={typed} onValueChange={type} label={t('search')} />
        <Segments
          label={t('views')}
          value={view}
          onValueChange={onView}
          segments={INBOX_VIEWS.map((value) => ({
            value,
            label: (
              <>
                {t(`view.${value}`)}
                {countOf(value, counts.data) > 0 && (
                  <span className="figures rounded-full bg-accent px-1.5 text-on-accent text-xs">
                    {countOf(value, counts.data)}
                  </span>
                )}
              </>
            ),
          }))}
        />
      </div>
      <p role="status" className="contents">
        {fresh.size > 0 && (
          <Button
            variant="ghost"
            size="small"
            className="m-2"
            icon={<Sparkles aria-hidden="true" />}
            onClick={goToFirst}
          >
            {t('fresh', { count: fresh.size })}
          </Button>
        )}
      </p>
      <QueryView
        query={query}
        label={t('loading')}
        shape={<ListShape />}
        failed={t('failed')}
        className="min-h-0 flex-1 overflow-y-auto"
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={<Inbox />}
            title={search ? t('nothing.found') : t(`nothing.${view}`)}
            {...(search ? {} : { text: t('nothing.text') })}
          />
        }
      >
        {({ rows, next }) => (
          <>
            <ul ref={list}>
              {rows.map((row) => (
                <ConversationLine
                  key={row.id}
                  row={row}
                  shown={row.id === show}
                  fresh={fresh.has(row.id)}
                  onShow={() => onShow(row.id)}
                />
              ))}
            </ul>
            {next !== null && (
              <p className="p-4 text-center text-muted text-sm">{t('tooMany', { count: MAX })}</p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function countOf(
  view: InboxView,
  counts: { waiting: number; mine: number; unassigned: number } | undefined,
): number {
  return counts && (view === 'waiting' || view === 'mine' || view === 'unassigned') ? counts[view] : 0;
}

/** Conversations that were not there when the list was first shown, or in which a writer has begun to wait since. */
function useFresh(rows: readonly ConversationRow[] | undefined, key: string) {
  const [seen, setSeen] = useState<{ key: string; ids: ReadonlySet<string> }>();
  const waiting = new Set(rows?.filter(({ unread }) => unread > 0).map(({ id }) => id));
  if (rows && seen?.key !== key) setSeen({ key, ids: waiting });
  const fresh = new Set(seen?.key === key ? [...waiting].filter((id) => !seen.ids.has(id)) : []);
  const forget = () => setSeen({ key, ids: waiting });
  // What has been read in between is new when its customer writes again.
  const gone = seen?.key === key ? [...seen.ids].filter((id) => rows && !waiting.has(id)).join() : '';
  useEffect(() => {
    if (gone === '') return;
    setSeen(
      (now) => now && { ...now, ids: new Set([...now.ids].filter((id) => !gone.split(',').includes(id))) },
    );
  }, [gone]);
  return { fresh, forget };
}

function ListShape() {
  return (
    <div className="flex flex-col gap-4 p-4">
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <div key={line} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-4/5" />
        </div>
      ))}
    </div>
  );
}
