import type { BankAccount } from '@lanna/contract/money/withdrawals/bank-accounts';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { isRefusal, useErrorWords } from '../../../people/identity/errors/error-words.ts';
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
import { isOutcomeUncertain, useRequestWithdrawal } from './request-withdrawal.ts';

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
  const words = useErrorWords();
  const [accountId, setAccountId] = useState<string>();
  const [code, setCode] = useState(first.code);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [dialog, setDialog] = useState<'add' | BankAccount>();
  const input = useRef<HTMLInputElement>(null);
  const asking = useRequestWithdrawal();

  const usable = terms.bankAccounts.filter(({ state }) => state === 'usable');
  const account = usable.find(({ id }) => id === accountId) ?? usable[0];
  const channel = channels.find((known) => known.code === code) ?? first;
  const range = rangeOf(terms, channel);
  const read = readAmount(typed, language);
  const fieldError = amountFieldError(typed, read, range);
  const amount = fieldError ? undefined : read;

  const passwordFieldError = isRefusal(asking.error, 'payment_password_wrong')
    ? words(asking.error)
    : checked && password === ''
      ? t('form.passwordMissing')
      : undefined;
  const codeFieldError = isRefusal(asking.error, 'second_factor_wrong')
    ? words(asking.error)
    : checked && factor.isMissing
      ? t('form.codeMissing')
      : undefined;
  const isReported =
    isRefusal(asking.error, 'payment_password_wrong') ||
    (!factor.byPasskey && isRefusal(asking.error, 'second_factor_wrong'));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (asking.isPending) return;
    setChecked(true);
    if (amount === undefined) return input.current?.focus();
    if (!account || password === '' || factor.isMissing) return;
    asking.mutate(
      {
        amount,
        bankAccountId: account.id,
        channelCode: channel.code,
        paymentPassword: password,
        secondFactor: factor.answer,
      },
      {
        onSuccess: ({ id }) => {
          setTyped('');
          setPassword('');
          factor.write('');
          setChecked(false);
          onAsked(id);
        },
      },
    );
  }

  return (
    <>
      <form
        onSubmit={submit}
        noValidate
        aria-labelledby="withdraw-form"
        className="lit flex flex-col gap-5 rounded-large bg-surface p-5 sm:p-6"
      >
        <h3 id="withdraw-form" className="font-display font-semibold text-lg">
          {t('form.title')}
        </h3>
        <AccountChoice
          accounts={terms.bankAccounts}
          chosen={account?.id}
          onChoose={setAccountId}
          onAdd={() => setDialog('add')}
          onChange={setDialog}
        />
        {channels.length > 1 && (
          <SelectField
            label={t('form.channel')}
            value={channel.code}
            onChange={({ target }) => setCode(target.value)}
            options={channels.map((known) => ({ value: known.code, label: known.name }))}
          />
        )}
        <AmountChoice
          typed={typed}
          onType={(next) => {
            setTyped(next);
            asking.reset();
          }}
          range={range}
          wrongField={checked ? fieldError : undefined}
          input={input}
        />
        <RequestSummary amount={amount} channel={channel} limits={terms.limits} currency={terms.currency} />
        <PasswordField
          label={t('form.password')}
          error={passwordFieldError}
          autoComplete="off"
          maxLength={256}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            asking.reset();
          }}
        />
        <SecondFactorField factor={factor} error={codeFieldError} onChange={asking.reset} />
        {asking.error && !isReported && (
          <UncertainError uncertain={isOutcomeUncertain(asking.error)}>{words(asking.error)}</UncertainError>
        )}
        <Button
          type="submit"
          size="large"
          wide
          busy={asking.isPending}
          icon={<Banknote aria-hidden="true" />}
        >
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
