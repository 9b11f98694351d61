import type { Value } from '@lanna/contract/endpoint';
import { agentRates, giveRates } from '@lanna/contract/people/agents/ops';
import { applyPlan, listPlans } from '@lanna/contract/people/agents/plans';
import type { RateCategory } from '@lanna/rules/commission/contracts/category';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useMay } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { percentText } from '../../../../percent.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { RateFields, type RateTexts, ratesTyped } from './rate-fields.tsx';

type Rates = Value<typeof agentRates>;

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
      {asked === 'plan' && <PlanDialog id={id} brand={brand} onClose={() => setAsked(undefined)} />}
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

function RatesDialog({ id, shown, onClose }: { id: string; shown: Rates; onClose: () => void }) {
  const { t } = useTranslation('agents-console');
  const [texts, setTexts] = useState<RateTexts>(() =>
    Object.fromEntries(shown.rates.map(({ category, tomorrow }) => [category, percentText(tomorrow)])),
  );
  const [tried, setTried] = useState(false);
  const give = useOpsMutation(giveRates, {
    onDone: ({ changes, proposal }) => {
      const capped = changes.reduce((sum, change) => Math.max(sum, change.capped), 0);
      notify({
        text: proposal ? t('proposed') : t('rates.done', { day: shown.fromDay }),
        tone: 'success',
        ...(capped > 0 ? { detail: t('rates.capped', { count: capped }) } : {}),
      });
      onClose();
    },
  });
  const most = (category: RateCategory) => shown.rates.find((row) => row.category === category)?.most ?? 0;
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('rates.give')}
      text={t('rates.giveText', { day: shown.fromDay })}
      action={t('rates.give')}
      busy={give.isPending}
      error={give.error}
      onConfirm={(reason) => {
        setTried(true);
        const typed = ratesTyped(texts, most);
        if (!typed) return;
        // What is held down by the agent above keeps what it was given, unless it was typed anew.
        const rates = Object.fromEntries(
          shown.rates.flatMap(({ category, tomorrow }) =>
            typed[category] === undefined || typed[category] === tomorrow
              ? []
              : [[category, typed[category]]],
          ),
        );
        give.mutate({ params: { id }, body: { rates, reason } });
      }}
    >
      <RateFields texts={texts} onTexts={setTexts} most={most} tried={tried} />
    </ReasonDialog>
  );
}

function PlanDialog({ id, brand, onClose }: { id: string; brand: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('agents-console');
  const plans = useOps(listPlans, brand === undefined ? {} : { query: { brand } });
  const [chosen, setChosen] = useState('');
  const apply = useOpsMutation(applyPlan, {
    onDone: ({ fromDay }) => {
      notify({ text: t('rates.done', { day: fromDay }), tone: 'success' });
      onClose();
    },
  });
  const rows = plans.data?.rows ?? [];
  const plan = chosen || (rows[0]?.id ?? '');
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('rates.applyPlan')}
      text={t('rates.planText')}
      action={t('rates.applyPlan')}
      busy={apply.isPending || plans.isPending}
      error={apply.error ?? plans.error}
      onConfirm={(reason) => plan !== '' && apply.mutate({ params: { id }, body: { plan, reason } })}
    >
      {plans.data && rows.length === 0 ? (
        <p className="text-muted text-sm">{t('rates.noPlans')}</p>
      ) : (
        <SelectField
          label={t('rates.plan')}
          value={plan}
          options={rows.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
    </ReasonDialog>
  );
}
