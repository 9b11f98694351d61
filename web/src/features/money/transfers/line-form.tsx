import { moneyOf } from '@lanna/contract/money';
import { transferDownline, transferUpline } from '@lanna/contract/money/transfers/transfers';
import { displayMoney } from '@lanna/rules/money';
import { CheckCircle2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { readAmount, wireAmount } from '../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { usePageLanguage } from '../../../use-page-language.ts';
import { useErrorWords } from '../../people/identity/errors/error-words.ts';
import { useSecondFactor } from '../../people/identity/proof/second-factor.ts';
import { SecondFactorField } from '../../people/identity/proof/second-factor-field.tsx';
import { AmountField } from './amount-field.tsx';
import { useLineTransfer } from './queries.ts';
import { transferFieldError } from './transfer-amount.ts';
import { TransferError } from './transfer-error.tsx';
import type { Proofs } from './when-provable.tsx';

/** How much can go within the line, as the server says it. */
interface LineTerms {
  balance: string;
  stays: string;
  min: string;
  max: string;
  dayLeft: string;
}

export function Figure({
  label,
  amount,
  strong = false,
}: {
  label: string;
  amount: string;
  strong?: boolean;
}) {
  const { currencySymbol } = useBrand();
  return (
    <div className="bg-raised px-5 py-3.5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className={strong ? 'font-display font-semibold text-2xl' : 'font-display text-2xl'}>
        <MoneyText amount={moneyOf(amount)} symbol={currencySymbol} />
      </dd>
    </div>
  );
}

/** Amount, withdrawal password and second factor: money within the line, to a member below or up to the own agent. */
export function LineForm({
  terms,
  protection,
  to,
  done,
  submit,
}: {
  terms: LineTerms;
  protection: Proofs;
  /** The member below. */
  to?: string;
  /** What is said of the amount once it has been sent. */
  done: (amount: string) => string;
  /** What the button says, with the amount once it is typed. */
  submit: (amount: string | undefined) => string;
}) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const factor = useSecondFactor(protection);
  const range = { min: moneyOf(terms.min), max: moneyOf(terms.max), available: mostNow(terms) };
  const sending = useLineTransfer();
  const form = useContractForm(to === undefined ? transferUpline : transferDownline, {
    initial: { amount: '', paymentPassword: '', secondFactor: '' },
    toBody: ({ amount, paymentPassword }) => ({
      amount: wireAmount(amount, language) ?? '',
      paymentPassword,
      ...(to !== undefined && { to }),
    }),
    check: ({ amount, paymentPassword }) => ({
      // The field has its own words.
      amount: transferFieldError(amount, readAmount(amount, language), range) && '',
      paymentPassword: paymentPassword === '' && t('upline.passwordMissing'),
      secondFactor: factor.isMissing && t('upline.codeMissing'),
    }),
    refusals: { payment_password_wrong: 'paymentPassword', second_factor_wrong: 'secondFactor' },
    refusalText: useErrorWords(),
    send: async (body) => sending.mutateAsync({ ...body, ...(await factor.answer()) }),
    onDone: (_, { restart }) => {
      restart();
      factor.write('');
    },
  });
  const typed = readAmount(form.values.amount, language);
  const sent = form.values.amount === '' && sending.data;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <AmountField
        {...form.typed('amount')}
        range={range}
        shown={form.isTried}
        hint={t('sheet.range', {
          min: displayMoney(range.min, currencySymbol),
          max: displayMoney(range.max, currencySymbol),
        })}
      />
      <PasswordField
        {...form.field('paymentPassword')}
        label={t('upline.password')}
        hint={t('upline.passwordHint')}
        autoComplete="off"
      />
      <SecondFactorField
        factor={factor}
        error={factor.byPasskey ? undefined : form.error('secondFactor')}
        onChange={form.touch}
      />
      {form.problem && <TransferError error={form.failure} message={form.problem} />}
      {sent && (
        <p
          role="status"
          className="flex animate-appear items-start gap-2.5 rounded-medium border border-success/40 bg-sunken px-4 py-3 text-sm"
        >
          <CheckCircle2 className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
          <span>{done(displayMoney(moneyOf(sent.amount), currencySymbol))}</span>
        </p>
      )}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {submit(typed ? displayMoney(typed, currencySymbol) : undefined)}
      </Button>
    </form>
  );
}

/** By balance, turnover and what is left of the day; the limit of one transfer is said apart. */
function mostNow({ balance, stays, dayLeft }: LineTerms): bigint {
  const free = moneyOf(balance) - moneyOf(stays);
  const left = moneyOf(dayLeft);
  if (left < free) return left;
  return free;
}
