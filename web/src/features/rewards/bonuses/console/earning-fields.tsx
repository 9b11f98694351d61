import {
  type BonusKind,
  DEPOSIT_OCCASIONS,
  type DepositOccasion,
  LOSS_PERIODS,
  type LossPeriod,
  PROVED_CONTACTS,
  type ProvedContact,
  REFERRAL_SIDES,
  type ReferralSide,
} from '@lanna/rules/rewards/bonuses/terms';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

const DECIMALS = 2;

/** The part of the form that says what a bonus is earned by. */
interface Typed {
  occasion: DepositOccasion;
  period: LossPeriod;
  contact: ProvedContact;
  percent: string;
  level: string;
  side: ReferralSide;
  deposits: string;
  turnover: string;
  most: string;
  least: string;
  amount: string;
}

/** What a kind of bonus is earned by, and how much it gives. */
export function EarningFields({
  form,
  kind,
}: {
  form: Pick<ContractForm<Typed>, 'field' | 'typed'>;
  kind: BonusKind;
}) {
  const { t } = useTranslation('bonuses-console');
  const isLoss = kind === 'loss_back';
  return (
    <>
      {isShare(kind) ? (
        <>
          <TextField
            {...form.field('percent')}
            inputMode="numeric"
            label={t(isLoss ? 'form.percentLoss' : 'form.percent')}
          />
          {isLoss ? (
            <SelectField
              {...form.field('period')}
              label={t('form.period')}
              options={LOSS_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
            />
          ) : (
            <SelectField
              {...form.field('occasion')}
              label={t('field.occasion')}
              options={DEPOSIT_OCCASIONS.map((value) => ({ value, label: t(`occasion.${value}`) }))}
            />
          )}
          <MoneyField {...form.typed('most')} label={t('form.most')} decimals={DECIMALS} />
          <MoneyField
            {...form.typed('least')}
            label={t(isLoss ? 'form.leastLoss' : 'form.least')}
            decimals={DECIMALS}
          />
        </>
      ) : (
        <MoneyField {...form.typed('amount')} label={t('form.amount')} decimals={DECIMALS} />
      )}
      {kind === 'rank' && <TextField {...form.field('level')} inputMode="numeric" label={t('form.level')} />}
      {kind === 'referral' && (
        <>
          <SelectField
            {...form.field('side')}
            label={t('form.side')}
            options={REFERRAL_SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
          />
          <MoneyField {...form.typed('deposits')} label={t('form.friendDeposits')} decimals={DECIMALS} />
          <MoneyField {...form.typed('turnover')} label={t('form.friendTurnover')} decimals={DECIMALS} />
        </>
      )}
      {kind === 'contact' && (
        <SelectField
          {...form.field('contact')}
          label={t('form.contact')}
          options={PROVED_CONTACTS.map((value) => ({ value, label: t(`contact.${value}`) }))}
        />
      )}
    </>
  );
}

/** Kinds that give a share of something. */
export function isShare(kind: BonusKind): boolean {
  return kind === 'deposit_match' || kind === 'loss_back';
}
