import {
  addBankAccount,
  type BankAccount,
  changeBankAccount,
} from '@lanna/contract/money/withdrawals/bank-accounts';
import { findBank, readAccountNumber } from '@lanna/rules/money/withdrawals/banks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { FormSkeleton } from '../../../../ui/fields/form-skeleton.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { useErrorWords } from '../../../people/identity/errors/error-words.ts';
import { useSecondFactor } from '../../../people/identity/proof/second-factor.ts';
import { SecondFactorField } from '../../../people/identity/proof/second-factor-field.tsx';
import { protectionQuery } from '../../../people/identity/protection-queries.ts';
import { bankAccountsQuery, type OwnBankAccounts } from '../queries.ts';
import { AccountNumberField, useNumberFieldError } from './account-number-field.tsx';
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
  const queries = useQueryClient();
  const { data: protection } = useQuery({ ...protectionQuery, enabled: own.hasSecondFactor });
  const factor = useSecondFactor(protection ?? { totp: own.hasSecondFactor, passkeys: [] });
  const numberFieldError = useNumberFieldError();
  const form = useContractForm(change ? changeBankAccount : addBankAccount, {
    initial: {
      bankCode: change?.bankCode ?? '',
      accountNumber: '',
      holderName: own.payeeName ?? '',
      paymentPassword: '',
      secondFactor: '',
    },
    toBody: ({ secondFactor: _, accountNumber, ...typed }) => ({
      ...typed,
      accountNumber: readAccountNumber(accountNumber) ?? accountNumber,
    }),
    check: ({ bankCode, accountNumber, paymentPassword }) => ({
      bankCode: !findBank(bankCode) && t('account.bankMissing'),
      accountNumber: numberFieldError(findBank(bankCode), accountNumber),
      paymentPassword: paymentPassword === '' && t('form.passwordMissing'),
      secondFactor: factor.isMissing && t('form.codeMissing'),
    }),
    words: { holderName: { required: t('account.holderMissing') } },
    refusals: {
      bank_account_number_invalid: 'accountNumber',
      holder_name_invalid: 'holderName',
      payment_password_wrong: 'paymentPassword',
      second_factor_wrong: 'secondFactor',
    },
    refusalText: useErrorWords(),
    send: async (typed) => {
      const body = { ...typed, ...(await factor.answer()) };
      return change
        ? call(changeBankAccount, { params: { id: change.id }, body })
        : call(addBankAccount, { body });
    },
    onDone: ({ state }) => {
      void queries.invalidateQueries({ queryKey: ['withdrawals'] });
      notify({
        text: state === 'usable' ? t('account.saved') : t('account.savedCooling'),
        tone: 'success',
      });
      onDone();
    },
  });
  const bank = form.chosen('bankCode');

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <BankPicker value={bank.value} onChoose={bank.onValueChange} error={bank.error} />
      <AccountNumberField bank={findBank(bank.value)} {...form.typed('accountNumber')} />
      {own.payeeName === null ? (
        <TextField
          {...form.field('holderName')}
          label={t('account.holder')}
          hint={t('account.holderHint')}
          autoComplete="name"
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
      <PasswordField {...form.field('paymentPassword')} label={t('form.password')} autoComplete="off" />
      <SecondFactorField
        factor={factor}
        error={factor.byPasskey ? undefined : form.error('secondFactor')}
        onChange={form.touch}
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {change ? t('account.saveChange') : t('account.save')}
      </Button>
    </form>
  );
}
