import {
  ENVELOPE_AUDIENCES,
  ENVELOPE_SHARES_MAX,
  ENVELOPE_SPLITS,
  ENVELOPE_WISH_MAX,
  type EnvelopeAudience,
  type EnvelopeSplit,
} from '@lanna/contract/commission/envelopes/envelopes';
import { moneyOf } from '@lanna/contract/money';
import { smallestShare } from '@lanna/rules/commission/envelopes/split';
import { displayMoney, formatMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { CheckCircle2, ShieldCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { MoneyField } from '../../../shared-parts/money/money-field.tsx';
import { readAmount } from '../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { usePageLanguage } from '../../../use-page-language.ts';
import { PaymentPasswordDialog } from '../../people/identity/proof/payment-password-dialog.tsx';
import { useSecondFactor } from '../../people/identity/proof/second-factor.ts';
import { SecondFactorField } from '../../people/identity/proof/second-factor-field.tsx';
import { type Protection, protectionQuery } from '../../people/identity/protection-queries.ts';
import { MemberPicker } from './member-picker.tsx';
import { type Terms, useGive } from './queries.ts';

/** What can go in, to whom, in how many shares, and the proof that it is the agent; without a withdrawal password, the way to set one. */
export function GiveForm({ terms }: { terms: Terms }) {
  const protection = useQuery(protectionQuery);
  if (!terms.paymentPasswordSet) return <SetFirst protection={protection.data} />;
  return <Form terms={terms} protection={protection.data ?? { totp: terms.secondFactor, passkeys: [] }} />;
}

function SetFirst({ protection }: { protection: Protection | undefined }) {
  const { t } = useTranslation('envelopes');
  const [open, setOpen] = useState(false);
  return (
    <div className="lit flex flex-col items-start gap-3 rounded-large bg-raised p-5">
      <p className="flex items-center gap-2 font-semibold">
        <ShieldCheck className="size-5 text-accent-text" aria-hidden="true" />
        {t('give.setFirst')}
      </p>
      <p className="text-muted text-sm">{t('give.setFirstText')}</p>
      <Button busy={open && !protection} onClick={() => setOpen(true)}>
        {t('give.setPassword')}
      </Button>
      {open && protection && <PaymentPasswordDialog protection={protection} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Form({ terms, protection }: { terms: Terms; protection: Parameters<typeof useSecondFactor>[0] }) {
  const { t } = useTranslation('envelopes');
  const { currencySymbol, timeZone } = useBrand();
  const words = useRefusalText();
  const factor = useSecondFactor(protection);
  const giving = useGive();
  const [audience, setAudience] = useState<EnvelopeAudience>('direct');
  const [split, setSplit] = useState<EnvelopeSplit>('random');
  const [members, setMembers] = useState<ReadonlyMap<string, string>>(new Map());
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState('');
  const [request, setRequest] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);

  const input = useRef<HTMLInputElement>(null);
  const amount = readAmount(typed, usePageLanguage());
  const shares = /^\d{1,4}$/.test(count.trim()) ? Number(count) : 0;
  const most = moneyOf(terms.most);
  const inGroup = audience === 'members' ? members.size : terms.groups[audience];
  const fieldErrors = {
    amount: !amount ? 'missing' : amount > most ? 'above' : undefined,
    shares: sharesFieldError(),
    members: audience === 'members' && members.size === 0 ? 'missing' : undefined,
  } as const;

  function sharesFieldError() {
    if (shares < 1 || shares > ENVELOPE_SHARES_MAX) return 'range' as const;
    if (audience === 'members' && members.size > 0 && shares > members.size) return 'chosen' as const;
    if (amount && amount < smallestShare(terms.currency) * BigInt(shares)) return 'small' as const;
    return undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (giving.isPending) return;
    setChecked(true);
    if (fieldErrors.amount) return input.current?.focus();
    if (Object.values(fieldErrors).some(Boolean) || !amount || password === '' || factor.isMissing) return;
    const answer = await factor.answer().catch(() => undefined);
    if (!answer) return;
    giving.mutate(
      {
        amount: formatMoney(amount),
        shares,
        split,
        audience,
        ...(audience === 'members' && { members: [...members.keys()] }),
        ...(request.trim() !== '' && { wish: request }),
        paymentPassword: password,
        ...answer,
      },
      {
        onSuccess: () => {
          setTyped('');
          setCount('');
          setRequest('');
          setPassword('');
          setMembers(new Map());
          factor.write('');
          setChecked(false);
        },
      },
    );
  }

  const money = (text: string) => displayMoney(moneyOf(text), currencySymbol);
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="lit flex flex-col gap-5 rounded-large bg-raised p-5"
    >
      <div className="rounded-medium bg-sunken px-4 py-3 text-sm">
        <p>
          {t('give.can')} <span className="figures font-semibold">{money(terms.most)}</span>
        </p>
        {moneyOf(terms.stays) > 0n && (
          <p className="text-muted">{t('give.stays', { amount: money(terms.stays) })}</p>
        )}
        <p className="text-muted">
          {t('give.day', {
            left: money(terms.dayLeft),
            time: displayDateTime(terms.dayEndsAt, timeZone),
          })}
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <SelectField
          label={t('give.to')}
          value={audience}
          onChange={({ target }) =>
            setAudience(ENVELOPE_AUDIENCES.find((one) => one === target.value) ?? 'direct')
          }
          options={(['direct', 'line', 'active', 'members'] as const).map((value) => ({
            value,
            label:
              value === 'members'
                ? t('audience.members')
                : `${t(`audience.${value}`)} · ${t('people', {
                    count: terms.groups[value],
                    shown: displayCount(terms.groups[value]),
                  })}`,
          }))}
        />
        {audience === 'members' && (
          <MemberPicker
            chosen={members}
            onChange={setMembers}
            error={checked && fieldErrors.members ? t('give.chooseSome') : undefined}
          />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          ref={input}
          label={t('give.amount')}
          hint={t('give.upTo', { amount: money(terms.most) })}
          error={
            checked && fieldErrors.amount
              ? fieldErrors.amount === 'above'
                ? t('give.upTo', { amount: money(terms.most) })
                : t('give.amountMissing')
              : undefined
          }
          symbol={currencySymbol}
          inputClass="[&_input]:figures [&_input]:font-semibold"
          enterKeyHint="next"
          value={typed}
          onType={(next) => {
            setTyped(next);
            giving.reset();
          }}
        />
        <TextField
          label={t('give.shares')}
          hint={t('give.sharesHint', { max: displayCount(ENVELOPE_SHARES_MAX) })}
          error={
            checked && fieldErrors.shares
              ? t(`give.sharesFault.${fieldErrors.shares}`, {
                  max: displayCount(fieldErrors.shares === 'chosen' ? inGroup : ENVELOPE_SHARES_MAX),
                })
              : undefined
          }
          className="[&_input]:figures"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={count}
          onChange={({ target }) => {
            setCount(target.value);
            giving.reset();
          }}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <Segments
          label={t('give.split')}
          value={split}
          onValueChange={setSplit}
          segments={ENVELOPE_SPLITS.map((value) => ({ value, label: t(`split.${value}`) }))}
        />
        <p className="text-muted text-sm">{t(`splitText.${split}`)}</p>
      </div>
      <TextField
        label={t('give.wish')}
        hint={t('give.wishHint', { max: ENVELOPE_WISH_MAX })}
        autoComplete="off"
        maxLength={ENVELOPE_WISH_MAX}
        value={request}
        onChange={({ target }) => setRequest(target.value)}
      />
      <PasswordField
        label={t('give.password')}
        error={checked && password === '' ? t('give.passwordMissing') : undefined}
        autoComplete="off"
        maxLength={256}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          giving.reset();
        }}
      />
      <SecondFactorField
        factor={factor}
        error={checked && factor.isMissing ? t('give.codeMissing') : undefined}
        onChange={() => giving.reset()}
      />
      {giving.error && <FormError>{words(giving.error)}</FormError>}
      {giving.data && (
        <p
          role="status"
          className="flex animate-appear items-start gap-2.5 rounded-medium border border-success/40 bg-sunken px-4 py-3 text-sm"
        >
          <CheckCircle2 className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
          <span>
            {t('give.done', {
              amount: money(giving.data.envelope.amount),
              time: displayDateTime(giving.data.envelope.expiresAt, timeZone),
            })}
          </span>
        </p>
      )}
      <Button type="submit" size="large" wide busy={giving.isPending}>
        {amount ? t('give.submitAmount', { amount: displayMoney(amount, currencySymbol) }) : t('give.submit')}
      </Button>
      <p className="text-center text-muted text-xs">{t('give.back', { hours: displayCount(terms.hours) })}</p>
    </form>
  );
}
