import type { Bet } from '@lanna/contract/bets';
import { useQuery } from '@tanstack/react-query';
import { Download, Gamepad2, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { displayDate } from '../../i18n/format.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { type BetFilter, betQuery, isNarrowed, openingFilter } from './bet-filter.ts';
import { BetFilters } from './bet-filters.tsx';
import { BetList, BetListLoading } from './bet-list.tsx';
import { BetTotals } from './bet-totals.tsx';
import { useDownloadBets } from './download-bets.ts';
import { Pages } from './pages.tsx';
import { betsQuery } from './queries.ts';
import { ReceiptDrawer } from './receipt-drawer.tsx';

const PAGE_SIZE = 20;

/** Every bet of the member: filtered, counted up, page by page, each with its receipt. */
export function BetsPage() {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  const words = useRefusalText();
  const today = displayDate(Date.now(), timeZone);
  const [filter, setFilter] = useState(() => openingFilter(today));
  const [pageNo, setPageNo] = useState(1);
  const top = useRef<HTMLElement>(null);
  const [receipt, setReceipt] = useState<{ bet: Bet; open: boolean }>();

  const query = betQuery(filter, today, timeZone);
  const bets = useQuery(betsQuery({ ...query, pageNo, pageSize: PAGE_SIZE }));

  function change(changed: Partial<BetFilter>) {
    setFilter({ ...filter, ...changed });
    setPageNo(1);
  }

  function turn(page: number) {
    setPageNo(page);
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  return (
    <section
      ref={top}
      aria-labelledby="bets-heading"
      className="flex scroll-mt-16 flex-col gap-5 pt-4 sm:scroll-mt-0 sm:pt-1"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="bets-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <DownloadButton query={query} disabled={!bets.data?.total} />
      </header>
      <BetFilters filter={filter} today={today} onChange={change} />
      {bets.data && bets.data.total > 0 && (
        <>
          <BetTotals totals={bets.data.totals} count={bets.data.total} />
          <BetList
            bets={bets.data.list}
            stale={bets.isPlaceholderData}
            onReceipt={(bet) => setReceipt({ bet, open: true })}
          />
          <Pages page={bets.data.pageNum} pages={bets.data.totalPages} onPage={turn} />
        </>
      )}
      {bets.data?.total === 0 && (
        <NoBets
          filter={filter}
          onChange={change}
          onAll={() => change({ category: '', vendor: '', status: '' })}
        />
      )}
      {!bets.data && bets.error && (
        <ErrorState title={t('failed')} text={words(bets.error)} onRetry={bets.refetch} />
      )}
      {!bets.data && !bets.error && <BetListLoading />}
      {receipt && <ReceiptDrawer {...receipt} onClose={() => setReceipt({ ...receipt, open: false })} />}
    </section>
  );
}

function DownloadButton({ query, disabled }: { query: ReturnType<typeof betQuery>; disabled: boolean }) {
  const { t } = useTranslation('bets');
  const words = useRefusalText();
  const download = useDownloadBets();
  return (
    <Button
      look="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={download.isPending}
      disabled={disabled}
      onClick={() =>
        download.mutate(query, {
          onSuccess: ({ truncated }) => truncated && notify({ text: t('truncated') }),
          onError: (failure) => notify({ text: t('downloadFailed'), detail: words(failure), tone: 'danger' }),
        })
      }
    >
      {t('download')}
    </Button>
  );
}

/** No bets in the chosen days, or none that fit the other filters: each has its own next step. */
function NoBets({
  filter,
  onChange,
  onAll,
}: {
  filter: BetFilter;
  onChange: (changed: Partial<BetFilter>) => void;
  onAll: () => void;
}) {
  const { t } = useTranslation('bets');
  if (isNarrowed(filter))
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('noMatch')}
        text={t('noMatchText')}
        action={
          <Button look="secondary" onClick={onAll}>
            {t('showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Gamepad2 />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <>
          <LinkButton href={paths.slots()}>{t('play')}</LinkButton>
          {filter.period !== 'month' && filter.period !== 'range' && (
            <Button look="secondary" onClick={() => onChange({ period: 'month' })}>
              {t('showMonth')}
            </Button>
          )}
        </>
      }
    />
  );
}
