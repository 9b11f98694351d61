import { PAYS_WHEN, type PaysWhen } from '@lanna/contract/commission/rebates/income';
import { changeRebateTerms, runRebates, showRebateTerms } from '@lanna/contract/commission/rebates/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

type Terms = Value<typeof showRebateTerms>['brands'][number];

/** When each brand pays its rebates, what waits, and a run at once. */
export function TermsPanel() {
  const { t } = useTranslation('income-console');
  const { brand } = useBrandScope();
  return (
    <Panel title={t('terms.title')} flush>
      <QueryView
        query={useOps(showRebateTerms)}
        label={t('terms.title')}
        failed={t('terms.failed')}
        shape={<Skeleton className="m-4 h-12" />}
      >
        {({ brands }) => (
          <ul>
            {brands
              .filter((terms) => brand === undefined || terms.brand === brand)
              .map((terms) => (
                <Brand key={`${terms.brand} ${terms.version}`} terms={terms} />
              ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}

function Brand({ terms: { brand, pays, version, waiting, earners } }: { terms: Terms }) {
  const { t } = useTranslation('income-console');
  const [asked, setAsked] = useState<'change' | 'run'>();
  const [wanted, setWanted] = useState<PaysWhen>(pays);
  const saving = useOpsMutation(changeRebateTerms, {
    onDone: () => {
      setAsked(undefined);
      notify({ text: t('terms.saved'), tone: 'success' });
    },
  });
  const running = useOpsMutation(runRebates, {
    onDone: ({ paid }) => {
      setAsked(undefined);
      notify({ text: t('terms.ran', { count: paid, shown: paid }), tone: 'success' });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b px-4 py-2.5 text-sm last:border-b-0">
      <span className="min-w-24 font-medium">{brand}</span>
      <span className="min-w-40 flex-1">{t(`terms.pays.${pays}`)}</span>
      <span className="text-muted">
        {t('terms.waiting', { count: earners, shown: earners })} <Money amount={waiting} brand={brand} />
      </span>
      <Can permission="rebates.change" brand={brand}>
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => setAsked('change')}>
            {t('terms.change')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setAsked('run')}>
            {t('terms.run')}
          </Button>
        </span>
      </Can>
      <ReasonDialog
        open={asked === 'change'}
        onOpenChange={() => setAsked(undefined)}
        title={`${t('terms.title')} · ${brand}`}
        text={t('terms.changeText')}
        action={t('terms.save')}
        busy={saving.isPending}
        error={saving.error}
        onConfirm={(reason) => saving.mutate({ params: { brand }, body: { pays: wanted, version, reason } })}
      >
        <SelectField
          label={t('terms.when')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value === 'daily' ? 'daily' : 'continuous')}
          options={PAYS_WHEN.map((value) => ({ value, label: t(`terms.pays.${value}`) }))}
        />
      </ReasonDialog>
      <ReasonDialog
        open={asked === 'run'}
        onOpenChange={() => setAsked(undefined)}
        title={`${t('terms.run')} · ${brand}`}
        text={t('terms.runText')}
        action={t('terms.run')}
        busy={running.isPending}
        error={running.error}
        onConfirm={(reason) => running.mutate({ params: { brand }, body: { reason } })}
      />
    </li>
  );
}
