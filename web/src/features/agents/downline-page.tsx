import type { DownlineStatus } from '@lanna/contract/agents';
import { useQuery } from '@tanstack/react-query';
import { SearchX, Users, UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/refusal.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { displayCount } from '../../i18n/format.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { DownlineFilters } from './downline-filters.tsx';
import { DownlinePath } from './downline-path.tsx';
import { DownlineTable } from './downline-table.tsx';
import { downlineQuery } from './queries.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** All members below the agent, level by level, or found by name at any level. */
export function DownlinePage() {
  const { t } = useTranslation('agents');
  const words = useRefusalText();
  const [under, setUnder] = useState<string>();
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<DownlineStatus | ''>('');
  const [pageNo, setPageNo] = useState(1);
  const account = useDebouncedValue(typed.trim());
  const asked = { ...(under && { under }), ...(account && { account }), ...(status && { status }) };
  const { data, error, refetch, isPlaceholderData } = useQuery(downlineQuery({ ...asked, pageNo }));
  const path = useRef<HTMLElement>(null);

  function search(changed: { typed?: string; status?: DownlineStatus | '' }) {
    setTyped(changed.typed ?? typed);
    setStatus(changed.status ?? status);
    setPageNo(1);
  }
  function goTo(member: string | undefined) {
    setUnder(member);
    search({ typed: '', status: '' });
    // The pressed button is removed with its row, so the focus moves to the path.
    path.current?.focus();
  }

  return (
    <section aria-labelledby="downline-heading" className="flex flex-col gap-5 pt-4 sm:pt-1">
      <h2 id="downline-heading" className="font-display font-semibold text-2xl">
        {t('pages.agentDownline')}
      </h2>
      <DownlineFilters typed={typed} status={status} onChange={search} />
      <DownlinePath ref={path} path={data?.path ?? []} onGo={goTo}>
        {data && t('downline.count', { count: data.total, shown: displayCount(data.total) })}
      </DownlinePath>
      {data && data.total > 0 ? (
        <>
          <DownlineTable list={data.list} stale={isPlaceholderData} onOpen={goTo} />
          <Pager
            page={data.pageNum}
            pages={data.totalPages}
            onPage={setPageNo}
            label={t('downline.paging')}
          />
        </>
      ) : data ? (
        <Nobody
          narrowed={account !== '' || status !== ''}
          onShowAll={() => search({ typed: '', status: '' })}
        />
      ) : isGone(error) ? (
        <EmptyState
          icon={<UserX />}
          title={t('downline.gone')}
          action={<Button onClick={() => goTo(undefined)}>{t('downline.toMine')}</Button>}
        />
      ) : error ? (
        <ErrorState title={t('downline.failed')} text={words(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('downline.loading')} className="flex flex-col gap-2.5">
          {['one', 'two', 'three', 'four'].map((row) => (
            <Skeleton key={row} className="h-14 rounded-medium" />
          ))}
        </Loading>
      )}
    </section>
  );
}

/** An empty team, or no member that fits the filter: each has its own next step. */
function Nobody({ narrowed, onShowAll }: { narrowed: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('agents');
  if (narrowed)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('downline.noMatch')}
        text={t('downline.noMatchText')}
        action={
          <Button look="secondary" onClick={onShowAll}>
            {t('downline.showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Users />}
      title={t('downline.empty')}
      text={t('downline.emptyText')}
      action={<LinkButton href={paths.agentCentre('agentRegister')}>{t('downline.toLinks')}</LinkButton>}
    />
  );
}

/** The member whose team is shown is no longer below the agent. */
function isGone(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'member_unknown';
}
