import type { ChannelRow, DetailsForm } from '@lanna/contract/money/payments/channel-ops';
import { localText } from '@lanna/rules/local-text';
import { THAI_BANKS } from '@lanna/rules/money/payments/thai-banks';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/words.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

type DetailName = 'billerId' | 'billerName' | 'bankCode' | 'accountNumber' | 'accountName' | 'product';

/** What a channel of this kind needs to know of where the money goes; none for one that is paid by hand. */
export function detailNames(kind: ChannelRow['kind'], way: ChannelRow['way']): readonly DetailName[] {
  if (kind === 'promptpay') return ['billerId', 'billerName'];
  if (kind === 'gateway') return ['product'];
  return kind === 'bank' && way === 'in' ? ['bankCode', 'accountNumber', 'accountName'] : [];
}

export function PayeeFields({
  kind,
  way,
  value,
  fieldErrors,
  onChange,
}: {
  kind: ChannelRow['kind'];
  way: ChannelRow['way'];
  value: DetailsForm;
  fieldErrors: ReadonlySet<string>;
  onChange: (value: DetailsForm) => void;
}) {
  const { t } = useTranslation('payments-console');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {detailNames(kind, way).map((name) => {
        const error = fieldErrors.has(`details.${name}`) ? t(`fault.${name}`) : undefined;
        return name === 'bankCode' ? (
          <SelectField
            key={name}
            label={t('field.bankCode')}
            error={error}
            value={value[name] ?? ''}
            options={[
              { value: '', label: t('choose') },
              ...THAI_BANKS.map(({ number, code, name: names }) => ({
                value: number,
                label: `${code} · ${localText(names, currentLanguage(), 'EN')}`,
              })),
            ]}
            onChange={({ target }) => onChange({ ...value, [name]: target.value })}
          />
        ) : (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            hint={t(`hint.${name}`)}
            error={error}
            required
            spellCheck={false}
            autoComplete="off"
            value={value[name] ?? ''}
            onChange={({ target }) => onChange({ ...value, [name]: target.value })}
          />
        );
      })}
    </div>
  );
}
