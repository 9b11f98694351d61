import { displayMoney, formatMoney } from '@lanna/rules/money';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { readAmount } from '../../read-amount.ts';
import { classes } from '../../ui/classes.ts';
import { TextField } from '../../ui/text-field.tsx';
import { mostOf, type TransferRange, transferFault, usualAmounts } from './transfer-amount.ts';

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
  const fault = transferFault(typed, range);
  const most = mostOf(range);
  const limits = {
    min: displayMoney(range.min, currencySymbol),
    max: displayMoney(range.max, currencySymbol),
    available: displayMoney(range.available, currencySymbol),
  };
  return (
    <div className="flex flex-col gap-2.5">
      <TextField
        ref={input}
        label={t('sheet.amount')}
        hint={hint}
        error={checked && fault ? t(`fault.${fault}`, limits) : undefined}
        before={<span className="figures">{currencySymbol}</span>}
        className="[&_input]:figures [&_input]:pl-12 [&_input]:font-semibold"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={20}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('sheet.presets')}</legend>
        {usualAmounts(range).map((amount) => (
          <Preset
            key={formatMoney(amount)}
            pressed={readAmount(typed) === amount}
            onClick={() => onType(displayMoney(amount).replace(/\.00$/, ''))}
          >
            {displayMoney(amount).replace(/\.00$/, '')}
          </Preset>
        ))}
        {most > 0n && (
          <Preset pressed={readAmount(typed) === most} onClick={() => onType(displayMoney(most))}>
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
