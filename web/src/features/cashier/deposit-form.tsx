import { moneyOf } from '@lanna/contract/money';
import { displayMoney, formatMoney } from '@lanna/rules/money';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { amountFault, presetsWithin, readAmount } from './deposit-amount.ts';
import { DepositDone } from './deposit-done.tsx';
import { type DepositMethod, isOutcomeUncertain, useDeposit } from './make-deposit.ts';
import { MoneyError } from './money-error.tsx';

/** `methods` are what the brand offers, `first` one of them. */
export function DepositForm({ methods, first }: { methods: readonly DepositMethod[]; first: DepositMethod }) {
  const { t } = useTranslation('cashier');
  const { currencySymbol, demo } = useBrand();
  const words = useRefusalText();
  const [code, setCode] = useState(first.code);
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const deposit = useDeposit();

  const method = methods.find((known) => known.code === code) ?? first;
  const range = { min: moneyOf(method.min), max: moneyOf(method.max) };
  const limits = {
    min: displayMoney(range.min, currencySymbol),
    max: displayMoney(range.max, currencySymbol),
  };
  const fault = amountFault(typed, range);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (deposit.isPending) return;
    setChecked(true);
    const amount = readAmount(typed);
    if (fault || amount === undefined) input.current?.focus();
    else deposit.mutate({ method, amount });
  }

  function choose(amount: string) {
    setTyped(amount);
    deposit.reset();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div>
        <h3 className="font-display font-semibold text-lg">{t('deposit.title')}</h3>
        <p className="text-muted text-sm">{demo ? t('deposit.playMoneyLead') : t('deposit.lead')}</p>
      </div>
      {methods.length > 1 && (
        <SelectField
          label={t('deposit.method')}
          value={method.code}
          onChange={(event) => setCode(event.target.value)}
          options={methods.map((known) => ({ value: known.code, label: known.name }))}
        />
      )}
      <fieldset className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        <legend className="sr-only">{t('deposit.presets')}</legend>
        {presetsWithin(range).map((amount) => (
          <button
            key={formatMoney(amount)}
            type="button"
            aria-pressed={readAmount(typed) === amount}
            onClick={() => choose(displayMoney(amount).replace(/\.00$/, ''))}
            className={classes(
              'figures h-11 rounded-medium border border-control-line bg-raised font-semibold text-sm transition-colors',
              'hover:border-accent-text hover:text-accent-text',
              'aria-pressed:border-accent-text aria-pressed:text-accent-text',
            )}
          >
            {displayMoney(amount).replace(/\.00$/, '')}
          </button>
        ))}
      </fieldset>
      <TextField
        ref={input}
        label={t('deposit.amount')}
        hint={t('deposit.range', limits)}
        error={checked && fault ? t(`deposit.fault.${fault}`, limits) : undefined}
        before={<span className="figures">{currencySymbol}</span>}
        className="[&_input]:pl-12"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={20}
        value={typed}
        onChange={(event) => choose(event.target.value)}
      />
      {/* Once the money is there, playing is the next step. */}
      <Button
        type="submit"
        look={deposit.data ? 'secondary' : 'primary'}
        size="large"
        wide
        busy={deposit.isPending}
        icon={<Plus aria-hidden="true" />}
      >
        {demo ? t('deposit.submitPlayMoney') : t('deposit.submit')}
      </Button>
      {deposit.error && (
        <MoneyError uncertain={isOutcomeUncertain(deposit.error)}>{words(deposit.error)}</MoneyError>
      )}
      {deposit.data && <DepositDone deposit={deposit.data} />}
    </form>
  );
}
