import { MISSION_REWARD_KINDS } from '@lanna/rules/rewards/missions/reward';
import { BET_TRIGGERS, PROFILE_FACTS } from '@lanna/rules/rewards/missions/terms';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { OfferField } from './offer-field.tsx';
import type { TypedStep } from './step-form.ts';

const DECIMALS = 2;
const KINDS = [...BET_TRIGGERS, 'check_in', 'profile'] as const;

/** One step of a mission: what moves it on, and what it gives. */
export function StepFields({
  step,
  number,
  brand,
  onChange,
  onRemove,
}: {
  step: TypedStep;
  number: number;
  brand: string;
  onChange: (step: TypedStep) => void;
  /** Undefined of the only one. */
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation('missions-console');
  const text = (name: keyof TypedStep) => ({
    value: step[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...step, [name]: target.value }),
  });
  const money = (name: 'goal' | 'worth') => ({
    value: step[name],
    onType: (typed: string) => onChange({ ...step, [name]: typed }),
  });
  const isOfBets = step.kind !== 'check_in' && step.kind !== 'profile';
  return (
    <fieldset className="flex flex-col gap-3 rounded-medium bg-sunken p-3">
      <legend className="sr-only">{t('form.step', { step: number })}</legend>
      <div className="flex items-center justify-between">
        <span className="font-semibold text-sm">{t('form.step', { step: number })}</span>
        {onRemove && (
          <Button size="small" variant="ghost" onClick={onRemove}>
            {t('form.remove')}
          </Button>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          {...text('kind')}
          label={t('form.trigger')}
          options={KINDS.map((value) => ({ value, label: t(`trigger.${value}`) }))}
        />
        {step.kind === 'profile' && (
          <SelectField
            {...text('fact')}
            label={t('form.fact')}
            options={PROFILE_FACTS.map((value) => ({ value, label: t(`fact.${value}`) }))}
          />
        )}
        {step.kind === 'turnover' && (
          <MoneyField {...money('goal')} label={t('form.amount')} decimals={DECIMALS} />
        )}
        {isOfBets && step.kind !== 'turnover' && (
          <TextField {...text('goal')} inputMode="numeric" label={t('form.count')} />
        )}
        {step.kind === 'multiple' && (
          <TextField {...text('multiple')} inputMode="numeric" label={t('form.multiple')} />
        )}
        {step.kind === 'steps' && <TextField {...text('legs')} inputMode="numeric" label={t('form.legs')} />}
        {isOfBets && step.kind !== 'steps' && (
          <TextField {...text('categories')} label={t('form.categories')} />
        )}
        <SelectField
          {...text('reward')}
          label={t('form.reward')}
          options={MISSION_REWARD_KINDS.map((value) => ({ value, label: t(`prize.${value}`) }))}
        />
        {step.reward === 'spins' || step.reward === 'tickets' ? (
          <TextField {...text('worth')} inputMode="numeric" label={t(`form.${step.reward}`)} />
        ) : step.reward === 'offer' ? (
          <OfferField {...text('offer')} brand={brand} />
        ) : (
          <MoneyField {...money('worth')} label={t('form.worth')} decimals={DECIMALS} />
        )}
        {step.reward === 'bonus' && (
          <>
            <TextField {...text('times')} inputMode="numeric" label={t('form.times')} />
            <TextField {...text('days')} inputMode="numeric" label={t('form.days')} />
          </>
        )}
      </div>
    </fieldset>
  );
}
