import type { FourEyesRule } from '@lanna/contract/operators/setting-ops';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type How = 'always' | 'never' | 'above';

/** When one kind of action needs a second operator. */
export function FourEyesField({
  label,
  code,
  hasAmount,
  value,
  tried,
  onChange,
}: {
  label: string;
  code: string;
  hasAmount: boolean;
  value: FourEyesRule;
  tried: boolean;
  onChange: (value: FourEyesRule) => void;
}) {
  const { t } = useTranslation('operators-console');
  const how: How = typeof value === 'string' ? value : 'above';
  const above = typeof value === 'string' ? '' : value.above;
  const ways: readonly How[] = hasAmount ? ['always', 'above', 'never'] : ['always', 'never'];
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={label}
        hint={code}
        value={how}
        options={ways.map((way) => ({ value: way, label: t(`settings.how.${way}`) }))}
        onChange={({ target }) => {
          const way = ways.find((one) => one === target.value) ?? 'always';
          onChange(way === 'above' ? { above: above || '1000' } : way);
        }}
      />
      {how === 'above' && (
        <TextField
          label={t('settings.above')}
          hint={t('settings.aboveHint')}
          error={tried && !/^\d{1,12}(\.\d{1,5})?$/.test(above) ? t('settings.aboveRule') : undefined}
          inputMode="decimal"
          maxLength={18}
          value={above}
          onChange={({ target }) => onChange({ above: target.value })}
        />
      )}
    </div>
  );
}
