import type { BankAccount } from '@lanna/contract/money/withdrawals/bank-accounts';
import { requestWithdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutcomeUncertain } from '../../../../api/calls/refusal.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { readAmount, wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { useErrorWords } from '../../../people/identity/errors/error-words.ts';
import { useSecondFactor } from '../../../people/identity/proof/second-factor.ts';
import { SecondFactorField } from '../../../people/identity/proof/second-factor-field.tsx';
import { protectionQuery } from '../../../people/identity/protection-queries.ts';
import { AccountChoice } from '../account/account-choice.tsx';
import { BankAccountDialog } from '../account/bank-account-dialog.tsx';
import { UncertainError } from '../following/uncertain-error.tsx';
import type { PayoutChannel, WithdrawalTerms } from '../queries.ts';
import { AmountChoice } from './amount-choice.tsx';
import { amountFieldError, rangeOf } from './request-range.ts';
import { RequestSummary } from './request-summary.tsx';
import { useRequestWithdrawal } from './request-withdrawal.ts';

/** `channels` are those that take a request now, `first` one of them. */
export function WithdrawForm({
  terms,
  channels,
  first,
  onAsked,
}: {
  terms: WithdrawalTerms;
  channels: readonly PayoutChannel[];
  first: PayoutChannel;
  /** The request is in. */
  onAsked: (id: string) => void;
}) {
  const { t } = useTranslation('withdrawals');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const { data: protection } = useQuery({ ...protectionQuery, enabled: terms.hasSecondFactor });
  const factor = useSecondFactor(protection ?? { totp: terms.hasSecondFactor, passkeys: [] });
  const [dialog, setDialog] = useState<'add' | BankAccount>();
  const asking = useRequestWithdrawal();

  const usable = terms.bankAccounts.filter(({ state }) => state === 'usable');
  const accountOf = (id: string) => usable.find((known) => known.id === id) ?? usable[0];
  const channelOf = (code: string) => channels.find((known) => known.code === code) ?? first;
  const form = useContractForm(requestWithdrawal, {
    initial: {
      bankAccountId: '',
      channelCode: first.code,
      amount: '',
      paymentPassword: '',
      secondFactor: '',
    },
    toBody: ({ bankAccountId, channelCode, amount, paymentPassword }) => ({
      bankAccountId: accountOf(bankAccountId)?.id ?? '',
      channelCode: channelOf(channelCode).code,
      amount: wireAmount(amount, language) ?? '',
      paymentPassword,
    }),
    check: ({ channelCode, amount, paymentPassword }) => ({
      // The field has its own words.
      amount:
        amountFieldError(amount, readAmount(amount, language), rangeOf(terms, channelOf(channelCode))) && '',
      paymentPassword: paymentPassword === '' && t('form.passwordMissing'),
      secondFactor: factor.isMissing && t('form.codeMissing'),
    }),
    refusals: { payment_password_wrong: 'paymentPassword', second_factor_wrong: 'secondFactor' },
    refusalText: useErrorWords(),
    // The second factor is asked for right before the request is sent.
    send: async (body) => asking.mutateAsync({ ...body, ...(await factor.answer()) }),
    onDone: ({ id }, { restart }) => {
      restart({ ...form.values, amount: '', paymentPassword: '' });
      factor.write('');
      onAsked(id);
    },
  });
  const account = accountOf(form.values.bankAccountId);
  const channel = channelOf(form.values.channelCode);
  const range = rangeOf(terms, channel);
  const typed = readAmount(form.values.amount, language);
  const amount = amountFieldError(form.values.amount, typed, range) ? undefined : typed;

  return (
    <>
      <form
        {...form.props}
        aria-labelledby="withdraw-form"
        className="lit flex flex-col gap-5 rounded-large bg-surface p-5 sm:p-6"
      >
        <h3 id="withdraw-form" className="font-display font-semibold text-lg">
          {t('form.title')}
        </h3>
        <AccountChoice
          accounts={terms.bankAccounts}
          chosen={account?.id}
          onChoose={(id) => form.set('bankAccountId', id)}
          onAdd={() => setDialog('add')}
          onChange={setDialog}
        />
        {channels.length > 1 && (
          <SelectField
            label={t('form.channel')}
            value={channel.code}
            onChange={({ target }) => form.set('channelCode', target.value)}
            options={channels.map((known) => ({ value: known.code, label: known.name }))}
          />
        )}
        <AmountChoice {...form.typed('amount')} range={range} shown={form.isTried} />
        <RequestSummary amount={amount} channel={channel} limits={terms.limits} currency={terms.currency} />
        <PasswordField {...form.field('paymentPassword')} label={t('form.password')} autoComplete="off" />
        <SecondFactorField
          factor={factor}
          error={factor.byPasskey ? undefined : form.error('secondFactor')}
          onChange={form.touch}
        />
        {form.problem && (
          <UncertainError uncertain={isOutcomeUncertain(form.failure)}>{form.problem}</UncertainError>
        )}
        <Button type="submit" size="large" wide busy={form.isPending} icon={<Banknote aria-hidden="true" />}>
          {amount === undefined
            ? t('form.submit')
            : t('form.submitAmount', { amount: displayMoney(amount, currencySymbol) })}
        </Button>
        <p className="text-center text-muted text-sm">{t('form.note')}</p>
      </form>
      {dialog !== undefined && (
        <BankAccountDialog
          change={dialog === 'add' ? undefined : dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
