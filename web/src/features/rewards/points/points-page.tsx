import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ConvertForm } from './convert-form.tsx';
import { EarnedBy } from './earned-by.tsx';
import { EntryList } from './entry-list.tsx';
import { pointBalanceQuery } from './queries.ts';
import { RedemptionList } from './redemption-list.tsx';

/** The member's points: what there is, what expires when, how they are earned, and what became of those that were spent. */
export function PointsPage() {
  const { t } = useTranslation('points');
  const [tab, setTab] = useState('earn');
  return (
    <section aria-labelledby="points-heading" className="flex max-w-3xl flex-col gap-5 pt-4 sm:pt-1">
      <header>
        <h2 id="points-heading" className="font-display font-semibold text-2xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('lead')}</p>
      </header>
      <QueryView
        query={useQuery(pointBalanceQuery)}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-96 rounded-large" />}
        className="flex flex-col gap-5"
      >
        {({ balance, debt, lots }) => (
          <>
            <div className="lit sky flex flex-col gap-4 rounded-large bg-raised p-5">
              <div className="flex flex-wrap items-end justify-between gap-4">
                <p>
                  <span className="block text-muted text-sm">{t('balance')}</span>
                  <span className="figures font-display font-semibold text-4xl text-accent-text">
                    {displayMoney(moneyOf(balance))}
                  </span>
                </p>
                <LinkButton href={MALL}>{t('toMall')}</LinkButton>
              </div>
              {moneyOf(debt) > 0n && (
                <p className="text-sm">{t('debt', { points: displayMoney(moneyOf(debt)) })}</p>
              )}
              {lots.length > 0 && (
                <div className="text-sm">
                  <h3 className="font-semibold">{t('expires')}</h3>
                  <ul className="mt-1 flex flex-col gap-1">
                    {lots.map((lot) => (
                      <li key={lot.lastDay} className="figures flex justify-between gap-3">
                        <span className="text-muted">{t('expiresAfter', { day: lot.lastDay })}</span>
                        <span>{displayMoney(moneyOf(lot.points))}</span>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
            <Tabs
              label={t('title')}
              value={tab}
              onValueChange={setTab}
              tabs={[
                { value: 'earn', label: t('tabs.earn'), content: <EarnedBy /> },
                { value: 'convert', label: t('tabs.convert'), content: <ConvertForm /> },
                { value: 'redemptions', label: t('tabs.redemptions'), content: <RedemptionList /> },
                { value: 'entries', label: t('tabs.entries'), content: <EntryList /> },
              ]}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}

const MALL = paths.pointMall();
