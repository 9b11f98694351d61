import { changeMission, makeMission } from '@lanna/contract/rewards/missions/ops';
import { MISSION_REPEATS, type MissionRepeat, STEPS_MOST } from '@lanna/rules/rewards/missions/terms';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { useOperator } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { AudienceFields, audienceBody, typedAudience } from './audience-fields.tsx';
import type { ShownMission } from './mission-panel.tsx';
import { StepFields } from './step-fields.tsx';
import { newStep, stepBody, typedStep } from './step-form.ts';

const DECIMALS = 2;

/** A new mission, or a change of a draft. Members see nothing of it before two have published it. */
export function MissionDialog({ mission, onClose }: { mission?: ShownMission; onClose: () => void }) {
  const { t } = useTranslation('missions-console');
  const language = usePageLanguage();
  const { brands } = useOperator();
  const scope = useBrandScope();
  const making = useOpsMutation(makeMission);
  const changing = useOpsMutation(changeMission);
  const wire = (typed: string) => wireAmount(typed, language, DECIMALS) ?? '';
  const form = useContractForm(makeMission, {
    initial: {
      brand: mission?.brand ?? openingBrand(scope.brand, brands),
      nameTh: mission?.terms.name.TH ?? '',
      nameEn: mission?.terms.name.EN ?? '',
      repeat: mission?.terms.repeat ?? ('daily' as MissionRepeat),
      leastRank: String(mission?.terms.leastRank ?? 0),
      ...typedAudience(mission?.terms.audience),
      startsAt: mission?.startsAt ?? new Date().toISOString(),
      endsAt: mission?.endsAt ?? null,
      budget: mission?.budget ?? '',
      steps: mission?.terms.steps.map(typedStep) ?? [newStep()],
      reason: '',
    },
    toBody: (typed) => ({
      brand: typed.brand,
      terms: {
        name: { TH: typed.nameTh, EN: typed.nameEn },
        repeat: typed.repeat,
        leastRank: typedNumber(typed.leastRank),
        audience: audienceBody(typed),
        steps: typed.steps.map((step) => stepBody(step, wire)),
      },
      startsAt: typed.startsAt,
      endsAt: typed.endsAt,
      budget: wire(typed.budget),
      reason: typed.reason,
    }),
    check: ({ nameTh, nameEn }) => ({
      nameTh: nameTh.trim() === '' && t('form.nameNeeded'),
      nameEn: nameEn.trim() === '' && t('form.nameNeeded'),
    }),
    send: async ({ brand, ...body }) => {
      if (mission)
        await changing.mutateAsync({ params: { id: mission.id }, body: { ...body, edit: mission.edit } });
      else await making.mutateAsync({ body: { brand, ...body } });
    },
    onDone: () => {
      notify({ text: t('done.saved'), tone: 'success' });
      onClose();
    },
  });
  const steps = form.kept('steps');
  const [startsAt, endsAt] = [form.kept('startsAt'), form.kept('endsAt')];
  const timeZone = brands.find(({ code }) => code === form.values.brand)?.timeZone ?? 'UTC';
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t(mission ? 'missions.change' : 'missions.make')}
      text={t('form.text')}
      action={t('form.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {!mission && (
          <SelectField
            {...form.field('brand')}
            label={t('field.brand')}
            options={brandOptions(brands, form.values.brand)}
          />
        )}
        <SelectField
          {...form.field('repeat')}
          label={t('field.repeat')}
          options={MISSION_REPEATS.map((value) => ({ value, label: t(`repeat.${value}`) }))}
        />
        <TextField {...form.field('nameTh')} label={t('form.nameTh')} />
        <TextField {...form.field('nameEn')} label={t('form.nameEn')} />
        <TextField {...form.field('leastRank')} inputMode="numeric" label={t('field.leastRank')} />
        <MoneyField {...form.typed('budget')} label={t('field.budget')} decimals={DECIMALS} />
        <MomentField
          {...startsAt}
          label={t('field.startsAt')}
          timeZone={timeZone}
          onChange={(value) => value && startsAt.onChange(value)}
        />
        <MomentField {...endsAt} label={t('field.endsAt')} timeZone={timeZone} />
        <AudienceFields form={form} timeZone={timeZone} />
      </div>
      {steps.value.map((step, at) => (
        <StepFields
          brand={form.values.brand}
          key={step.key}
          step={step}
          number={at + 1}
          onChange={(next) => steps.onChange(steps.value.map((one) => (one.key === step.key ? next : one)))}
          onRemove={
            steps.value.length === 1
              ? undefined
              : () => steps.onChange(steps.value.filter(({ key }) => key !== step.key))
          }
        />
      ))}
      {steps.value.length < STEPS_MOST && (
        <Button variant="secondary" onClick={() => steps.onChange([...steps.value, newStep()])}>
          {t('form.addStep')}
        </Button>
      )}
    </ReasonFormDialog>
  );
}
