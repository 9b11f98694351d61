import type { Value } from '@lanna/contract/endpoint';
import { type agentRates, giveRates } from '@lanna/contract/people/agents/ops';
import { applyPlan, listPlans } from '@lanna/contract/people/agents/plans';
import type { RateCategory } from '@lanna/rules/commission/contracts/category';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { RateFields, ratesTyped, rateTexts } from './rate-fields.tsx';

export type Rates = Value<typeof agentRates>;

export function RatesDialog({ id, shown, onClose }: { id: string; shown: Rates; onClose: () => void }) {
  const { t } = useTranslation('agents-console');
  const most = (category: RateCategory) => shown.rates.find((row) => row.category === category)?.most ?? 0;
  const tomorrow = Object.fromEntries(shown.rates.map((row) => [row.category, row.tomorrow]));
  const giving = useOpsMutation(giveRates);
  const form = useContractForm(giveRates, {
    initial: { rates: rateTexts(tomorrow), reason: '' },
    toBody: ({ rates, reason }) => {
      // What is held down by the agent above keeps what it was given, unless it was typed anew.
      const typed = Object.entries(ratesTyped(rates, most) ?? {});
      return {
        rates: Object.fromEntries(typed.filter(([category, rate]) => rate !== tomorrow[category])),
        reason,
      };
    },
    // Each of them says what is wrong with it.
    check: ({ rates }) => ({ rates: !ratesTyped(rates, most) && '' }),
    send: (body) => giving.mutateAsync({ params: { id }, body }),
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
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('rates.give')}
      text={t('rates.giveText', { day: shown.fromDay })}
      action={t('rates.give')}
    >
      <RateFields {...form.kept('rates')} most={most} tried={form.isTried} />
    </ReasonFormDialog>
  );
}

export function ApplyPlanDialog({
  id,
  brand,
  onClose,
}: {
  id: string;
  brand: string | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents-console');
  const words = useRefusalText();
  const plans = useOps(listPlans, brand === undefined ? {} : { query: { brand } });
  const rows = plans.data?.rows ?? [];
  const first = rows[0]?.id ?? '';
  const applying = useOpsMutation(applyPlan);
  const form = useContractForm(applyPlan, {
    initial: { plan: '', reason: '' },
    toBody: (typed) => ({ ...typed, plan: typed.plan || first }),
    // Without one there is nothing to apply, as the dialog says.
    check: () => ({ plan: rows.length === 0 && '' }),
    send: (body) => applying.mutateAsync({ params: { id }, body }),
    onDone: ({ fromDay }) => {
      notify({ text: t('rates.done', { day: fromDay }), tone: 'success' });
      onClose();
    },
  });
  const plan = form.chosen('plan');
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('rates.applyPlan')}
      text={t('rates.planText')}
      action={t('rates.applyPlan')}
    >
      {plans.data && rows.length === 0 ? (
        <p className="text-muted text-sm">{t('rates.noPlans')}</p>
      ) : (
        <SelectField
          label={t('rates.plan')}
          value={plan.value || first}
          error={plan.error}
          options={rows.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={({ target }) => plan.onValueChange(target.value)}
        />
      )}
      {plans.error && <FormError>{words(plans.error)}</FormError>}
    </ReasonFormDialog>
  );
}
