import { CHANNEL_NAME_MAX } from '@lanna/contract/money/payments/channel-ops';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { SegmentField } from '../../../../console/fields/segment-field.tsx';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { clockOf, minuteOf } from './channel-text.tsx';
import type { TermsValues } from './terms-values.ts';

const OPENS = 9 * 60;
const CLOSES = 21 * 60;
const AMOUNTS = ['min', 'max', 'feeFixed'] as const;
const NUMBERS = ['expiresAfterMinutes', 'promisedMinutes', 'rankLevelMin', 'position'] as const;
const HOURS = ['opensAtMinute', 'closesAtMinute'] as const;

/** What fields of terms say of what does not fit. */
export function useTermsWords() {
  const { t } = useTranslation('payments-console');
  const unfit = { unfit: t('fault.unfit') };
  return {
    min: unfit,
    max: unfit,
    feeFixed: unfit,
    closesAtMinute: unfit,
    feeBasisPoints: t('fault.percent'),
  };
}

/** What members see of a channel and are held to. */
export function TermsFields({
  form,
  currency,
  segmentsOf,
}: {
  form: Pick<ContractForm<TermsValues>, 'field' | 'typed' | 'kept' | 'set'>;
  currency: string;
  /** The brand whose segments may be chosen; null where the way is none to deposit. */
  segmentsOf: string | null;
}) {
  const { t } = useTranslation('payments-console');
  const name = form.kept('name');
  const hours = HOURS.map((of) => ({ of, ...form.kept(of) }));
  const isAlways = hours[0]?.value === null;
  return (
    <div className="flex flex-col gap-4">
      <LanguageTabs value={name.value} onChange={name.onChange} label={t('field.name')}>
        {(_, written, write) => (
          <TextField
            label={t('field.name')}
            error={name.error}
            value={written}
            maxLength={CHANNEL_NAME_MAX}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </LanguageTabs>
      <div className="grid gap-4 sm:grid-cols-2">
        {AMOUNTS.map((of) => (
          <MoneyField
            key={of}
            {...form.typed(of)}
            label={t(`field.${of}`, { currency })}
            required
            className="figures"
          />
        ))}
        <TextField
          {...form.field('feeBasisPoints')}
          label={t('field.feeBasisPoints')}
          hint={t('hint.feeBasisPoints')}
          type="number"
          max={50}
          step={0.01}
        />
        {NUMBERS.map((of) => (
          <TextField
            key={of}
            {...form.field(of)}
            label={t(`field.${of}`)}
            hint={t(`hint.${of}`)}
            type="number"
          />
        ))}
      </div>
      {segmentsOf !== null && (
        <SegmentField
          {...form.kept('segment')}
          brand={segmentsOf}
          words={{
            label: t('field.segment'),
            hint: t('hint.segment'),
            none: t('segment.none'),
            before: (name) => t('segment.before', { name }),
          }}
        />
      )}
      <Checkbox
        label={t('field.always')}
        checked={isAlways}
        onChange={({ target }) => {
          form.set('opensAtMinute', target.checked ? null : OPENS);
          form.set('closesAtMinute', target.checked ? null : CLOSES);
        }}
      />
      {!isAlways && (
        <div className="grid gap-4 sm:grid-cols-2">
          {hours.map(({ of, value, error, onChange }) => (
            <TextField
              key={of}
              label={t(`field.${of}`)}
              error={error}
              type="time"
              required
              value={clockOf(value ?? 0)}
              onChange={({ target }) => onChange(minuteOf(target.value) ?? 0)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
