import { DEFAULT_SIGNATURE_HEADER } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Language } from '@lanna/contract/people/members/members';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import type { VendorFields } from '@lanna/contract/play/catalogue/ops';
import { VENDOR_ADDITIONS } from '@lanna/contract/play/catalogue/vendor-additions';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../../../../console/fields/reason-field.tsx';
import type { ContractForm } from '../../../../../shared-parts/forms/contract-form.ts';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { sentLimits, WinLimitFields } from './win-limit-fields.tsx';

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
  additions: [],
};

/** As its fields have it: what may be left out is empty, a list is one line. */
export type VendorTyped = ReturnType<typeof typedVendor>;

export function typedVendor(fields: VendorFields) {
  return {
    ...fields,
    additions: fields.additions ?? [],
    apiUrl: fields.apiUrl ?? '',
    backOfficeUrl: fields.backOfficeUrl ?? '',
    currencies: fields.currencies.join(' '),
    allowedIps: fields.allowedIps.join(' '),
  };
}

export function vendorOf(typed: VendorTyped, language: Language): VendorFields {
  return {
    ...typed,
    apiUrl: typed.apiUrl || null,
    backOfficeUrl: typed.backOfficeUrl || null,
    currencies: listOf(typed.currencies),
    allowedIps: listOf(typed.allowedIps),
    winLimits: sentLimits(typed.winLimits, language),
  };
}

function listOf(typed: string): string[] {
  return typed.split(/[\s,]/).filter(Boolean);
}

/** One text for each field, whatever is wrong with it. */
export function useVendorWords() {
  const { t } = useTranslation('catalogue-console');
  return {
    ...Object.fromEntries(
      [...NAMES, 'winLimits' as const, 'publicKey' as const].map((name) => [name, t(`vendor.fault.${name}`)]),
    ),
    groups: (rule: string) => (rule === 'in_use' ? t('vendor.fault.inUse') : t('vendor.fault.groups')),
  };
}

const NAMES = [
  'name',
  'launchUrl',
  'apiUrl',
  'backOfficeUrl',
  'currencies',
  'allowedIps',
  'signatureHeader',
  'amountScale',
] as const;

/** A vendor's record as it is typed. */
export function VendorForm<V extends VendorTyped>({ form: given }: { form: ContractForm<V> }) {
  const { t } = useTranslation('catalogue-console');
  const groupsId = useId();
  const form = given as unknown as ContractForm<VendorTyped>;
  const groups = form.kept('groups');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {NAMES.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={t(`vendor.field.${name}`)}
          hint={t(`vendor.hint.${name}`)}
          // A list of its own may stay empty.
          required={false}
          spellCheck={false}
          autoComplete="off"
        />
      ))}
      <fieldset className="md:col-span-2" aria-describedby={groupsId} data-field-error={groups.error && ''}>
        <legend className="mb-1 font-medium text-sm">{t('vendor.field.groups')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1.5">
          {VENDOR_GROUPS.map((group) => (
            <Checkbox
              key={group}
              label={t(`category.${group}`)}
              checked={groups.value.includes(group)}
              onChange={({ target }) =>
                groups.onChange(
                  VENDOR_GROUPS.filter((one) =>
                    one === group ? target.checked : groups.value.includes(one),
                  ),
                )
              }
            />
          ))}
        </div>
        <p id={groupsId} className={groups.error ? 'mt-1 text-danger text-sm' : 'mt-1 text-muted text-sm'}>
          {groups.error ?? t('vendor.hint.groups')}
        </p>
      </fieldset>
      <Additions {...form.kept('additions')} />
      <WinLimitFields {...form.kept('winLimits')} currencies={listOf(form.values.currencies)} />
      <SelectField
        {...form.field('freeBetAmount')}
        label={t('vendor.field.freeBetAmount')}
        hint={t('vendor.hint.freeBetAmount')}
        options={(['stake', 'zero'] as const).map((value) => ({
          value,
          label: t(`vendor.freeBet.${value}`),
        }))}
      />
      <div className="flex flex-col justify-center gap-2">
        <Checkbox {...form.field('demoSupported')} label={t('vendor.field.demoSupported')} />
        <Checkbox {...form.field('provable')} label={t('vendor.field.provable')} />
      </div>
    </div>
  );
}

/** What the vendor may say beyond the published protocol. */
function Additions({
  value,
  onChange,
}: {
  value: VendorTyped['additions'];
  onChange: (value: VendorTyped['additions']) => void;
}) {
  const { t } = useTranslation('catalogue-console');
  const hintId = useId();
  return (
    <fieldset className="md:col-span-2" aria-describedby={hintId}>
      <legend className="mb-1 font-medium text-sm">{t('vendor.field.additions')}</legend>
      <div className="grid gap-1.5 md:grid-cols-2">
        {VENDOR_ADDITIONS.map((addition) => (
          <Checkbox
            key={addition}
            label={t(`vendor.addition.${addition}`)}
            checked={value.includes(addition)}
            onChange={({ target }) =>
              onChange(
                VENDOR_ADDITIONS.filter((one) => (one === addition ? target.checked : value.includes(one))),
              )
            }
          />
        ))}
      </div>
      <p id={hintId} className="mt-1 text-muted text-sm">
        {t('vendor.hint.additions')}
      </p>
    </fieldset>
  );
}

/** Why, as the last field of a form about a vendor. */
export function VendorReason<V extends FieldValues & { reason: string }>({
  form: given,
}: {
  form: ContractForm<V>;
}) {
  const form = given as unknown as ContractForm<{ reason: string }>;
  const { value, onChange, error } = form.kept('reason');
  return <ReasonField value={value} onValueChange={onChange} missing={error !== undefined} />;
}
