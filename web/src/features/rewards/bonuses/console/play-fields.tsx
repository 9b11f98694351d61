import type { BonusKind } from '@lanna/rules/rewards/bonuses/terms';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

const DECIMALS = 2;

interface Typed {
  times: string;
  of: 'bonus' | 'deposit_and_bonus';
  stakePercent: string;
  stakeMost: string;
  leastOdds: string;
  convertedTimes: string;
}

/** How bonus money is to be played before it is cash. */
export function PlayFields({
  form,
  kind,
}: {
  form: Pick<ContractForm<Typed>, 'field' | 'typed'>;
  kind: BonusKind;
}) {
  const { t } = useTranslation('bonuses-console');
  const bases = kind === 'deposit_match' ? (['bonus', 'deposit_and_bonus'] as const) : (['bonus'] as const);
  return (
    <>
      <TextField {...form.field('times')} inputMode="numeric" label={t('form.times')} />
      <SelectField
        {...form.field('of')}
        label={t('form.of')}
        options={bases.map((value) => ({ value, label: t(`of.${value}`) }))}
      />
      <TextField {...form.field('stakePercent')} inputMode="numeric" label={t('form.stakePercent')} />
      <MoneyField {...form.typed('stakeMost')} label={t('form.stakeMost')} decimals={DECIMALS} />
      <TextField {...form.field('leastOdds')} inputMode="decimal" label={t('form.leastOdds')} />
      <TextField
        {...form.field('convertedTimes')}
        inputMode="numeric"
        label={t('form.convertedTimes')}
        hint={t('form.convertedHint')}
      />
    </>
  );
}
