import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { classes } from '../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../ui/field.tsx';
import { amountFault, QUICK_AMOUNTS } from './stake-amount.ts';

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
  const fault = value === '' ? undefined : amountFault(value);
  return (
    <div className="flex flex-col gap-2">
      <Field text={{ label, error: fault && t(`amount.fault.${fault}`) }}>
        {(control) => (
          <span className="relative flex items-center">
            <span className="figures pointer-events-none absolute left-3.5 text-muted" aria-hidden="true">
              {currencySymbol}
            </span>
            <input
              {...control}
              className={classes(CONTROL_LOOK, 'figures pl-8 font-semibold')}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={12}
              value={value}
              onChange={(event) => onValue(event.target.value)}
              onBlur={() => fault === undefined && value !== '' && onDone(value)}
            />
          </span>
        )}
      </Field>
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
