import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { classes } from '../../../../ui/classes.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { amountFieldError, QUICK_AMOUNTS } from './stake-amount.ts';

/** An amount typed, or one of the usual ones pressed. */
export function AmountField({
  label,
  value,
  onValue,
  onDone,
}: {
  label: string;
  value: string;
  onValue: (amount: string) => void;
  /** Typed to its end, or pressed. */
  onDone: (amount: string) => void;
}) {
  const { t } = useTranslation('sea');
  const { currencySymbol } = useBrand();
  const language = usePageLanguage();
  const fieldError = value === '' ? undefined : amountFieldError(value, language);
  return (
    <div className="flex flex-col gap-2">
      <MoneyField
        label={label}
        error={fieldError && fieldError !== 'ambiguous' ? t(`amount.fault.${fieldError}`) : undefined}
        symbol={currencySymbol}
        inputClass="[&_input]:figures [&_input]:font-semibold"
        maxLength={12}
        value={value}
        onType={onValue}
        onBlur={() => fieldError === undefined && value !== '' && onDone(value)}
      />
      <fieldset className="grid grid-cols-6 gap-1.5">
        <legend className="sr-only">{t('amount.quick')}</legend>
        {QUICK_AMOUNTS.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={value === amount}
            onClick={() => onDone(amount)}
            className={classes(
              'figures h-10 touch-manipulation rounded-medium border font-semibold text-sm transition-colors hover:border-accent-text',
              value === amount
                ? 'border-accent-text bg-raised text-accent-text'
                : 'border-control-line bg-surface',
            )}
          >
            {amount}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
