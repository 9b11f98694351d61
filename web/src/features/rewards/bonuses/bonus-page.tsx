import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { ActiveBonus } from './active-bonus.tsx';
import { OfferList } from './offer-list.tsx';
import { PastList } from './past-list.tsx';
import { mineQuery } from './queries.ts';
import { RoundsList } from './rounds-list.tsx';
import { WaitingList } from './waiting-list.tsx';

/** The bonus that is played and how far it is, what waits behind it, what is on offer, and all that was. */
export function BonusPage() {
  const { t } = useTranslation('bonuses');
  return (
    <section aria-labelledby="bonus-heading" className="flex max-w-3xl flex-col gap-5 pt-4 sm:gap-6 sm:pt-1">
      <header>
        <h2 id="bonus-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('lead')}</p>
      </header>
      <QueryView
        query={useQuery(mineQuery)}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-64 rounded-large" />}
        className="flex flex-col gap-5 sm:gap-6"
      >
        {({ active, rounds, waiting, past, offers, cash }) => (
          <>
            {active ? (
              <ActiveBonus bonus={active} cash={cash} />
            ) : (
              <div className="lit rounded-large bg-raised">
                <EmptyState icon={<Gift />} title={t('active.none')} text={t('active.noneText')} />
              </div>
            )}
            {rounds.length > 0 && <RoundsList rounds={rounds} />}
            {waiting.length > 0 && <WaitingList waiting={waiting} />}
            <OfferList offers={offers.filter(({ terms, earned }) => !terms.referral || earned)} />
            <PastList past={past} />
          </>
        )}
      </QueryView>
    </section>
  );
}
