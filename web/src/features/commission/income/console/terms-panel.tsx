import { PAYS_WHEN } from '@lanna/contract/commission/rebates/income';
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
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
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

function Brand({ terms }: { terms: Terms }) {
  const { t } = useTranslation('income-console');
  const { brand, pays, waiting, earners } = terms;
  const [isChanging, setChanging] = useState(false);
  const running = useReasonDialog(runRebates, {
    send: (reason) => ({ params: { brand }, body: { reason } }),
    done: ({ paid }) => t('terms.ran', { count: paid, shown: paid }),
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
          <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
            {t('terms.change')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => running.ask()}>
            {t('terms.run')}
          </Button>
        </span>
      </Can>
      {isChanging && <ChangeDialog terms={terms} onClose={() => setChanging(false)} />}
      <ReasonDialog
        {...running.dialog}
        title={`${t('terms.run')} · ${brand}`}
        text={t('terms.runText')}
        action={t('terms.run')}
      />
    </li>
  );
}

function ChangeDialog({ terms: { brand, pays, version }, onClose }: { terms: Terms; onClose: () => void }) {
  const { t } = useTranslation('income-console');
  const saving = useOpsMutation(changeRebateTerms);
  const form = useContractForm(changeRebateTerms, {
    initial: { pays, reason: '' },
    version,
    toBody: (typed, of) => ({ ...typed, version: of }),
    send: (body) => saving.mutateAsync({ params: { brand }, body }),
    onDone: () => {
      notify({ text: t('terms.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={`${t('terms.title')} · ${brand}`}
      text={t('terms.changeText')}
      action={t('terms.save')}
    >
      <SelectField
        {...form.field('pays')}
        label={t('terms.when')}
        options={PAYS_WHEN.map((value) => ({ value, label: t(`terms.pays.${value}`) }))}
      />
    </ReasonFormDialog>
  );
}
