import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../../shared-parts/forms/contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';

export const FOR_GOOD = 'for_good';
const MONTHS = [6, 12, 24, 60];

/** How long the exclusion is to last: months, or for good. */
export function LengthField({ months = MONTHS, ...field }: FieldProps & { months?: readonly number[] }) {
  const { t } = useTranslation('protection-console');
  return (
    <SelectField
      {...field}
      label={t('length')}
      options={[
        ...months.map((count) => ({ value: String(count), label: t('months', { count }) })),
        { value: FOR_GOOD, label: t('forGood') },
      ]}
    />
  );
}

export function monthsOf(value: string): number | null {
  return value === FOR_GOOD ? null : Number(value);
}
