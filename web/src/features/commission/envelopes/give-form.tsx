import {
  ENVELOPE_SHARES_MAX,
  ENVELOPE_SPLITS,
  ENVELOPE_WISH_MAX,
  type EnvelopeAudience,
  type EnvelopeSplit,
  giveEnvelope,
} from '@lanna/contract/commission/envelopes/envelopes';
import { moneyOf } from '@lanna/contract/money';
import { smallestShare } from '@lanna/rules/envelope-split';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { CheckCircle2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { typedNumber } from '../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../shared-parts/money/money-field.tsx';
import { readAmount, wireAmount } from '../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { usePageLanguage } from '../../../use-page-language.ts';
import { useErrorWords } from '../../people/identity/errors/error-words.ts';
import { PaymentPasswordFirst } from '../../people/identity/proof/payment-password-first.tsx';
import { useSecondFactor } from '../../people/identity/proof/second-factor.ts';
import { SecondFactorField } from '../../people/identity/proof/second-factor-field.tsx';
import { protectionQuery } from '../../people/identity/protection-queries.ts';
import { type Chosen, MemberPicker } from './member-picker.tsx';
import { type Terms, useFollow } from './queries.ts';

/** What can go in, to whom, in how many shares, and the proof that it is the agent; without a withdrawal password, the way to set one. */
export function GiveForm({ terms }: { terms: Terms }) {
  const { t } = useTranslation('envelopes');
  const protection = useQuery(protectionQuery);
  if (!terms.paymentPasswordSet)
    return (
      <PaymentPasswordFirst
        protection={protection.data}
        title={t('give.setFirst')}
        reason={t('give.setFirstText')}
        action={t('give.setPassword')}
      />
    );
  return <Form terms={terms} protection={protection.data ?? { totp: terms.secondFactor, passkeys: [] }} />;
}

const EMPTY = {
  amount: '',
  shares: '',
  members: [] as readonly Chosen[],
  wish: '',
  paymentPassword: '',
  secondFactor: '',
};

function Form({ terms, protection }: { terms: Terms; protection: Parameters<typeof useSecondFactor>[0] }) {
  const { t } = useTranslation('envelopes');
  const { currencySymbol, timeZone } = useBrand();
  const factor = useSecondFactor(protection);
  const follow = useFollow();
  const audiences = useAudiences(terms);
  const language = usePageLanguage();
  const [given, setGiven] = useState<string>();
  const money = (text: string) => displayMoney(moneyOf(text), currencySymbol);
  const form = useContractForm(giveEnvelope, {
    initial: {
      ...EMPTY,
      audience: 'direct' as EnvelopeAudience,
      split: 'random' as EnvelopeSplit,
    },
    // A press that is tried again with another password is the same envelope, so no proof is part of what its key stands for.
    toBody: ({ amount, shares, members, paymentPassword: _, secondFactor: __, ...typed }) => ({
      ...typed,
      amount: wireAmount(amount, language) ?? '',
      shares: typedNumber(shares),
      ...(typed.audience === 'members' && { members: members.map(({ id }) => id) }),
      paymentPassword: '',
    }),
    words: { shares: t('give.sharesFault.range', { max: displayCount(ENVELOPE_SHARES_MAX) }) },
    check: ({ amount, shares, audience, members, paymentPassword }) => ({
      amount: amountError(amount),
      shares: sharesError(typedNumber(shares), amount, audience === 'members' && members.length),
      members: audience === 'members' && members.length === 0 && t('give.chooseSome'),
      paymentPassword: paymentPassword === '' && t('give.passwordMissing'),
      secondFactor: factor.isMissing && t('give.codeMissing'),
    }),
    refusals: { payment_password_wrong: 'paymentPassword', second_factor_wrong: 'secondFactor' },
    refusalText: useErrorWords(),
    send: async (order, { key, values: { paymentPassword } }) =>
      call(giveEnvelope, {
        body: { ...order, paymentPassword, ...(await factor.answer()) },
        idempotencyKey: key,
      }),
    onDone: (answer, { restart }) => {
      const { audience, split, amount, expiresAt } = answer.envelope;
      follow(answer);
      setGiven(t('give.done', { amount: money(amount), time: displayDateTime(expiresAt, timeZone) }));
      factor.write('');
      restart({ ...EMPTY, audience, split });
    },
  });
  const { audience, split } = form.values;
  const amount = readAmount(form.values.amount, language);

  function amountError(typed: string) {
    const read = readAmount(typed, language);
    if (!read) return t('give.amountMissing');
    return read > moneyOf(terms.most) && t('give.upTo', { amount: money(terms.most) });
  }
  /** `chosen`: so many members, where they are chosen one by one. */
  function sharesError(shares: number, typed: string, chosen: number | false) {
    const read = readAmount(typed, language);
    // What is no number of shares at all, the contract says.
    if (!Number.isInteger(shares) || shares > ENVELOPE_SHARES_MAX) return undefined;
    if (chosen && shares > chosen) return t('give.sharesFault.chosen', { max: displayCount(chosen) });
    if (read && read < smallestShare(terms.currency) * BigInt(shares)) return t('give.sharesFault.small');
    return undefined;
  }

  return (
    <form {...form.props} className="lit flex flex-col gap-5 rounded-large bg-raised p-5">
      <AtHand terms={terms} />
      <div className="flex flex-col gap-2">
        <SelectField {...form.field('audience')} label={t('give.to')} options={audiences} />
        {audience === 'members' && <MemberPicker {...form.kept('members')} />}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          {...form.typed('amount')}
          label={t('give.amount')}
          hint={t('give.upTo', { amount: money(terms.most) })}
          symbol={currencySymbol}
          inputClass="[&_input]:figures [&_input]:font-semibold"
          enterKeyHint="next"
        />
        <TextField
          {...form.field('shares')}
          label={t('give.shares')}
          hint={t('give.sharesHint', { max: displayCount(ENVELOPE_SHARES_MAX) })}
          className="[&_input]:figures"
          autoComplete="off"
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <Segments
          label={t('give.split')}
          value={split}
          onValueChange={(value) => form.set('split', value)}
          segments={ENVELOPE_SPLITS.map((value) => ({ value, label: t(`split.${value}`) }))}
        />
        <p className="text-muted text-sm">{t(`splitText.${split}`)}</p>
      </div>
      <TextField
        {...form.field('wish')}
        label={t('give.wish')}
        hint={t('give.wishHint', { max: ENVELOPE_WISH_MAX })}
        autoComplete="off"
        maxLength={ENVELOPE_WISH_MAX}
      />
      <PasswordField {...form.field('paymentPassword')} label={t('give.password')} autoComplete="off" />
      <SecondFactorField
        factor={factor}
        error={factor.byPasskey ? undefined : form.error('secondFactor')}
        onChange={form.touch}
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      {given && !form.isChanged && <Given text={given} />}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {amount ? t('give.submitAmount', { amount: displayMoney(amount, currencySymbol) }) : t('give.submit')}
      </Button>
      <p className="text-center text-muted text-xs">{t('give.back', { hours: displayCount(terms.hours) })}</p>
    </form>
  );
}

/** What can go in now, and what of it stays until when. */
function AtHand({ terms }: { terms: Terms }) {
  const { t } = useTranslation('envelopes');
  const { currencySymbol, timeZone } = useBrand();
  const money = (text: string) => displayMoney(moneyOf(text), currencySymbol);
  return (
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
  );
}

function useAudiences(terms: Terms) {
  const { t } = useTranslation('envelopes');
  return (['direct', 'line', 'active', 'members'] as const).map((value) => ({
    value,
    label:
      value === 'members'
        ? t('audience.members')
        : `${t(`audience.${value}`)} · ${t('people', {
            count: terms.groups[value],
            shown: displayCount(terms.groups[value]),
          })}`,
  }));
}

function Given({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex animate-appear items-start gap-2.5 rounded-medium border border-success/40 bg-sunken px-4 py-3 text-sm"
    >
      <CheckCircle2 className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
