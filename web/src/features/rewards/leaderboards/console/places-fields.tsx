import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

const DECIMALS = 2;

/** Places with one prize as they are typed. */
export interface TypedPlaces {
  key: string;
  count: string;
  amount: string;
}

export function newPlaces(): TypedPlaces {
  return { key: crypto.randomUUID(), count: '1', amount: '' };
}

/** What each place is paid, the first ahead. */
export function PlacesFields({
  places,
  onChange,
}: {
  places: readonly TypedPlaces[];
  onChange: (places: TypedPlaces[]) => void;
}) {
  const { t } = useTranslation('leaderboards-console');
  const change = (changed: TypedPlaces) =>
    onChange(places.map((one) => (one.key === changed.key ? changed : one)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{t('form.prizes')}</legend>
      {places.map((line, at) => (
        <div key={line.key} className="grid items-end gap-3 rounded-medium bg-sunken p-3 sm:grid-cols-3">
          <TextField
            value={line.count}
            onChange={({ target }) => change({ ...line, count: target.value })}
            inputMode="numeric"
            label={t('form.count', { line: at + 1 })}
          />
          <MoneyField
            value={line.amount}
            onType={(amount) => change({ ...line, amount })}
            label={t('form.amount')}
            decimals={DECIMALS}
          />
          {places.length > 1 && (
            <Button
              size="small"
              variant="ghost"
              onClick={() => onChange(places.filter(({ key }) => key !== line.key))}
            >
              {t('form.remove')}
            </Button>
          )}
        </div>
      ))}
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        onClick={() => onChange([...places, newPlaces()])}
      >
        {t('form.add')}
      </Button>
    </fieldset>
  );
}
