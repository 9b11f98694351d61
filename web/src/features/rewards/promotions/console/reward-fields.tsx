import type { PromotionForm as Form } from '@lanna/contract/rewards/promotions/ops';
import { CLAIM_FREQUENCIES, PROMOTION_KINDS } from '@lanna/contract/rewards/promotions/promotions';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import type { FormProps } from './promotion-form.tsx';
import { REWARD_DECIMALS } from './read-form.ts';

const PICTURES = ['none', 'one', 'two', 'three'] as const;

/** What members do for it, what it pays, and how much it may pay in all. */
export function RewardFields({ form, onChange, brand, missing, fieldErrors, termsFixed }: FormProps) {
  const { t } = useTranslation('promotions-console');
  const { reward } = form;
  const language = usePageLanguage();
  const isUnreadable = (typed: string | null) =>
    typed !== null && typed !== '' && wireAmount(typed, language, REWARD_DECIMALS) === undefined;
  const amount = (name: 'budgetTotal' | 'budgetDay') => (
    <MoneyField
      label={t(`field.${name}`, { currency: brand.currency })}
      hint={t(`hint.${name}`)}
      error={
        missing.has('budget') || fieldErrors.has(name) || isUnreadable(form[name])
          ? t('fault.amount')
          : undefined
      }
      decimals={REWARD_DECIMALS}
      value={form[name] ?? ''}
      onType={(typed) => onChange({ ...form, [name]: typed || null })}
    />
  );
  return (
    <Panel title={t('part.reward')} text={termsFixed ? t('part.rewardFixed') : t(`kindText.${form.kind}`)}>
      <div className="grid gap-4 md:grid-cols-2">
        <fieldset disabled={termsFixed} className="contents">
          <Segments
            className="md:col-span-2"
            label={t('field.kind')}
            segments={PROMOTION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={form.kind}
            onValueChange={(kind) => onChange(withKind(form, kind))}
          />
          {reward && (
            <>
              {form.kind === 'application' && (
                <SelectField
                  label={t('field.rewardKind')}
                  value={reward.kind}
                  options={[
                    { value: 'up_to', label: t('reward.up_to') },
                    { value: 'fixed', label: t('reward.fixed') },
                  ]}
                  onChange={({ target }) =>
                    onChange({
                      ...form,
                      reward: { ...reward, kind: target.value === 'fixed' ? 'fixed' : 'up_to' },
                    })
                  }
                />
              )}
              <MoneyField
                label={
                  reward.kind === 'fixed'
                    ? t('field.rewardFixed', { currency: brand.currency })
                    : t('field.rewardUpTo', { currency: brand.currency })
                }
                error={
                  missing.has('reward') || fieldErrors.has('reward') || isUnreadable(reward.amount)
                    ? t('fault.amount')
                    : undefined
                }
                decimals={REWARD_DECIMALS}
                value={reward.amount}
                onType={(amount) => onChange({ ...form, reward: { ...reward, amount } })}
              />
            </>
          )}
          {form.kind === 'claim' && (
            <SelectField
              label={t('field.frequency')}
              value={form.frequency ?? 'daily'}
              options={CLAIM_FREQUENCIES.map((value) => ({ value, label: t(`frequency.${value}`) }))}
              onChange={({ target }) =>
                onChange({ ...form, frequency: target.value === 'once' ? 'once' : 'daily' })
              }
            />
          )}
        </fieldset>
        {form.kind === 'application' && (
          <>
            <TextField
              label={t('field.applicationsMax')}
              type="number"
              min={1}
              max={1000}
              value={String(form.applicationsMax ?? 1)}
              onChange={({ target }) =>
                onChange({
                  ...form,
                  applicationsMax: Math.max(1, Number.parseInt(target.value, 10) || 1),
                })
              }
            />
            <SelectField
              label={t('field.picturesLeast')}
              value={PICTURES[form.picturesLeast] ?? 'none'}
              options={PICTURES.map((value) => ({ value, label: t(`pictures.${value}`) }))}
              onChange={({ target }) =>
                onChange({ ...form, picturesLeast: (PICTURES as readonly string[]).indexOf(target.value) })
              }
            />
          </>
        )}
        {form.kind !== 'notice' && (
          <>
            {amount('budgetTotal')}
            {amount('budgetDay')}
            <TextField
              label={t('field.wageringMultiplier')}
              hint={t('hint.wageringMultiplier')}
              type="number"
              min={0}
              max={100}
              value={String(form.wageringMultiplier)}
              onChange={({ target }) =>
                onChange({
                  ...form,
                  wageringMultiplier: Math.min(100, Math.max(0, Number.parseInt(target.value, 10) || 0)),
                })
              }
            />
          </>
        )}
      </div>
    </Panel>
  );
}

/** What belongs to another kind goes; what this one needs is there. */
function withKind(form: Form, kind: Form['kind']): Form {
  const amount = form.reward?.amount ?? '';
  return {
    ...form,
    kind,
    reward: kind === 'notice' ? null : { kind: kind === 'claim' ? 'fixed' : 'up_to', amount },
    frequency: kind === 'claim' ? 'daily' : null,
    applicationsMax: kind === 'application' ? 1 : null,
    picturesLeast: kind === 'application' ? form.picturesLeast : 0,
    ...(kind === 'notice' ? { budgetTotal: null, budgetDay: null, wageringMultiplier: 0 } : {}),
  };
}
