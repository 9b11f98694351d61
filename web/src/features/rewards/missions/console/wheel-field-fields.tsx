import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** A field of the wheel as it is typed. */
export interface TypedField {
  key: string;
  nameTh: string;
  nameEn: string;
  kind: 'empty' | 'cash' | 'bonus';
  amount: string;
  times: string;
  days: string;
  weight: string;
}

/** One field: its name, what it gives, and its weight with the chance that follows. */
export function WheelFieldFields({
  field,
  number,
  total,
  onChange,
  onRemove,
}: {
  field: TypedField;
  number: number;
  /** Of all weights. */
  total: number;
  onChange: (field: TypedField) => void;
  /** Undefined where there are no more than must be. */
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation('missions-console');
  const text = (name: keyof TypedField) => ({
    value: field[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...field, [name]: target.value }),
  });
  const chance = total > 0 ? ((Number(field.weight) || 0) / total) * 100 : 0;
  return (
    <fieldset className="flex flex-col gap-3 rounded-medium bg-sunken p-3">
      <legend className="sr-only">{t('wheels.field', { number })}</legend>
      <div className="flex items-center justify-between gap-2">
        <span className="font-semibold text-sm">
          {t('wheels.field', { number })} · <span className="figures">{chance.toFixed(2)}%</span>
        </span>
        {onRemove && (
          <Button size="small" variant="ghost" onClick={onRemove}>
            {t('form.remove')}
          </Button>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...text('nameTh')} label={t('form.nameTh')} />
        <TextField {...text('nameEn')} label={t('form.nameEn')} />
        <SelectField
          {...text('kind')}
          label={t('form.reward')}
          options={(['empty', 'cash', 'bonus'] as const).map((value) => ({
            value,
            label: t(`prize.${value}`),
          }))}
        />
        <TextField {...text('weight')} inputMode="numeric" label={t('wheels.weight')} />
        {field.kind !== 'empty' && (
          <MoneyField
            value={field.amount}
            onType={(amount) => onChange({ ...field, amount })}
            label={t('form.worth')}
            decimals={2}
          />
        )}
        {field.kind === 'bonus' && (
          <>
            <TextField {...text('times')} inputMode="numeric" label={t('form.times')} />
            <TextField {...text('days')} inputMode="numeric" label={t('form.days')} />
          </>
        )}
      </div>
    </fieldset>
  );
}
