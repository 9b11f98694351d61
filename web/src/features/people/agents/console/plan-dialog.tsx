import { addPlan, changePlan, type Plan } from '@lanna/contract/people/agents/plans';
import { PRIZE_MODES, type PrizeMode } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { RateFields, ratesTyped, rateTexts } from './rate-fields.tsx';

/** A tenth: what an operator gives at most. */
const MOST = 10_000;

/** A plan that is new, or another version of one that is there. */
export function PlanDialog({
  plan,
  brand,
  onClose,
}: {
  plan: Plan | undefined;
  brand: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('agents-console');
  const adding = useOpsMutation(addPlan);
  const changing = useOpsMutation(changePlan);
  const form = useContractForm(plan ? changePlan : addPlan, {
    initial: {
      name: plan?.name ?? '',
      rates: rateTexts(plan?.rates ?? {}),
      modes: Object.fromEntries(PRIZE_MODES.map((mode) => [mode, String(plan?.modes[mode] ?? '')])) as Record<
        PrizeMode,
        string
      >,
      isDefault: plan?.isDefault ?? false,
      closed: false,
      reason: '',
    },
    version: plan?.version ?? 0,
    toBody: ({ closed, ...typed }, version) => {
      const rates = ratesTyped(typed.rates, () => MOST) ?? {};
      const wanted = { ...typed, rates, modes: modesTyped(typed.modes) };
      return plan ? { ...wanted, closed, version } : { ...wanted, brand };
    },
    // Each of them says what is wrong with it.
    check: ({ rates }) => ({ rates: !ratesTyped(rates, () => MOST) && '' }),
    words: { name: { required: t('plans.nameMissing') } },
    refusals: { plan_name_taken: 'name' },
    send: (body): Promise<{ proposal: string | null }> =>
      'brand' in body
        ? adding.mutateAsync({ body })
        : changing.mutateAsync({ params: { id: plan?.id ?? '' }, body }),
    onDone: ({ proposal }) => {
      notify({ text: proposal ? t('proposed') : t('plans.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={plan ? t('plans.changeTitle', { name: plan.name }) : t('plans.addTitle', { brand })}
      text={t('plans.dialogText')}
      action={t('plans.save')}
    >
      <TextField {...form.field('name')} label={t('plans.name')} autoComplete="off" />
      <RateFields {...form.kept('rates')} most={() => MOST} tried={form.isTried} />
      <div className="grid grid-cols-2 gap-3">
        {PRIZE_MODES.map((mode) => (
          <TextField
            key={mode}
            {...form.field(`modes.${mode}`, (typed) => typed.replace(/\D/g, ''))}
            label={t('plans.mode', { mode })}
            hint={t('plans.modeHint')}
            autoComplete="off"
            required={false}
          />
        ))}
      </div>
      <Checkbox {...form.field('isDefault')} label={t('plans.makeDefault')} />
      {plan && <Checkbox {...form.field('closed')} label={t('plans.close')} />}
    </ReasonFormDialog>
  );
}

/** A mode that is left empty stays as it is. */
function modesTyped(texts: Record<PrizeMode, string>): Partial<Record<PrizeMode, number>> {
  const typed = PRIZE_MODES.filter((mode) => texts[mode] !== '');
  return Object.fromEntries(typed.map((mode) => [mode, Number(texts[mode])]));
}
