import { moneyOf } from '@lanna/contract/money';
import { type DepositMethod, deposit } from '@lanna/contract/money/cashier/cashier';
import { displayMoney, type Money } from '@lanna/rules/money';
import { channelFee } from '@lanna/rules/money/payments/channel-fee';
import { ArrowRight, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isOutcomeUncertain, Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { paths } from '../../../paths.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { AmountPresets } from '../../../shared-parts/money/amount-presets.tsx';
import { MoneyField } from '../../../shared-parts/money/money-field.tsx';
import { readAmount, wireAmount } from '../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { usePageLanguage } from '../../../use-page-language.ts';
import { amountFieldError, presetsWithin } from './deposit-amount.ts';
import { DepositDone } from './deposit-done.tsx';
import { DepositError } from './deposit-error.tsx';
import { useDeposit } from './make-deposit.ts';
import { MethodCards } from './paying/method-cards.tsx';
import { useDraft } from './use-draft.ts';

/** `methods` are what the brand offers, `first` the one that is chosen until another is. `onMade`: what is yet to be paid. */
export function DepositForm({
  methods,
  first,
  onMade,
}: {
  methods: readonly DepositMethod[];
  first: DepositMethod;
  onMade: (id: string) => void;
}) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const [{ code, typed }, change] = useDraft();
  const method = methods.find((known) => known.code === code && known.state === 'open') ?? first;
  const isPlayMoney = method.kind === 'sandbox';
  const range = { min: moneyOf(method.min), max: moneyOf(method.max) };
  const limits = {
    min: displayMoney(range.min, currencySymbol),
    max: displayMoney(range.max, currencySymbol),
  };
  const amount = readAmount(typed, language);
  const fieldError = amountFieldError(typed, amount, range);

  const depositing = useDeposit(method.currency);
  // What is typed is the draft's, so that it stays while something is looked up on another page.
  const form = useContractForm(deposit, {
    initial: { amount: '' },
    toBody: () => ({ methodCode: method.code, amount: wireAmount(typed, language) ?? '' }),
    check: () => ({ amount: fieldError && t(`deposit.fault.${fieldError}`, limits) }),
    send: (body) => depositing.mutateAsync(body),
    onDone: (made) => {
      if (made.status === 'credited') return;
      change({ typed: '' });
      onMade(made.id);
    },
  });
  const { answer, failure } = form;

  function choose(changed: { code?: string; typed?: string }) {
    change(changed);
    if (answer) form.undo();
    form.touch();
  }

  return (
    <form {...form.props} className="flex flex-col gap-5">
      <p className="text-muted text-sm">{isPlayMoney ? t('deposit.playMoneyLead') : t('deposit.lead')}</p>
      {methods.length > 1 && (
        <MethodCards methods={methods} chosen={method.code} onChoose={(chosen) => choose({ code: chosen })} />
      )}
      <AmountPresets
        legend={t('deposit.presets')}
        amounts={presetsWithin(range)}
        chosen={amount}
        onChoose={(next) => choose({ typed: next })}
        className="grid grid-cols-3 sm:grid-cols-6"
      />
      <MoneyField
        label={t('deposit.amount')}
        hint={t('deposit.range', limits)}
        error={form.error('amount')}
        symbol={currencySymbol}
        value={typed}
        onType={(next) => choose({ typed: next })}
      />
      {!isPlayMoney && amount !== undefined && !fieldError && <WhatArrives method={method} amount={amount} />}
      {/* Once the money is there, playing is the next step. */}
      <Button
        type="submit"
        variant={answer ? 'secondary' : 'primary'}
        size="large"
        wide
        busy={form.isPending}
        icon={isPlayMoney ? <Plus aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
      >
        {isPlayMoney ? t('deposit.submitPlayMoney') : t('deposit.submit')}
      </Button>
      {form.problem && failure && <Failure error={failure} />}
      {answer?.status === 'credited' && <DepositDone deposit={answer} />}
    </form>
  );
}

/** The fee is shown before anything is made. */
function WhatArrives({ method, amount }: { method: DepositMethod; amount: Money }) {
  const { t } = useTranslation('cashier');
  const { currencySymbol } = useBrand();
  const { currency, feeBasisPoints } = method;
  const fee = channelFee({ feeFixed: moneyOf(method.feeFixed), feeBasisPoints, currency }, amount);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 rounded-medium bg-sunken px-4 py-3 text-sm">
      <dt className="text-muted">{t('deposit.fee')}</dt>
      <dd className="figures text-right">
        {fee === 0n ? t('deposit.free') : `−${displayMoney(fee, currencySymbol)}`}
      </dd>
      <dt className="text-muted">{t('deposit.arrives')}</dt>
      <dd className="figures text-right font-semibold">{displayMoney(amount - fee, currencySymbol)}</dd>
    </dl>
  );
}

const MINUTE_SECONDS = 60;

function Failure({ error }: { error: Error }) {
  const { t } = useTranslation('cashier');
  const words = useRefusalText();
  const wait =
    error instanceof Refusal && error.code === 'deposits_blocked' && error.facts['retryAfterSeconds'];
  return (
    <DepositError uncertain={isOutcomeUncertain(error)}>
      {words(error)}
      {error instanceof Refusal && error.code === 'identity_unverified' && (
        <a href={paths.memberCentre('identity')} className="mt-1 block font-semibold underline">
          {t('deposit.toIdentity')}
        </a>
      )}
      {typeof wait === 'number' && (
        <span className="mt-1 block">
          {t('deposit.again', { minutes: Math.max(1, Math.ceil(wait / MINUTE_SECONDS)) })}
        </span>
      )}
    </DepositError>
  );
}
