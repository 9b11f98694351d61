import type { ChannelTerms } from '@lanna/contract/money/payments/channel-ops';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { clockOf, minuteOf } from './channel-text.tsx';

export const NEW_TERMS: ChannelTerms = {
  name: {},
  min: '100.00',
  max: '50000.00',
  feeFixed: '0.00',
  feeBasisPoints: 0,
  opensAtMinute: null,
  closesAtMinute: null,
  rankLevelMin: 0,
  position: 10,
  expiresAfterMinutes: 15,
  promisedMinutes: 5,
};
const OPENS = 9 * 60;
const CLOSES = 21 * 60;

type NumberName = 'rankLevelMin' | 'position' | 'expiresAfterMinutes' | 'promisedMinutes';
type MoneyName = 'min' | 'max' | 'feeFixed';

/** What members see of a channel and are held to. `faults`: fields the server did not take. */
export function TermsFields({
  value,
  currency,
  fieldErrors,
  onChange,
}: {
  value: ChannelTerms;
  currency: string;
  fieldErrors: ReadonlySet<string>;
  onChange: (value: ChannelTerms) => void;
}) {
  const { t } = useTranslation('payments-console');
  const language = usePageLanguage();
  const fieldErrorOf = (name: keyof ChannelTerms) => (fieldErrors.has(name) ? t('fault.unfit') : undefined);
  const money = (name: MoneyName) => (
    <MoneyField
      label={t(`field.${name}`, { currency })}
      error={wireAmount(value[name], language) === undefined ? t('fault.unfit') : fieldErrorOf(name)}
      required
      value={value[name]}
      className="figures"
      onType={(typed) => onChange({ ...value, [name]: typed })}
    />
  );
  const whole = (name: NumberName, max: number) => (
    <TextField
      label={t(`field.${name}`)}
      hint={t(`hint.${name}`)}
      error={fieldErrorOf(name)}
      type="number"
      min={0}
      max={max}
      value={String(value[name])}
      onChange={({ target }) => onChange({ ...value, [name]: wholeNumber(target.value, max) })}
    />
  );
  const hours = (name: 'opensAtMinute' | 'closesAtMinute') => (
    <TextField
      label={t(`field.${name}`)}
      error={fieldErrorOf(name)}
      type="time"
      required
      value={clockOf(value[name] ?? 0)}
      onChange={({ target }) => onChange({ ...value, [name]: minuteOf(target.value) ?? 0 })}
    />
  );
  const isAlways = value.opensAtMinute === null;
  return (
    <div className="flex flex-col gap-4">
      <LanguageTabs
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
        label={t('field.name')}
      >
        {(_, written, write) => (
          <TextField
            label={t('field.name')}
            error={fieldErrorOf('name')}
            value={written}
            maxLength={60}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </LanguageTabs>
      <div className="grid gap-4 sm:grid-cols-2">
        {money('min')}
        {money('max')}
        {money('feeFixed')}
        <TextField
          label={t('field.feeBasisPoints')}
          hint={t('hint.feeBasisPoints')}
          type="number"
          min={0}
          max={50}
          step={0.01}
          value={String(value.feeBasisPoints / 100)}
          onChange={({ target }) =>
            onChange({
              ...value,
              feeBasisPoints: Math.min(5000, Math.max(0, Math.round(Number(target.value) * 100) || 0)),
            })
          }
        />
        {whole('expiresAfterMinutes', 43_200)}
        {whole('promisedMinutes', 43_200)}
        {whole('rankLevelMin', 1000)}
        {whole('position', 100_000)}
      </div>
      <Checkbox
        label={t('field.always')}
        checked={isAlways}
        onChange={({ target }) =>
          onChange({
            ...value,
            opensAtMinute: target.checked ? null : OPENS,
            closesAtMinute: target.checked ? null : CLOSES,
          })
        }
      />
      {!isAlways && (
        <div className="grid gap-4 sm:grid-cols-2">
          {hours('opensAtMinute')}
          {hours('closesAtMinute')}
        </div>
      )}
    </div>
  );
}

function wholeNumber(text: string, max: number): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? 0 : Math.min(max, Math.max(0, number));
}
