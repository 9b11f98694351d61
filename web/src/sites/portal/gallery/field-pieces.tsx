import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDate, shiftDay } from '../../../i18n/format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateRange } from '../../../ui/fields/date-range.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Shelf } from './shelf.tsx';

export function FieldPieces() {
  const { t } = useTranslation('gallery');
  const [found, setFound] = useState('');
  const options = (['first', 'second'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Shelf title={t('fields')} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label={t('name')} hint={t('hint')} placeholder={t('sample')} />
        <TextField label={t('name')} defaultValue={t('sample')} error={t('error')} />
        <TextField label={t('name')} defaultValue={t('sample')} disabled />
        <PasswordField label={t('password')} autoComplete="off" defaultValue="lotus-2024" />
        <SelectField label={t('choose')} options={options} />
        <SelectField label={t('choose')} options={options} error={t('error')} />
        <SearchField label={t('sample')} value={found} onValueChange={setFound} className="self-end" />
        <Checkbox label={t('agree')} defaultChecked />
        <Checkbox label={t('agree')} error={t('error')} />
      </Shelf>
      <Shelf title={t('dates')}>
        <Dates />
      </Shelf>
    </>
  );
}

function Dates() {
  const { t } = useTranslation('gallery');
  const { timeZone } = useBrand();
  const today = displayDate(Date.now(), timeZone);
  const [range, setRange] = useState({ preset: 'range', from: shiftDay(today, -6), to: today });
  return (
    <DateRange
      value={range}
      onValueChange={setRange}
      latest={today}
      words={{ label: t('dates'), range: t('range'), from: t('from'), to: t('to') }}
      presets={[
        { preset: 'today', label: t('today'), from: today, to: today },
        { preset: 'week', label: t('week'), from: shiftDay(today, -6), to: today },
      ]}
    />
  );
}
