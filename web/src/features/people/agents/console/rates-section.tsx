import { agentRates } from '@lanna/contract/people/agents/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../console/operator.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { percentText } from '../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ApplyPlanDialog, type Rates, RatesDialog } from './rates-dialogs.tsx';

/** What an agent earns of each kind of game, today and from tomorrow. */
export function RatesSection({ id, brand }: { id: string; brand: string | undefined }) {
  const { t } = useTranslation('agents-console');
  const may = useMay()('agents.rates', brand);
  const [asked, setAsked] = useState<'rates' | 'plan'>();
  const rates = useOps(agentRates, { params: { id } });
  return (
    <section aria-label={t('rates.title')} className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('rates.title')}</h3>
        {may && rates.data && (
          <span className="flex gap-2">
            <Button variant="secondary" size="small" onClick={() => setAsked('plan')}>
              {t('rates.applyPlan')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAsked('rates')}>
              {t('rates.give')}
            </Button>
          </span>
        )}
      </header>
      <QueryView
        query={rates}
        label={t('rates.title')}
        failed={t('rates.failed')}
        shape={<Skeleton className="h-40" />}
      >
        {(shown) => <RateTable rates={shown.rates} />}
      </QueryView>
      {asked === 'rates' && rates.data && (
        <RatesDialog id={id} shown={rates.data} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'plan' && <ApplyPlanDialog id={id} brand={brand} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function RateTable({ rates }: Pick<Rates, 'rates'>) {
  const { t } = useTranslation('agents-console');
  return (
    <table className="w-full rounded-medium border border-line text-sm">
      <thead>
        <tr className="text-left text-muted text-xs">
          <th scope="col" className="px-3 py-1.5 font-medium">
            {t('rates.category')}
          </th>
          <th scope="col" className="px-3 py-1.5 text-right font-medium">
            {t('rates.today')}
          </th>
          <th scope="col" className="px-3 py-1.5 text-right font-medium">
            {t('rates.tomorrow')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ category, today, tomorrow, given }) => (
          <tr key={category} className="border-line/70 border-t">
            <th scope="row" className="px-3 py-1.5 text-left font-normal">
              {t(`category.${category}`)}
              {given > tomorrow && (
                <span className="block text-muted text-xs">
                  {t('rates.heldDown', { rate: percentText(given) })}
                </span>
              )}
            </th>
            <td className="figures px-3 py-1.5 text-right">{percentText(today)}%</td>
            <td className="figures px-3 py-1.5 text-right font-medium">{percentText(tomorrow)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
