import { CLAIM_FREQUENCIES, PROMOTION_KINDS } from '@lanna/contract/rewards/promotions/promotions';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { FormProps } from './promotion-form.tsx';
import { REWARD_DECIMALS } from './typed-promotion.ts';

const PICTURES = ['none', 'one', 'two', 'three'] as const;

/** What members do for it, what it pays, and how much it may pay in all. */
export function RewardFields({ form, brand, refused, termsFixed }: FormProps) {
  const { t } = useTranslation('promotions-console');
  const { currency } = brand;
  const { kind, rewardKind } = form.values;
  const money = (name: 'amount' | 'budgetTotal' | 'budgetDay') => {
    const { error, ...field } = form.typed(name);
    const isRefused = refused.has(name === 'amount' ? 'reward' : 'budget');
    return {
      ...field,
      decimals: REWARD_DECIMALS,
      error: error ?? (isRefused ? t('fault.amount') : undefined),
    };
  };
  const isFixed = kind === 'claim' || rewardKind === 'fixed';
  return (
    <Panel title={t('part.reward')} text={termsFixed ? t('part.rewardFixed') : t(`kindText.${kind}`)}>
      <div className="grid gap-4 md:grid-cols-2">
        <fieldset disabled={termsFixed} className="contents">
          <Segments
            className="md:col-span-2"
            label={t('field.kind')}
            segments={PROMOTION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onValueChange={(value) => form.set('kind', value)}
          />
          {kind === 'application' && (
            <SelectField
              {...form.field('rewardKind')}
              label={t('field.rewardKind')}
              options={(['up_to', 'fixed'] as const).map((value) => ({ value, label: t(`reward.${value}`) }))}
            />
          )}
          {kind !== 'notice' && (
            <MoneyField
              {...money('amount')}
              label={t(isFixed ? 'field.rewardFixed' : 'field.rewardUpTo', { currency })}
            />
          )}
          {kind === 'claim' && (
            <SelectField
              {...form.field('frequency')}
              label={t('field.frequency')}
              options={CLAIM_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))}
            />
          )}
        </fieldset>
        {kind === 'application' && (
          <>
            <TextField {...form.field('applicationsMax')} label={t('field.applicationsMax')} type="number" />
            <SelectField
              {...form.field('picturesLeast')}
              label={t('field.picturesLeast')}
              options={PICTURES.map((value, least) => ({
                value: String(least),
                label: t(`pictures.${value}`),
              }))}
            />
          </>
        )}
        {kind !== 'notice' && (
          <>
            {(['budgetTotal', 'budgetDay'] as const).map((name) => (
              <MoneyField
                key={name}
                {...money(name)}
                label={t(`field.${name}`, { currency })}
                hint={t(`hint.${name}`)}
              />
            ))}
            <TextField
              {...form.field('wageringMultiplier')}
              label={t('field.wageringMultiplier')}
              hint={t('hint.wageringMultiplier')}
              type="number"
            />
          </>
        )}
      </div>
    </Panel>
  );
}
