import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import type { Controlled } from '../../../../shared-parts/forms/contract-form.ts';
import { AmountPresets } from '../../../../shared-parts/money/amount-presets.tsx';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { readAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { amountFieldError, presetsWithin, type RequestRange } from './request-range.ts';

/** How much: typed, one of the usual amounts, or all there is. */
export function AmountChoice({
  value: typed,
  error,
  onType,
  range,
  shown,
}: Controlled<'onType', string> & {
  range: RequestRange;
  /** It was sent: what is wrong is said. */
  shown: boolean;
}) {
  const { t } = useTranslation('withdrawals');
  const { currencySymbol } = useBrand();
  const chosen = readAmount(typed, usePageLanguage());
  const fieldError = shown && amountFieldError(typed, chosen, range);
  const bounds = {
    min: displayMoney(range.min, currencySymbol),
    max: displayMoney(range.max, currencySymbol),
  };
  return (
    <div className="flex flex-col gap-2.5">
      <MoneyField
        label={t('form.amount')}
        hint={t('form.range', bounds)}
        error={fieldError ? t(`form.fault.${fieldError}`, bounds) : error}
        symbol={currencySymbol}
        inputClass="[&_.pointer-events-none]:text-xl [&_input]:h-14 [&_input]:font-display [&_input]:font-semibold [&_input]:text-2xl"
        enterKeyHint="next"
        value={typed}
        onType={onType}
      />
      <AmountPresets
        legend={t('form.presets')}
        amounts={presetsWithin(range)}
        all={{ amount: range.max, label: t('form.all') }}
        chosen={chosen}
        onChoose={onType}
        className="grid grid-cols-4"
      />
    </div>
  );
}
