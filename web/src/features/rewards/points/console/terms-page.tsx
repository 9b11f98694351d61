import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { showPointTerms } from '@lanna/contract/rewards/points/ops';
import { displayMoney } from '@lanna/rules/money';
import { POINT_CATEGORIES } from '@lanna/rules/rewards/points/earning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TermsDialog } from './terms-dialog.tsx';

export type BrandPoints = Value<typeof showPointTerms>['brands'][number];

/** What each brand gives, what its points are worth, and what members have now. */
export function TermsPage() {
  const { t } = useTranslation('points-console');
  return (
    <ConsolePage title={t('terms.title')} description={t('terms.text')}>
      <QueryView
        query={useOps(showPointTerms, {})}
        label={t('terms.title')}
        failed={t('terms.failed')}
        shape={<Skeleton className="h-64" />}
        className="grid gap-3 lg:grid-cols-2"
      >
        {({ brands }) => brands.map((one) => <Brand key={one.brand} points={one} />)}
      </QueryView>
    </ConsolePage>
  );
}

function Brand({ points }: { points: BrandPoints }) {
  const { t } = useTranslation('points-console');
  const [isChanging, setChanging] = useState(false);
  const { brand, versions, outstanding, worth } = points;
  const [latest] = versions;
  const figure = (text: string) => displayMoney(moneyOf(text));
  return (
    <section aria-label={brand} className="flex flex-col gap-4 rounded-medium bg-raised p-4">
      <h2 className="font-semibold">{brand}</h2>
      {latest ? (
        <>
          <Facts
            facts={[
              { label: t('terms.outstanding'), value: figure(outstanding) },
              { label: t('terms.worth'), value: <Money amount={worth} brand={brand} /> },
              { label: t('terms.perUnit'), value: figure(latest.perUnit) },
              { label: t('terms.convertLeast'), value: figure(latest.convertLeast) },
              { label: t('terms.convertMostDay'), value: figure(latest.convertMostDay) },
              { label: t('terms.factors'), value: latest.factors.map((one) => `${one}%`).join(' · ') },
            ]}
          />
          <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 text-sm">
            {POINT_CATEGORIES.map((category) => (
              <div key={category} className="contents">
                <dt className="text-muted">{t(`category.${category}`)}</dt>
                <dd className="text-right">{((latest.rates[category] ?? 0) / 100).toFixed(2)}</dd>
              </div>
            ))}
          </dl>
          <ol className="text-muted text-xs">
            {versions.map((one) => (
              <li key={one.version}>
                {t('terms.version', { version: one.version, day: one.fromDay })} ·{' '}
                <When at={one.setAt} brand={brand} /> · {one.setBy} · {one.reason}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className="text-muted text-sm">{t('terms.none')}</p>
      )}
      <Can permission="points.change" brand={brand}>
        <Button size="small" variant="secondary" className="self-start" onClick={() => setChanging(true)}>
          {t('terms.change')}
        </Button>
      </Can>
      {isChanging && <TermsDialog points={points} onClose={() => setChanging(false)} />}
    </section>
  );
}
