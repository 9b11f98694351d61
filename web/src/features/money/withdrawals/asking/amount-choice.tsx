import { displayMoney, formatMoney } from '@lanna/rules/money';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { fieldText, readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { type AmountFieldError, presetsWithin, type RequestRange } from './request-range.ts';

/** How much: typed, one of the usual amounts, or all there is. */
export function AmountChoice({
  typed,
  onType,
  range,
  wrongField: fieldError,
  input,
}: {
  typed: string;
  onType: (typed: string) => void;
  range: RequestRange;
  wrongField: AmountFieldError | undefined;
  input: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useTranslation('withdrawals');
  const { currencySymbol } = useBrand();
  const chosen = readAmount(typed, usePageLanguage());
  const bounds = {
    min: displayMoney(range.min, currencySymbol),
    max: displayMoney(range.max, currencySymbol),
  };
  const presets = [
    ...presetsWithin(range).map((amount) => ({ amount, label: whole(amount) })),
    {
      amount: range.max,
      label: t('form.all'),
    },
  ];
  return (
    <div className="flex flex-col gap-2.5">
      <MoneyField
        ref={input}
        label={t('form.amount')}
        hint={t('form.range', bounds)}
        error={fieldError && t(`form.fault.${fieldError}`, bounds)}
        symbol={currencySymbol}
        inputClass="[&_.pointer-events-none]:text-xl [&_input]:h-14 [&_input]:font-display [&_input]:font-semibold [&_input]:text-2xl"
        enterKeyHint="next"
        value={typed}
        onType={onType}
      />
      <fieldset className="grid grid-cols-4 gap-2">
        <legend className="sr-only">{t('form.presets')}</legend>
        {presets.map(({ amount, label }) => (
          <button
            key={formatMoney(amount)}
            type="button"
            aria-pressed={chosen === amount}
            onClick={() => onType(fieldText(amount))}
            className="figures h-11 rounded-medium border border-control-line bg-raised px-1 font-semibold text-sm transition-colors hover:border-accent-text hover:text-accent-text aria-pressed:border-accent-text aria-pressed:text-accent-text"
          >
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function whole(amount: bigint): string {
  return displayMoney(amount).replace(/\.00$/, '');
}
