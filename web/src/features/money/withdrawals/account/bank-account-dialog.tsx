import {
  addBankAccount,
  type BankAccount,
  changeBankAccount,
} from '@lanna/contract/money/withdrawals/bank-accounts';
import { findBank, isAccountNumber, readAccountNumber } from '@lanna/rules/money/withdrawals/banks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { FormSkeleton } from '../../../../ui/fields/form-skeleton.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { isRefusal, useErrorWords } from '../../../people/identity/errors/error-words.ts';
import { useSecondFactor } from '../../../people/identity/proof/second-factor.ts';
import { SecondFactorField } from '../../../people/identity/proof/second-factor-field.tsx';
import { protectionQuery } from '../../../people/identity/protection-queries.ts';
import { bankAccountsQuery, type OwnBankAccounts } from '../queries.ts';
import { AccountNumberField } from './account-number-field.tsx';
import { BankPicker } from './bank-picker.tsx';

/** Adds a bank account, or gives one another bank or number. `change`: which. */
export function BankAccountDialog({
  change,
  onClose,
}: {
  change: BankAccount | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('withdrawals');
  const accounts = useQuery(bankAccountsQuery);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={change ? t('account.change') : t('account.add')}
      description={t('account.lead')}
    >
      <QueryView
        query={accounts}
        label={t('account.add')}
        failed={t('account.failed')}
        shape={<FormSkeleton />}
      >
        {(own) => <Form own={own} change={change} onDone={onClose} />}
      </QueryView>
    </Dialog>
  );
}

function Form({
  own,
  change,
  onDone,
}: {
  own: OwnBankAccounts;
  change: BankAccount | undefined;
  onDone: () => void;
}) {
  const { t } = useTranslation('withdrawals');
  const words = useErrorWords();
  const queries = useQueryClient();
  const { data: protection } = useQuery({ ...protectionQuery, enabled: own.hasSecondFactor });
  const factor = useSecondFactor(protection ?? { totp: own.hasSecondFactor, passkeys: [] });
  const [bankCode, setBankCode] = useState(change?.bankCode ?? '');
  const [typed, setTyped] = useState('');
  const [holder, setHolder] = useState(own.payeeName ?? '');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const bank = findBank(bankCode);
  const number = readAccountNumber(typed);
  const isNumber = bank !== undefined && number !== undefined && isAccountNumber(bank, number);
  const saving = useMutation({
    mutationFn: async () => {
      const proof = { paymentPassword: password, ...(await factor.answer()) };
      const body = { bankCode, accountNumber: number ?? typed, holderName: holder.trim(), ...proof };
      return change
        ? call(changeBankAccount, { params: { id: change.id }, body })
        : call(addBankAccount, { body });
    },
    onSuccess: (account) => {
      void queries.invalidateQueries({ queryKey: ['withdrawals'] });
      notify({
        text: account.state === 'usable' ? t('account.saved') : t('account.savedCooling'),
        tone: 'success',
      });
      onDone();
    },
  });
  const { error } = saving;
  const isReported =
    isRefusal(error, 'payment_password_wrong') ||
    isRefusal(error, 'bank_account_number_invalid') ||
    isRefusal(error, 'holder_name_invalid') ||
    (!factor.byPasskey && isRefusal(error, 'second_factor_wrong'));

  function save(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    setChecked(true);
    if (isNumber && holder.trim() !== '' && password !== '' && !factor.isMissing) saving.mutate();
  }

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      <BankPicker
        value={bankCode}
        onChoose={(code) => {
          setBankCode(code);
          saving.reset();
        }}
        error={checked && !bank ? t('account.bankMissing') : undefined}
      />
      <AccountNumberField
        bank={bank}
        typed={typed}
        onType={(next) => {
          setTyped(next);
          saving.reset();
        }}
        checked={checked}
        refused={isRefusal(error, 'bank_account_number_invalid') ? words(error) : undefined}
      />
      {own.payeeName === null ? (
        <TextField
          label={t('account.holder')}
          hint={t('account.holderHint')}
          error={
            isRefusal(error, 'holder_name_invalid')
              ? words(error)
              : checked && holder.trim() === ''
                ? t('account.holderMissing')
                : undefined
          }
          autoComplete="name"
          maxLength={100}
          value={holder}
          onChange={({ target }) => {
            setHolder(target.value);
            saving.reset();
          }}
        />
      ) : (
        <div className="flex flex-col gap-1 rounded-medium bg-sunken px-4 py-3">
          <span className="text-muted text-sm">{t('account.holder')}</span>
          <span className="font-semibold">{own.payeeName}</span>
          <span className="text-muted text-sm">{t('account.holderFixed')}</span>
        </div>
      )}
      {(change || own.list.length > 0) && own.coolingHours > 0 && (
        <p className="rounded-medium border border-warning/50 px-4 py-3 text-sm">
          {t('account.cools', { count: own.coolingHours })}
        </p>
      )}
      <PasswordField
        label={t('form.password')}
        error={
          isRefusal(error, 'payment_password_wrong')
            ? words(error)
            : checked && password === ''
              ? t('form.passwordMissing')
              : undefined
        }
        autoComplete="off"
        maxLength={256}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          saving.reset();
        }}
      />
      <SecondFactorField
        factor={factor}
        error={
          isRefusal(error, 'second_factor_wrong')
            ? words(error)
            : checked && factor.isMissing
              ? t('form.codeMissing')
              : undefined
        }
        onChange={saving.reset}
      />
      {error && !isReported && <FormError>{words(error)}</FormError>}
      <Button type="submit" size="large" wide busy={saving.isPending}>
        {change ? t('account.saveChange') : t('account.save')}
      </Button>
    </form>
  );
}
