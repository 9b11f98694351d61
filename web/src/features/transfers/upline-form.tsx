import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { showUpline } from '@lanna/contract/transfers/transfers';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, ShieldCheck, UserRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { Refusal } from '../../api/refusal.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { displayDateTime } from '../../i18n/format.ts';
import { readAmount } from '../../read-amount.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PaymentPasswordDialog } from '../identity/payment-password-dialog.tsx';
import { type Protection, protectionQuery } from '../identity/protection-queries.ts';
import { useSecondFactor } from '../identity/second-factor.ts';
import { SecondFactorField } from '../identity/second-factor-field.tsx';
import { AmountField } from './amount-field.tsx';
import { MoneyError } from './money-error.tsx';
import { isOutcomeUncertain, useUplineTransfer } from './queries.ts';
import { transferFault } from './transfer-amount.ts';

type Upline = Value<typeof showUpline>;

/** Who gets it, what can go and what stays, then the form; without a withdrawal password, the way to set one. */
export function UplineForm({ upline }: { upline: Upline }) {
  const protection = useQuery(protectionQuery);
  return (
    <div className="flex flex-col gap-5">
      <Facts upline={upline} />
      {!upline.paymentPasswordSet ? (
        <SetFirst protection={protection.data} />
      ) : (
        <Form upline={upline} protection={protection.data ?? { totp: upline.secondFactor, passkeys: [] }} />
      )}
    </div>
  );
}

function Facts({ upline }: { upline: Upline }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol, timeZone } = useBrand();
  const stays = moneyOf(upline.stays);
  return (
    <div className="lit sky overflow-hidden rounded-large bg-raised">
      <div className="flex items-center gap-3 p-5">
        <span
          className="lantern flex size-12 shrink-0 items-center justify-center rounded-full"
          aria-hidden="true"
        >
          <UserRound className="size-6" />
        </span>
        <div className="min-w-0">
          <p className="text-muted text-sm">{t('upline.agent')}</p>
          <p className="truncate font-display font-semibold text-xl">{upline.agent}</p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-px bg-line">
        <Figure label={t('upline.can')} amount={upline.most} strong />
        <Figure label={t('upline.balance')} amount={upline.balance} />
      </dl>
      <div className="flex flex-col gap-1 px-5 py-3.5 text-muted text-sm">
        {stays > 0n && <p>{t('upline.stays', { amount: displayMoney(stays, currencySymbol) })}</p>}
        <p>
          {t('upline.day', {
            left: displayMoney(moneyOf(upline.dayLeft), currencySymbol),
            max: displayMoney(moneyOf(upline.dayMax), currencySymbol),
            time: displayDateTime(upline.dayEndsAt, timeZone),
          })}
        </p>
      </div>
    </div>
  );
}

function Figure({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
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

function SetFirst({ protection }: { protection: Protection | undefined }) {
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

function Form({ upline, protection }: { upline: Upline; protection: Parameters<typeof useSecondFactor>[0] }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const words = useRefusalText();
  const factor = useSecondFactor(protection);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sending = useUplineTransfer();
  const range = { min: moneyOf(upline.min), max: moneyOf(upline.max), available: mostNow(upline) };
  const amount = readAmount(typed);
  const isOf = (code: string) => sending.error instanceof Refusal && sending.error.code === code;
  const atField = isOf('payment_password_wrong') || (!factor.byPasskey && isOf('second_factor_wrong'));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isPending) return;
    setChecked(true);
    if (transferFault(typed, range) || amount === undefined) return input.current?.focus();
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
      {sending.data && (
        <p
          role="status"
          className="flex animate-appear items-start gap-2.5 rounded-medium border border-success/40 bg-sunken px-4 py-3 text-sm"
        >
          <CheckCircle2 className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
          <span>
            {t('upline.done', {
              amount: displayMoney(moneyOf(sending.data.transfer.amount), currencySymbol),
              agent: upline.agent,
            })}
          </span>
        </p>
      )}
      <Button type="submit" size="large" wide busy={sending.isPending}>
        {amount
          ? t('upline.submitAmount', { amount: displayMoney(amount, currencySymbol), agent: upline.agent })
          : t('upline.submit')}
      </Button>
    </form>
  );
}

/** By balance, turnover and what is left of the day; the limit of one transfer is said apart. */
function mostNow({ balance, stays, dayLeft }: Upline): bigint {
  const free = moneyOf(balance) - moneyOf(stays);
  const left = moneyOf(dayLeft);
  if (left < free) return left;
  return free;
}
