import type { Envelope } from '@lanna/contract/commission/envelopes/envelopes';
import { moneyOf } from '@lanna/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { MoreRows } from '../../../shared-parts/lists/more-rows.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { EnvelopeDialog } from './envelope-dialog.tsx';
import { givenQuery } from './queries.ts';

const STATE_TONES = {
  open: 'spark',
  claimed: 'success',
  expired: 'quiet',
  cancelled: 'quiet',
  stopped: 'danger',
} as const;

/** Envelopes the agent has given, newest first; each opens who has claimed what. */
export function GivenList() {
  const { t } = useTranslation('envelopes');
  const query = useInfiniteQuery(givenQuery);
  const [open, setOpen] = useState<string>();
  return (
    <section aria-labelledby="given-heading" className="flex flex-col gap-3">
      <h3 id="given-heading" className="font-display font-semibold text-lg">
        {t('given.title')}
      </h3>
      <QueryView
        query={query}
        label={t('given.title')}
        failed={t('given.failed')}
        shape={<Skeleton className="h-40 rounded-large" />}
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<Gift />} title={t('given.empty')} text={t('given.emptyText')} />
          </div>
        }
        className="flex flex-col gap-3"
      >
        {({ pages }) => (
          <>
            <ul className="lit divide-y divide-line overflow-hidden rounded-large bg-raised">
              {pages
                .flatMap(({ list }) => list)
                .map((envelope) => (
                  <li key={envelope.id}>
                    <Row envelope={envelope} onOpen={() => setOpen(envelope.id)} />
                  </li>
                ))}
            </ul>
            <MoreRows label={t('older')} query={query} />
          </>
        )}
      </QueryView>
      {open && <EnvelopeDialog id={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function Row({ envelope, onOpen }: { envelope: Envelope; onOpen: () => void }) {
  const { t } = useTranslation('envelopes');
  const { currencySymbol, timeZone } = useBrand();
  const { amount, shares, claimed, state, audience, givenAt, wish: request } = envelope;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex flex-wrap w-full items-center gap-3 px-4 py-3.5 text-left transition-colors hover:bg-sunken"
    >
      <span className="row-words">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">
            <MoneyText amount={moneyOf(amount)} symbol={currencySymbol} />
          </span>
          <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
        </span>
        <span className="block wrap-anywhere text-muted text-sm">{request ?? t(`audience.${audience}`)}</span>
        <span className="figures block text-muted text-xs">{displayDateTime(givenAt, timeZone)}</span>
      </span>
      <span className="figures shrink-0 text-right text-muted text-sm">
        {t('given.opened', { opened: displayCount(claimed), shares: displayCount(shares) })}
      </span>
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </button>
  );
}
