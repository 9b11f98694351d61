import { moneyOf } from '@lanna/contract/money';
import { displayMoney, type Money } from '@lanna/rules/money';
import { CheckCircle2, ShieldCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { readAmount } from '../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { usePageLanguage } from '../../../use-page-language.ts';
import { PaymentPasswordDialog } from '../../people/identity/proof/payment-password-dialog.tsx';
import { useSecondFactor } from '../../people/identity/proof/second-factor.ts';
import { SecondFactorField } from '../../people/identity/proof/second-factor-field.tsx';
import type { Protection } from '../../people/identity/protection-queries.ts';
import { AmountField } from './amount-field.tsx';
import { MoneyError } from './money-error.tsx';
import { isOutcomeUncertain } from './queries.ts';
import { transferFieldError } from './transfer-amount.ts';

/** How much can go within the line, as the server says it. */
interface LineTerms {
  balance: string;
  stays: string;
  min: string;
  max: string;
  dayLeft: string;
}

export interface LineOrder {
  amount: Money;
  paymentPassword: string;
  secondFactor?: string;
}

/** What the form sends with, of either way in the line. */
interface Sending {
  mutate(order: LineOrder, options: { onSuccess: () => void }): void;
  reset(): void;
  isPending: boolean;
  error: Error | null;
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

/** Without a withdrawal password, the way to set one. */
export function SetFirst({ protection }: { protection: Protection | undefined }) {
  const { t } = useTranslation('transfers');
  const [open, setOpen] = useState(false);
  return (
    <div className="lit flex flex-col items-start gap-3 rounded-large bg-raised p-5">
      <p className="flex items-center gap-2 font-semibold">
        <ShieldCheck className="size-5 text-accent-text" aria-hidden="true" />
        {t('upline.setFirst')}
      </p>
      <p className="text-muted text-sm">{t('upline.setFirstText')}</p>
      <Button busy={open && !protection} onClick={() => setOpen(true)}>
        {t('upline.setPassword')}
      </Button>
      {open && protection && <PaymentPasswordDialog protection={protection} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Amount, withdrawal password and second factor: money within the line, up or down. */
export function LineForm({
  terms,
  protection,
  sending,
  done,
  submit: submitWords,
}: {
  terms: LineTerms;
  protection: Parameters<typeof useSecondFactor>[0];
  sending: Sending;
  /** What has been sent, once it has. */
  done: string | undefined;
  /** What the button says, with the amount once it is typed. */
  submit: (amount: string | undefined) => string;
}) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const factor = useSecondFactor(protection);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const range = { min: moneyOf(terms.min), max: moneyOf(terms.max), available: mostNow(terms) };
  const amount = readAmount(typed, usePageLanguage());
  const isOf = (code: string) => sending.error instanceof Refusal && sending.error.code === code;
  const atField = isOf('payment_password_wrong') || (!factor.byPasskey && isOf('second_factor_wrong'));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isPending) return;
    setChecked(true);
    if (transferFieldError(typed, amount, range) || amount === undefined) return input.current?.focus();
    if (password === '' || factor.isMissing) return;
    const answer = await factor.answer().catch(() => undefined);
    if (!answer) return;
    sending.mutate(
      { amount, paymentPassword: password, ...answer },
      {
        onSuccess: () => {
          setTyped('');
          setPassword('');
          factor.write('');
          setChecked(false);
        },
      },
    );
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <AmountField
        typed={typed}
        range={range}
        checked={checked}
        input={input}
        hint={t('sheet.range', {
          min: displayMoney(range.min, currencySymbol),
          max: displayMoney(range.max, currencySymbol),
        })}
        onType={(text) => {
          setTyped(text);
          sending.reset();
        }}
      />
      <PasswordField
        label={t('upline.password')}
        hint={t('upline.passwordHint')}
        error={
          sending.error && isOf('payment_password_wrong')
            ? words(sending.error)
            : checked && password === ''
              ? t('upline.passwordMissing')
              : undefined
        }
        autoComplete="off"
        maxLength={256}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          sending.reset();
        }}
      />
      <SecondFactorField
        factor={factor}
        error={
          sending.error && isOf('second_factor_wrong')
            ? words(sending.error)
            : checked && factor.isMissing
              ? t('upline.codeMissing')
              : undefined
        }
        onChange={() => sending.reset()}
      />
      {sending.error && !atField && (
        <MoneyError uncertain={isOutcomeUncertain(sending.error)}>{words(sending.error)}</MoneyError>
      )}
      {done && (
        <p
          role="status"
          className="flex animate-appear items-start gap-2.5 rounded-medium border border-success/40 bg-sunken px-4 py-3 text-sm"
        >
          <CheckCircle2 className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
          <span>{done}</span>
        </p>
      )}
      <Button type="submit" size="large" wide busy={sending.isPending}>
        {submitWords(amount ? displayMoney(amount, currencySymbol) : undefined)}
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
