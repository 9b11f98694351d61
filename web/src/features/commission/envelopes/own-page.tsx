import type { ReceivedEnvelope } from '@lanna/contract/commission/envelopes/envelopes';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { OpeningDialog } from './opening-dialog.tsx';
import { ProofView } from './proof-view.tsx';
import { ownQuery } from './queries.ts';

/** Envelopes that wait for the member, then those that were opened. */
export function OwnPage() {
  const { t } = useTranslation('envelopes');
  const query = useInfiniteQuery(ownQuery);
  const [opening, setOpening] = useState<ReceivedEnvelope>();
  const [proven, setProven] = useState<string>();
  return (
    <section
      aria-labelledby="envelopes-heading"
      className="mx-auto flex max-w-2xl flex-col gap-6 pt-4 sm:mx-0 sm:pt-1"
    >
      <header>
        <h2 id="envelopes-heading" className="font-display font-semibold text-2xl">
          {t('pages.redEnvelopes')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('own.lead')}</p>
      </header>
      <QueryView
        query={query}
        label={t('pages.redEnvelopes')}
        failed={t('own.failed')}
        shape={<Skeleton className="h-56 rounded-large" />}
        isEmpty={({ pages }) => pages.every(({ waiting, opened }) => waiting.length + opened.length === 0)}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<Gift />} title={t('own.empty')} text={t('own.emptyText')} />
          </div>
        }
        className="flex flex-col gap-6"
      >
        {({ pages }) => {
          const opened = pages.flatMap((page) => page.opened);
          return (
            <>
              <ul aria-label={t('own.waiting')} className="grid gap-4 sm:grid-cols-2 empty:hidden">
                {(pages[0]?.waiting ?? []).map((envelope) => (
                  <li key={envelope.id}>
                    <Waiting envelope={envelope} onOpen={() => setOpening(envelope)} />
                  </li>
                ))}
              </ul>
              {opened.length > 0 && (
                <section aria-labelledby="opened-heading" className="flex flex-col gap-3">
                  <h3 id="opened-heading" className="font-display font-semibold text-lg">
                    {t('own.opened')}
                  </h3>
                  <ul className="lit divide-y divide-line overflow-hidden rounded-large bg-raised">
                    {opened.map((envelope) => (
                      <li key={envelope.id}>
                        <Opened envelope={envelope} onProve={() => setProven(envelope.id)} />
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <MoreRows label={t('older')} query={query} />
            </>
          );
        }}
      </QueryView>
      {opening && <OpeningDialog envelope={opening} onClose={() => setOpening(undefined)} />}
      {proven && (
        <Dialog open onOpenChange={(stays) => !stays && setProven(undefined)} title={t('one.title')}>
          <ProofView id={proven} />
        </Dialog>
      )}
    </section>
  );
}

function Waiting({ envelope, onOpen }: { envelope: ReceivedEnvelope; onOpen: () => void }) {
  const { t } = useTranslation('envelopes');
  const { timeZone } = useBrand();
  return (
    <div className="lit sky flex h-full flex-col gap-4 rounded-large bg-raised p-5">
      <div className="flex items-center gap-3">
        <span
          className="lantern flex size-12 shrink-0 items-center justify-center rounded-full"
          aria-hidden="true"
        >
          <Gift className="size-6" />
        </span>
        <div className="min-w-0">
          <p className="text-muted text-sm">{t('own.from', { name: envelope.from })}</p>
          <p className="break-words font-display font-semibold">{envelope.wish ?? t('own.noWish')}</p>
        </div>
      </div>
      <p className="figures mt-auto text-muted text-xs">
        {t('own.until', { time: displayDateTime(envelope.expiresAt, timeZone) })}
      </p>
      <Button wide onClick={onOpen}>
        {t('own.open')}
      </Button>
    </div>
  );
}

function Opened({ envelope, onProve }: { envelope: ReceivedEnvelope; onProve: () => void }) {
  const { t } = useTranslation('envelopes');
  const { currencySymbol, timeZone } = useBrand();
  return (
    <button
      type="button"
      onClick={onProve}
      className="flex flex-wrap w-full items-center gap-3 px-4 py-3 text-left transition-colors hover:bg-sunken"
    >
      <span
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text"
        aria-hidden="true"
      >
        <Gift className="size-4.5" />
      </span>
      <span className="row-words">
        <span className="block wrap-anywhere font-medium">
          {envelope.wish ?? t('own.from', { name: envelope.from })}
        </span>
        <span className="figures block text-muted text-xs">
          {displayDateTime(envelope.openedAt ?? envelope.givenAt, timeZone)}
        </span>
      </span>
      <MoneyText
        amount={moneyOf(envelope.amount ?? '0')}
        symbol={currencySymbol}
        signed
        className="font-semibold"
      />
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </button>
  );
}
