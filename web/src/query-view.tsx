import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Refusal } from './api/calls/refusal.ts';
import { useRefusalText } from './api/calls/refusal-text.ts';
import { displayDateTime } from './i18n/format.ts';
import { viewOf } from './query-view-of.ts';
import { useTimeZone } from './shared-parts/time/time-zone.ts';
import { Button } from './ui/button.tsx';
import { classes } from './ui/classes.ts';
import { Loading } from './ui/skeleton.tsx';
import { ErrorState } from './ui/state.tsx';

type Query<Data> = Pick<
  UseQueryResult<Data> | UseInfiniteQueryResult<Data>,
  'data' | 'error' | 'dataUpdatedAt' | 'isPlaceholderData' | 'fetchStatus' | 'refetch'
>;

interface QueryViewProps<Data> {
  query: Query<Data>;
  /** What is being loaded, for screen readers. */
  label: string;
  /** The shape of what is coming; not seen in the first 300 ms. */
  shape: ReactNode;
  shapeClassName?: string;
  /** Title of a failure that leaves nothing to show. */
  failed: string;
  failedClassName?: string;
  /** What an expected refusal is answered with instead; nothing for every other failure. */
  refused?: (error: unknown) => ReactNode;
  /** The words for a failure, where the topic has some of its own. */
  errorText?: (error: unknown) => string;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** Classes of the box around the data. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/**
 * What a query has come to: its data, that there is none, its failure with a way to try again, or the shape of what is coming.
 * Data stays while it is fetched anew, dimmed where it answers an earlier question; when that fails, it stays and says so.
 */
export function QueryView<Data>({ query, children, className, ...states }: QueryViewProps<Data>) {
  const words = useRefusalText();
  const { errorText = words } = states;
  const [tried, setTried] = useState<unknown>();
  const refused = query.error && states.refused?.(query.error);
  if (refused) return refused;
  const view = viewOf(query, tried);

  async function retry(failure: unknown) {
    setTried(failure);
    await query.refetch();
    setTried(undefined);
  }

  switch (view.kind) {
    case 'failed':
      return (
        <ErrorState
          title={states.failed}
          text={errorText(view.error)}
          busy={view.retrying}
          onRetry={() => void retry(view.error)}
          {...(states.failedClassName && { className: states.failedClassName })}
        />
      );
    case 'offline':
      // It is fetched by itself once the connection is back.
      return <ErrorState title={states.failed} text={words(new Refusal('network'))} />;
    case 'loading':
      return (
        <Loading label={states.label} {...(states.shapeClassName && { className: states.shapeClassName })}>
          {states.shape}
        </Loading>
      );
    case 'data':
      return (
        <>
          {view.outdated && (
            <Outdated
              since={query.dataUpdatedAt}
              busy={query.fetchStatus === 'fetching'}
              onRetry={() => void query.refetch()}
            />
          )}
          <div
            aria-busy={view.earlier || undefined}
            className={classes('transition-opacity', view.earlier && 'opacity-60 delay-300', className)}
          >
            {states.isEmpty?.(view.data) ? states.empty : children(view.data)}
          </div>
        </>
      );
  }
}

/** The data is from before: asking for it anew has failed. */
function Outdated({ since, busy, onRetry }: { since: number; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  const timeZone = useTimeZone();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-medium border border-warning/40 px-4 py-1.5 text-sm"
    >
      <p className="min-w-0 flex-1 basis-48">{t('outdated', { time: displayDateTime(since, timeZone) })}</p>
      <Button
        variant="ghost"
        size="small"
        busy={busy}
        icon={<RefreshCw aria-hidden="true" />}
        onClick={onRetry}
      >
        {t('retry')}
      </Button>
    </div>
  );
}
