import type { Language } from '@lanna/contract/people/members/members';
import type { WinLimit } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import type { Controlled } from '../../../../../shared-parts/forms/contract-form.ts';
import { MoneyField } from '../../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../../shared-parts/money/typed-amount.ts';

/** What wins may come to, for each currency of the form; one that is left empty has the standard. */
export function WinLimitFields({
  currencies,
  value,
  error,
  onChange,
}: Controlled<'onChange', WinLimit[]> & { currencies: readonly string[] }) {
  const { t } = useTranslation('catalogue-console');
  const limitOf = (currency: string): WinLimit =>
    value.find((limit) => limit.currency === currency) ?? { currency, round: '', day: '' };
  const set = (changed: WinLimit) =>
    onChange(
      [...value.filter(({ currency }) => currency !== changed.currency), changed].filter(
        ({ round, day }) => round !== '' || day !== '',
      ),
    );
  return (
    <fieldset className="flex flex-col gap-3 md:col-span-2" data-field-error={error && ''}>
      <legend className="mb-1 font-medium text-sm">{t('vendor.field.winLimits')}</legend>
      {currencies.map((currency) => {
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
      <p className={error ? 'text-danger text-sm' : 'text-muted text-sm'}>
        {error ?? t('vendor.hint.winLimits')}
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
