import type { Language } from '@lanna/contract/people/members/members';
import type { VendorFields, WinLimit } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../../shared-parts/money/typed-amount.ts';

/** What wins may come to, for each currency of the form; one that is left empty has the standard. */
export function WinLimitFields({
  value,
  wrongField: fieldError,
  onChange,
}: {
  value: VendorFields;
  wrongField: string | undefined;
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
              <MoneyField
                key={name}
                label={t(`vendor.largestWin.${name}`, { currency })}
                autoComplete="off"
                value={limit[name]}
                onType={(typed) => set({ ...limit, [name]: typed.trim() })}
              />
            ))}
          </div>
        );
      })}
      <p className={fieldError ? 'text-danger text-sm' : 'text-muted text-sm'}>
        {fieldError ?? t('vendor.hint.winLimits')}
      </p>
    </fieldset>
  );
}

/** The limits as the wire takes them; one that cannot be read is left for the server to name. */
export function sentLimits(limits: readonly WinLimit[], language: Language): WinLimit[] {
  return limits.map(({ currency, round, day }) => ({
    currency,
    round: wireAmount(round, language) ?? round,
    day: wireAmount(day, language) ?? day,
  }));
}
