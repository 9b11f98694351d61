import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import type { VendorFields } from '@lanna/contract/play/catalogue/ops';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { WinLimitFields } from './win-limit-fields.tsx';

export const NEW_VENDOR: VendorFields = {
  name: '',
  groups: ['RNG'],
  signatureHeader: DEFAULT_SIGNATURE_HEADER,
  launchUrl: '',
  apiUrl: null,
  backOfficeUrl: null,
  currencies: ['THB'],
  allowedIps: [],
  amountScale: '100000',
  demoSupported: false,
  provable: false,
  freeBetAmount: 'stake',
  winLimits: [],
};

type TextName = 'name' | 'signatureHeader' | 'launchUrl' | 'amountScale' | 'apiUrl' | 'backOfficeUrl';

/** A vendor's record as it is typed. `faults`: fields the server did not take, with the rule each broke. */
export function VendorForm({
  value,
  fieldErrors,
  onChange,
}: {
  value: VendorFields;
  fieldErrors: ReadonlyMap<string, string>;
  onChange: (value: VendorFields) => void;
}) {
  const { t } = useTranslation('catalogue-console');
  const groupsId = useId();
  const fieldErrorOf = (name: keyof VendorFields) =>
    fieldErrors.has(name)
      ? fieldErrors.get(name) === 'in_use'
        ? t('vendor.fault.inUse')
        : t(`vendor.fault.${name}`)
      : undefined;
  const text = (name: TextName, optional = false) => (
    <TextField
      label={t(`vendor.field.${name}`)}
      hint={t(`vendor.hint.${name}`)}
      error={fieldErrorOf(name)}
      value={value[name] ?? ''}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) =>
        onChange({ ...value, [name]: optional && !target.value ? null : target.value })
      }
    />
  );
  const list = (name: 'currencies' | 'allowedIps') => (
    <TextField
      label={t(`vendor.field.${name}`)}
      hint={t(`vendor.hint.${name}`)}
      error={fieldErrorOf(name)}
      value={value[name].join(' ')}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...value, [name]: target.value.split(/[\s,]/) })}
      onBlur={() => onChange({ ...value, [name]: value[name].filter(Boolean) })}
    />
  );
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {text('name')}
      {text('launchUrl')}
      {text('apiUrl', true)}
      {text('backOfficeUrl', true)}
      {list('currencies')}
      {list('allowedIps')}
      {text('signatureHeader')}
      {text('amountScale')}
      <fieldset className="md:col-span-2" aria-describedby={groupsId}>
        <legend className="mb-1 font-medium text-sm">{t('vendor.field.groups')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1.5">
          {VENDOR_GROUPS.map((group) => (
            <Checkbox
              key={group}
              label={t(`category.${group}`)}
              checked={value.groups.includes(group)}
              onChange={({ target }) =>
                onChange({
                  ...value,
                  groups: VENDOR_GROUPS.filter((one) =>
                    one === group ? target.checked : value.groups.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
        <p
          id={groupsId}
          className={fieldErrors.has('groups') ? 'mt-1 text-danger text-sm' : 'mt-1 text-muted text-sm'}
        >
          {fieldErrorOf('groups') ?? t('vendor.hint.groups')}
        </p>
      </fieldset>
      <WinLimitFields value={value} wrongField={fieldErrorOf('winLimits')} onChange={onChange} />
      <SelectField
        label={t('vendor.field.freeBetAmount')}
        hint={t('vendor.hint.freeBetAmount')}
        value={value.freeBetAmount}
        options={[
          { value: 'stake', label: t('vendor.freeBet.stake') },
          { value: 'zero', label: t('vendor.freeBet.zero') },
        ]}
        onChange={({ target }) =>
          onChange({ ...value, freeBetAmount: target.value === 'zero' ? 'zero' : 'stake' })
        }
      />
      <div className="flex flex-col justify-center gap-2">
        <Checkbox
          label={t('vendor.field.demoSupported')}
          checked={value.demoSupported}
          onChange={({ target }) => onChange({ ...value, demoSupported: target.checked })}
        />
        <Checkbox
          label={t('vendor.field.provable')}
          checked={value.provable}
          onChange={({ target }) => onChange({ ...value, provable: target.checked })}
        />
      </div>
    </div>
  );
}
