import { listPlans, type Plan } from '@lanna/contract/people/agents/plans';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { PRIZE_MODES } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useMay, useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { percentText } from '../../../../shared-parts/money/percent.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** Templates of rates and prize modes for agents. */
export function PlansPage() {
  const { t } = useTranslation('agents-console');
  const { brands } = useOperator();
  const { brand: scope } = useBrandScope();
  const may = useMay();
  const [edited, setEdited] = useState<Plan | 'new'>();
  const brand = scope ?? brands[0]?.code ?? '';
  const plans = useOps(listPlans, scope === undefined ? {} : { query: { brand: scope } });
  const addButton = may('agents.plans', brand) && (
    <Button size="small" onClick={() => setEdited('new')}>
      {t('plans.add')}
    </Button>
  );
  return (
    <ConsolePage title={t('plans.title')} description={t('plans.text')} actions={addButton}>
      <AgentTabs />
      <QueryView
        query={plans}
        label={t('plans.title')}
        failed={t('plans.failed')}
        shape={<Skeleton className="h-48" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState icon={<Layers />} title={t('plans.none')} text={t('plans.noneText')} />}
        className="grid gap-4 xl:grid-cols-2"
      >
        {({ rows }) =>
          rows.map((plan) => (
            <PlanPanel
              key={plan.id}
              plan={plan}
              onChange={may('agents.plans', plan.brand) ? () => setEdited(plan) : undefined}
            />
          ))
        }
      </QueryView>
      {edited && (
        <PlanDialog
          plan={edited === 'new' ? undefined : edited}
          brand={edited === 'new' ? brand : edited.brand}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ConsolePage>
  );
}

function PlanPanel({ plan, onChange }: { plan: Plan; onChange: (() => void) | undefined }) {
  const { t } = useTranslation('agents-console');
  const modes = PRIZE_MODES.filter((mode) => plan.modes[mode] !== undefined);
  return (
    <Panel
      title={plan.name}
      text={t('plans.facts', { brand: plan.brand, version: plan.version, count: plan.given })}
      actions={
        onChange && (
          <Button variant="secondary" size="small" onClick={onChange}>
            {t('plans.change')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {plan.isDefault && (
          <span>
            <StatusBadge tone="success">{t('plans.default')}</StatusBadge>
          </span>
        )}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 sm:grid-cols-4">
          {RATE_CATEGORIES.map((category) => (
            <div key={category}>
              <dt className="text-muted text-xs">{t(`category.${category}`)}</dt>
              <dd className="figures">{percentText(plan.rates[category] ?? 0)}%</dd>
            </div>
          ))}
        </dl>
        {modes.length > 0 && (
          <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 border-line border-t pt-3 sm:grid-cols-4">
            {modes.map((mode) => (
              <div key={mode}>
                <dt className="text-muted text-xs">{t('plans.mode', { mode })}</dt>
                <dd className="figures">{plan.modes[mode]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  );
}
