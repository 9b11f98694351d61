import { addVendor, type WalletKind } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { useOperator } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../../use-page-language.ts';
import { KeyField } from './key-field.tsx';
import {
  NEW_VENDOR,
  typedVendor,
  useVendorWords,
  VendorForm,
  VendorReason,
  vendorOf,
} from './vendor-form.tsx';

/** A new vendor: its record, the key it signs with, and the brands that carry it. Its games come with its list. */
export function NewVendorPage() {
  const { t } = useTranslation('catalogue-console');
  const language = usePageLanguage();
  const goTo = useGoTo();
  const { brands } = useOperator();
  const adding = useOpsMutation(addVendor);
  const form = useContractForm(addVendor, {
    initial: {
      ...typedVendor(NEW_VENDOR),
      code: '',
      walletKind: 'seamless' as WalletKind,
      publicKey: '',
      brands: brands.map((brand) => brand.code),
      reason: '',
    },
    toBody: ({ code, walletKind, publicKey, brands: chosen, reason, ...typed }) => ({
      ...vendorOf(typed, language),
      ...{ code, walletKind, publicKey, brands: chosen, reason },
    }),
    words: {
      ...useVendorWords(),
      code: (rule) => (rule === 'vendor_known' ? undefined : t('vendor.fault.code')),
    },
    refusals: { vendor_known: 'code' },
    send: (body) => adding.mutateAsync({ body }),
    onDone: (added) => {
      if (added.proposal) notify({ text: t('newVendor.proposed'), tone: 'success' });
      goTo(added.proposal ? '/vendors' : `/vendors/${added.code}`);
    },
  });
  const chosen = form.kept('brands');
  return (
    <ConsolePage
      title={t('newVendor.title')}
      description={t('newVendor.text')}
      crumbs={[{ href: '/vendors', label: t('vendors.title') }]}
    >
      <form {...form.props} className="flex max-w-5xl flex-col gap-4">
        <Panel title={t('vendor.record')}>
          <div className="mb-4 grid gap-4 md:grid-cols-2">
            <TextField
              {...form.field('code', (typed) => typed.toUpperCase())}
              label={t('vendor.field.code')}
              hint={t('vendor.hint.code')}
              spellCheck={false}
              autoComplete="off"
            />
            <SelectField
              {...form.field('walletKind')}
              label={t('vendor.field.walletKind')}
              hint={t('vendor.hint.walletKind')}
              options={(['seamless', 'transfer'] as const).map((value) => ({
                value,
                label: t(`vendor.walletKind.${value}`),
              }))}
            />
          </div>
          <VendorForm form={form} />
        </Panel>
        <Panel title={t('vendor.key')} text={t('vendor.keyText')}>
          <KeyField {...form.field('publicKey')} />
        </Panel>
        <Panel title={t('field.brands')} text={t('newVendor.brands')}>
          <div className="flex flex-wrap gap-x-5 gap-y-1.5">
            {brands.map((brand) => (
              <Checkbox
                key={brand.code}
                label={brand.name}
                checked={chosen.value.includes(brand.code)}
                onChange={({ target }) =>
                  chosen.onChange(
                    target.checked
                      ? [...chosen.value, brand.code]
                      : chosen.value.filter((one) => one !== brand.code),
                  )
                }
              />
            ))}
          </div>
        </Panel>
        <VendorReason form={form} />
        {form.problem && <FormError>{form.problem}</FormError>}
        <div>
          <Button type="submit" busy={form.isPending} disabled={chosen.value.length === 0}>
            {t('newVendor.add')}
          </Button>
        </div>
      </form>
    </ConsolePage>
  );
}
