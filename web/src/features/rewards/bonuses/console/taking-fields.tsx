import {
  BONUS_LIMITS,
  type BonusKind,
  type BonusLimit,
  isRewardKind,
} from '@lanna/rules/rewards/bonuses/terms';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { isRounds, mayBeDaily, type TypedRounds } from './typed-rounds.ts';

/** By a press of the member's, or as what a good or a mission gives. */
const TAKEN_BY = ['member', 'reward'] as const;
export type TakenBy = (typeof TAKEN_BY)[number];

interface Typed {
  takenBy: TakenBy;
  once: BonusLimit;
  earnedBy: TypedRounds['earnedBy'];
}

/** Who takes a bonus, and how often. */
export function TakingFields({
  form,
  kind,
}: {
  form: Pick<ContractForm<Typed>, 'field' | 'values'>;
  kind: BonusKind;
}) {
  const { t } = useTranslation('bonuses-console');
  const typed = { ...form.values, kind };
  return (
    <>
      {mayBeReward(typed) && (
        <SelectField
          {...form.field('takenBy')}
          label={t('form.takenBy')}
          hint={t('form.takenByHint')}
          options={TAKEN_BY.map((value) => ({ value, label: t(`takenBy.${value}`) }))}
        />
      )}
      {!isReward(typed) && (
        <SelectField
          {...form.field('once')}
          label={t('form.once')}
          options={BONUS_LIMITS.filter((once) => once !== 'day' || mayBeDaily(typed)).map((value) => ({
            value,
            label: t(`once.${value}`),
          }))}
        />
      )}
    </>
  );
}

type Asked = { kind: BonusKind } & Pick<Typed, 'takenBy' | 'earnedBy'>;

/** What a deposit earns is no reward. */
function mayBeReward({ kind, earnedBy }: Pick<Asked, 'kind' | 'earnedBy'>): boolean {
  return isRewardKind(kind) && (!isRounds(kind) || earnedBy === 'none');
}

export function isReward(asked: Asked): boolean {
  return mayBeReward(asked) && asked.takenBy === 'reward';
}
