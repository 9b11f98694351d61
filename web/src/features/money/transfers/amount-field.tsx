import { displayMoney, formatMoney } from '@lanna/rules/money';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { MoneyField } from '../../../shared-parts/money/money-field.tsx';
import { fieldText, readAmount } from '../../../shared-parts/money/typed-amount.ts';
import { classes } from '../../../ui/classes.ts';
import { usePageLanguage } from '../../../use-page-language.ts';
import { mostOf, type TransferRange, transferFieldError, usualAmounts } from './transfer-amount.ts';

/** The amount with usual ones to press, and all there is. */
export function AmountField({
  typed,
  range,
  checked,
  input,
  hint,
  onType,
}: {
  typed: string;
  range: TransferRange;
  /** It was sent: what is wrong is said. */
  checked: boolean;
  input: RefObject<HTMLInputElement | null>;
  hint: string;
  onType: (typed: string) => void;
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
        ref={input}
        label={t('sheet.amount')}
        hint={hint}
        error={checked && fieldError ? t(`fault.${fieldError}`, limits) : undefined}
        symbol={currencySymbol}
        inputClass="[&_input]:figures [&_input]:font-semibold"
        value={typed}
        onType={onType}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('sheet.presets')}</legend>
        {usualAmounts(range).map((amount) => (
          <Preset
            key={formatMoney(amount)}
            pressed={read === amount}
            onClick={() => onType(fieldText(amount))}
          >
            {displayMoney(amount).replace(/\.00$/, '')}
          </Preset>
        ))}
        {most > 0n && (
          <Preset pressed={read === most} onClick={() => onType(fieldText(most))}>
            {t('sheet.max')}
          </Preset>
        )}
      </fieldset>
    </div>
  );
}

function Preset({ pressed, onClick, children }: { pressed: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={classes(
        'figures h-10 min-w-16 flex-1 rounded-medium border border-control-line bg-raised px-3 font-semibold text-sm transition-colors sm:flex-none',
        'hover:border-accent-text hover:text-accent-text',
        'aria-pressed:border-accent-text aria-pressed:text-accent-text',
      )}
    >
      {children}
    </button>
  );
}
