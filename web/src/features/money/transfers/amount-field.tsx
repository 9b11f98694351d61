import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import type { Controlled } from '../../../shared-parts/forms/contract-form.ts';
import { AmountPresets } from '../../../shared-parts/money/amount-presets.tsx';
import { MoneyField } from '../../../shared-parts/money/money-field.tsx';
import { readAmount } from '../../../shared-parts/money/typed-amount.ts';
import { usePageLanguage } from '../../../use-page-language.ts';
import { mostOf, type TransferRange, transferFieldError, usualAmounts } from './transfer-amount.ts';

/** The amount with usual ones to press, and all there is. */
export function AmountField({
  value: typed,
  error,
  range,
  shown,
  hint,
  onType,
}: Controlled<'onType', string> & {
  range: TransferRange;
  /** It was sent: what is wrong is said. */
  shown: boolean;
  hint: string;
}) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const read = readAmount(typed, usePageLanguage());
  const fieldError = transferFieldError(typed, read, range);
  const most = mostOf(range);
  const limits = {
    min: displayMoney(range.min, currencySymbol),
    max: displayMoney(range.max, currencySymbol),
    available: displayMoney(range.available, currencySymbol),
  };
  return (
    <div className="flex flex-col gap-2.5">
      <MoneyField
        label={t('sheet.amount')}
        hint={hint}
        error={shown && fieldError ? t(`fault.${fieldError}`, limits) : error}
        symbol={currencySymbol}
        inputClass="[&_input]:figures [&_input]:font-semibold"
        value={typed}
        onType={onType}
      />
      <AmountPresets
        legend={t('sheet.presets')}
        amounts={usualAmounts(range)}
        all={most > 0n ? { amount: most, label: t('sheet.max') } : undefined}
        chosen={read}
        onChoose={onType}
        className="flex flex-wrap [&_button]:h-10 [&_button]:min-w-16 [&_button]:flex-1 [&_button]:px-3 sm:[&_button]:flex-none"
      />
    </div>
  );
}
