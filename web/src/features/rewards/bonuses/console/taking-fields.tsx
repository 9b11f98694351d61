import {
  BONUS_LIMITS,
  type BonusKind,
  type BonusLimit,
  isRewardKind,
} from '@lanna/rules/rewards/bonuses/terms';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { mayBeDaily } from './typed-rounds.ts';

/** By a press of the member's, or as what a good or a mission gives. */
const TAKEN_BY = ['member', 'reward'] as const;
export type TakenBy = (typeof TAKEN_BY)[number];

interface Typed {
  takenBy: TakenBy;
  once: BonusLimit;
}

/** Who takes a bonus, and how often. */
export function TakingFields({
  form,
  kind,
  takenBy,
}: {
  form: Pick<ContractForm<Typed>, 'field'>;
  kind: BonusKind;
  takenBy: TakenBy;
}) {
  const { t } = useTranslation('bonuses-console');
  return (
    <>
      {isRewardKind(kind) && (
        <SelectField
          {...form.field('takenBy')}
          label={t('form.takenBy')}
          hint={t('form.takenByHint')}
          options={TAKEN_BY.map((value) => ({ value, label: t(`takenBy.${value}`) }))}
        />
      )}
      {!isReward({ kind, takenBy }) && (
        <SelectField
          {...form.field('once')}
          label={t('form.once')}
          options={BONUS_LIMITS.filter((once) => once !== 'day' || mayBeDaily(kind)).map((value) => ({
            value,
            label: t(`once.${value}`),
          }))}
        />
      )}
    </>
  );
}

export function isReward({ kind, takenBy }: { kind: BonusKind; takenBy: TakenBy }): boolean {
  return isRewardKind(kind) && takenBy === 'reward';
}
