import type { Value } from '@lanna/contract/endpoint';
import { showCashbackTerms } from '@lanna/contract/rewards/cashback/ops';
import { CASHBACK_CATEGORIES } from '@lanna/rules/rewards/cashback/rates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { percentText } from '../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { RatesDialog } from './rates-dialog.tsx';

export type BrandTerms = Value<typeof showCashbackTerms>['brands'][number];

/** What each brand gives of each kind of game, and what it has set before. */
export function RatesPanel() {
  const { t } = useTranslation('cashback-console');
  const { brand } = useBrandScope();
  return (
    <Panel title={t('rates.title')} flush>
      <QueryView
        query={useOps(showCashbackTerms)}
        label={t('rates.title')}
        failed={t('rates.failed')}
        shape={<Skeleton className="m-4 h-12" />}
      >
        {({ brands }) => (
          <ul>
            {brands
              .filter((terms) => brand === undefined || terms.brand === brand)
              .map((terms) => (
                <OfBrand key={`${terms.brand} ${terms.version}`} terms={terms} />
              ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}

function OfBrand({ terms }: { terms: BrandTerms }) {
  const { t } = useTranslation('cashback-console');
  const { brand, on, versions, paid, members } = terms;
  const [isChanging, setChanging] = useState(false);
  const [latest] = versions;
  return (
    <li className="flex flex-col gap-2 border-line border-b px-4 py-2.5 text-sm last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="min-w-24 font-medium">{brand}</span>
        <StatusBadge tone={on ? 'success' : 'quiet'}>{t(on ? 'rates.on' : 'rates.off')}</StatusBadge>
        <span className="min-w-40 flex-1 text-muted">
          {t('rates.paid', { count: members, shown: members })} <Money amount={paid} brand={brand} />
        </span>
        <Can permission="cashback.change" brand={brand}>
          <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
            {t('rates.change')}
          </Button>
        </Can>
      </div>
      {latest ? (
        <details>
          <summary className="cursor-pointer">
            <span className="text-muted">{t('rates.from', { day: latest.fromDay })}</span>{' '}
            <RatesText rates={latest.rates} />
          </summary>
          <ol className="flex flex-col gap-2 pt-2 pl-4">
            {versions.map((version) => (
              <li key={version.version} className="text-xs">
                <span className="text-muted">
                  {t('rates.version', { number: version.version, day: version.fromDay })} ·{' '}
                  <When at={version.setAt} brand={brand} /> · {version.setBy} · {version.reason}
                </span>
                <span className="block">
                  <RatesText rates={version.rates} />
                </span>
              </li>
            ))}
          </ol>
        </details>
      ) : (
        <p className="text-muted">{t('rates.none')}</p>
      )}
      {isChanging && <RatesDialog terms={terms} onClose={() => setChanging(false)} />}
    </li>
  );
}

function RatesText({ rates }: { rates: BrandTerms['versions'][number]['rates'] }) {
  const { t } = useTranslation('cashback-console');
  return (
    <span className="figures">
      {CASHBACK_CATEGORIES.map(
        (category) => `${t(`category.${category}`)} ${percentText(rates[category])}%`,
      ).join(' · ')}
    </span>
  );
}
