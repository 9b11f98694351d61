import type { Bet } from '@lanna/contract/play/bets/bets';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { betFilter, betQuery, intoPlaySession, NO_PLAY_SESSION, playSessionOf, VIEWS } from './bet-filter.ts';
import { BetFilters } from './bet-filters.tsx';
import { BetList } from './bet-list.tsx';
import { BetTotals } from './bet-totals.tsx';
import { useDownloadBets } from './download-bets.ts';
import { FoldedFilters } from './folded-filters.tsx';
import { NoBets } from './no-bets.tsx';
import { OpenRounds } from './open-rounds.tsx';
import { PlaySessionHead } from './play-session-head.tsx';
import { recordQuery } from './queries.ts';
import { ReceiptDrawer } from './receipt-drawer.tsx';
import type { RecordLine } from './record-line.ts';

const PAGE_SIZE = 20;

/** Every bet of the member: filtered, counted up, by play session or each by itself, page by page, each with its receipt. */
export function BetsPage() {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const [filter, change] = useUrlFilter(betFilter);
  const top = useRef<HTMLElement>(null);
  const [receipt, setReceipt] = useState<{ bet: Bet; open: boolean }>();

  const playSession = playSessionOf(filter);
  const view = playSession ? 'rounds' : filter.view;
  const query = betQuery(filter, today, timeZone);
  const record = useQuery(recordQuery(view, { ...query, pageNo: filter.pageNo, pageSize: PAGE_SIZE }));
  const filters = { filter, today, onChange: change };

  function open(line: RecordLine) {
    if (line.bet) setReceipt({ bet: line.bet, open: true });
    if (!line.playSession) return;
    change(intoPlaySession(line.playSession));
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  return (
    <section
      ref={top}
      aria-labelledby="bets-heading"
      className="flex scroll-mt-16 flex-col gap-4 pt-4 sm:scroll-mt-0 sm:gap-5 sm:pt-1"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="bets-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <DownloadButton query={query} disabled={!record.data?.bets} />
      </header>
      {!playSession && <OpenRounds />}
      {playSession ? (
        <PlaySessionHead
          playSession={playSession}
          name={record.data?.lines.find(({ gameCode }) => gameCode === playSession.game)?.gameName}
          onBack={() => change(NO_PLAY_SESSION)}
        />
      ) : (
        <>
          <div className="hidden sm:block">
            <BetFilters {...filters} />
          </div>
          <div className="sm:hidden">
            <FoldedFilters {...filters} found={record.isPlaceholderData ? undefined : record.data?.bets} />
          </div>
        </>
      )}
      <QueryView
        query={record}
        label={t('loading')}
        failed={t('failed')}
        shapeClassName="flex flex-col gap-2.5"
        shape={<Shape />}
        isEmpty={({ bets }) => bets === 0}
        empty={<NoBets filter={filter} onChange={change} />}
        className="flex flex-col gap-4"
      >
        {({ lines, bets, totals, pageNum, totalPages }) => (
          <>
            <BetTotals totals={totals} count={bets} />
            {!playSession && (
              <Segments
                label={t('view')}
                value={filter.view}
                onValueChange={(chosen) => change({ view: chosen })}
                segments={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
              />
            )}
            <BetList lines={lines} onOpen={open} />
            <Pager
              page={pageNum}
              pages={totalPages}
              onPage={(pageNo) => change({ pageNo })}
              label={t('paging')}
              top={top}
            />
          </>
        )}
      </QueryView>
      {receipt && <ReceiptDrawer {...receipt} onClose={() => setReceipt({ ...receipt, open: false })} />}
    </section>
  );
}

function Shape() {
  return (
    <>
      <Skeleton className="h-20 rounded-large" />
      {['one', 'two', 'three', 'four'].map((row) => (
        <Skeleton key={row} className="h-16 rounded-medium" />
      ))}
    </>
  );
}

function DownloadButton({ query, disabled }: { query: ReturnType<typeof betQuery>; disabled: boolean }) {
  const { t } = useTranslation('bets');
  const words = useRefusalText();
  const download = useDownloadBets();
  return (
    <Button
      variant="secondary"
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
