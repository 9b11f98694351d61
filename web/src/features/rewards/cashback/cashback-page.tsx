import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BetsOfDay } from './bets-of-day.tsx';
import { ClaimLines } from './claim-lines.tsx';
import { ClaimList } from './claim-list.tsx';
import { DayLine } from './day-line.tsx';
import type { OfDay } from './of-day.ts';
import { OpenDays } from './open-days.tsx';
import { OpenHero } from './open-hero.tsx';
import { mineQuery } from './queries.ts';
import { RateTable } from './rate-table.tsx';

/** What can be claimed and where it comes from, the rates, and what was claimed. */
export function CashbackPage() {
  const { t } = useTranslation('cashback');
  const mine = useQuery(mineQuery);
  const [bets, setBets] = useState<OfDay>();
  const [claim, setClaim] = useState<string>();
  return (
    <section
      aria-labelledby="cashback-heading"
      className="flex max-w-3xl flex-col gap-5 pt-4 sm:gap-6 sm:pt-1"
    >
      <header>
        <h2 id="cashback-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('lead')}</p>
      </header>
      <QueryView
        query={mine}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-52 rounded-large" />}
        className="flex flex-col gap-5 sm:gap-6"
      >
        {(found) => (
          <>
            <OpenHero mine={found} />
            <OpenDays days={found.days} onOpen={setBets} />
          </>
        )}
      </QueryView>
      <RateTable />
      <ClaimList onOpen={setClaim} />
      {bets && (
        <Dialog
          open
          onOpenChange={(stays) => !stays && setBets(undefined)}
          title={t('bets.title')}
          description={<DayLine of={bets} />}
        >
          <BetsOfDay of={bets} />
        </Dialog>
      )}
      {claim && (
        <Dialog
          open
          onOpenChange={(stays) => !stays && setClaim(undefined)}
          title={t('claims.one')}
          description={t('claims.oneText')}
        >
          <ClaimLines id={claim} />
        </Dialog>
      )}
    </section>
  );
}
