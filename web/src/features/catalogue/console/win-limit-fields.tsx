import type { VendorFields, WinLimit } from '@lanna/contract/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.tsx';

/** What wins may come to, for each currency of the form; one that is left empty has the standard. */
export function WinLimitFields({
  value,
  fault,
  onChange,
}: {
  value: VendorFields;
  fault: string | undefined;
  onChange: (value: VendorFields) => void;
}) {
  const { t } = useTranslation('catalogue-console');
  const limitOf = (currency: string): WinLimit =>
    value.winLimits.find((limit) => limit.currency === currency) ?? { currency, round: '', day: '' };
  const set = (changed: WinLimit) =>
    onChange({
      ...value,
      winLimits: [...value.winLimits.filter(({ currency }) => currency !== changed.currency), changed].filter(
        ({ round, day }) => round !== '' || day !== '',
      ),
    });
  return (
    <fieldset className="flex flex-col gap-3 md:col-span-2">
      <legend className="mb-1 font-medium text-sm">{t('vendor.field.winLimits')}</legend>
      {value.currencies.filter(Boolean).map((currency) => {
        const limit = limitOf(currency);
        return (
          <div key={currency} className="grid gap-4 sm:grid-cols-2">
            {(['round', 'day'] as const).map((name) => (
              <TextField
                key={name}
                label={t(`vendor.largestWin.${name}`, { currency })}
                inputMode="decimal"
                autoComplete="off"
                value={limit[name]}
                onChange={({ target }) => set({ ...limit, [name]: target.value.trim() })}
              />
            ))}
          </div>
        );
      })}
      <p className={fault ? 'text-danger text-sm' : 'text-muted text-sm'}>
        {fault ?? t('vendor.hint.winLimits')}
      </p>
    </fieldset>
  );
}
