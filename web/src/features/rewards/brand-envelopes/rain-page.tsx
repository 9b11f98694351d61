import { moneyOf } from '@lanna/contract/money';
import type {
  BrandEnvelopeCard,
  OpenedBrandEnvelope,
} from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CloudHail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { EnvelopeView } from '../../../shared-parts/rewards/envelope-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Countdown } from './countdown.tsx';
import { OpeningDialog } from './opening-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { rainQuery } from './queries.ts';
import { useEnvelopeName } from './use-envelope-name.ts';
import { useMoment } from './use-rain.ts';

/** Envelopes of the brand: those to come and those that are open, then what the member has opened. */
export function RainPage() {
  const { t } = useTranslation('brand-envelopes');
  const [opening, setOpening] = useState<BrandEnvelopeCard>();
  const [proven, setProven] = useState<string>();
  return (
    <section
      aria-labelledby="rain-heading"
      className="mx-auto flex max-w-2xl flex-col gap-6 pt-4 sm:mx-0 sm:pt-1"
    >
      <header>
        <h2 id="rain-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('lead')}</p>
      </header>
      <QueryView
        query={useQuery(rainQuery)}
        label={t('title')}
        failed={t('failed')}
        shape={<Skeleton className="h-56 rounded-large" />}
        isEmpty={({ waiting, opened }) => waiting.length + opened.length === 0}
        empty={
          <div className="lit rounded-large bg-raised">
            <EmptyState icon={<CloudHail />} title={t('empty')} text={t('emptyText')} />
          </div>
        }
        className="flex flex-col gap-6"
      >
        {({ waiting, opened, ahead, isQuiet }) => (
          <>
            <ul aria-label={t('waiting')} className="grid gap-4 empty:hidden sm:grid-cols-2">
              {waiting.map((envelope) => (
                <li key={envelope.id}>
                  <Waiting {...{ envelope, ahead, isQuiet }} onOpen={() => setOpening(envelope)} />
                </li>
              ))}
            </ul>
            {opened.length > 0 && <Opened list={opened} onProve={setProven} />}
          </>
        )}
      </QueryView>
      {opening && <OpeningDialog envelope={opening} onClose={() => setOpening(undefined)} />}
      {proven && <ProofDialog id={proven} onClose={() => setProven(undefined)} />}
    </section>
  );
}

function Waiting({
  envelope,
  ahead,
  isQuiet,
  onOpen,
}: {
  envelope: BrandEnvelopeCard;
  ahead: number;
  isQuiet: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation('brand-envelopes');
  const { currencySymbol } = useBrand();
  const name = useEnvelopeName();
  const at = useMoment(envelope, ahead);
  const isOpen = at?.moment === 'open';
  return (
    <EnvelopeView
      envelope={{
        name: name(envelope.name),
        amount: displayMoney(moneyOf(envelope.amount), currencySymbol),
        shares: envelope.shares,
        room: envelope.room && name(envelope.room.name),
      }}
      t={t}
    >
      {at && (
        <p className="mt-auto text-sm">
          {at.moment === 'over' ? (
            t('over')
          ) : (
            <>
              <span>{t(isQuiet ? (isOpen ? 'closesAt' : 'opensAt') : isOpen ? 'closesIn' : 'opensIn')}</span>{' '}
              <Countdown untilMs={at.untilMs} nowMs={at.nowMs} isQuiet={isQuiet} />
            </>
          )}
        </p>
      )}
      {envelope.share === null ? (
        <Button wide disabled={!isOpen} onClick={onOpen}>
          {t('open')}
        </Button>
      ) : (
        <p className="font-semibold text-success">
          {t('got', { amount: displayMoney(moneyOf(envelope.share), currencySymbol) })}
        </p>
      )}
    </EnvelopeView>
  );
}

function Opened({ list, onProve }: { list: readonly OpenedBrandEnvelope[]; onProve: (id: string) => void }) {
  const { t } = useTranslation('brand-envelopes');
  const { currencySymbol, timeZone } = useBrand();
  const name = useEnvelopeName();
  return (
    <section aria-labelledby="rain-opened" className="flex flex-col gap-3">
      <h3 id="rain-opened" className="font-display font-semibold text-lg">
        {t('opened')}
      </h3>
      <ul className="lit divide-y divide-line overflow-hidden rounded-large bg-raised">
        {list.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => onProve(one.id)}
              className="flex w-full flex-wrap items-center gap-3 px-4 py-3 text-left transition-colors hover:bg-sunken"
            >
              <span className="row-words">
                <span className="wrap-anywhere block font-medium">{name(one.name)}</span>
                <span className="figures block text-muted text-xs">
                  {displayDateTime(one.at, timeZone)} ·{' '}
                  {t('place', { place: displayCount(one.place), shares: displayCount(one.shares) })}
                </span>
              </span>
              <MoneyText
                amount={moneyOf(one.share)}
                symbol={currencySymbol}
                signed
                className="font-semibold"
              />
              <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
