import { addVendor, type WalletKind } from '@lanna/contract/play/catalogue/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { ReasonField } from '../../../../../console/fields/reason-field.tsx';
import { REASON_MIN } from '../../../../../console/fields/reason-length.ts';
import { useOperator } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../../use-page-language.ts';
import { fieldErrorsOf } from './form-field-errors.ts';
import { KeyField } from './key-field.tsx';
import { NEW_VENDOR, VendorForm } from './vendor-form.tsx';
import { sentLimits } from './win-limit-fields.tsx';

/** A new vendor: its record, the key it signs with, and the brands that carry it. Its games come with its list. */
export function NewVendorPage() {
  const { t } = useTranslation('catalogue-console');
  const language = usePageLanguage();
  const words = useRefusalText();
  const goTo = useGoTo();
  const { brands } = useOperator();
  const [form, setForm] = useState(NEW_VENDOR);
  const [code, setCode] = useState('');
  const [walletKind, setWalletKind] = useState<WalletKind>('seamless');
  const [publicKey, setPublicKey] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(brands.map((brand) => brand.code));
  const adding = useOpsMutation(addVendor, {
    onDone: (added) => {
      if (added.proposal) notify({ text: t('newVendor.proposed'), tone: 'success' });
      goTo(added.proposal ? '/vendors' : `/vendors/${added.code}`);
    },
  });
  const isShort = reason.trim().length < REASON_MIN;
  const fieldErrors = fieldErrorsOf(adding.error);
  return (
    <ConsolePage
      title={t('newVendor.title')}
      description={t('newVendor.text')}
      crumbs={[{ href: '/vendors', label: t('vendors.title') }]}
    >
      <form
        className="flex max-w-5xl flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isShort) return;
          const chosenBrands = [...chosen];
          adding.mutate({
            body: {
              ...form,
              winLimits: sentLimits(form.winLimits, language),
              code,
              walletKind,
              publicKey,
              brands: chosenBrands,
              reason: reason.trim(),
            },
          });
        }}
      >
        <Panel title={t('vendor.record')}>
          <div className="mb-4 grid gap-4 md:grid-cols-2">
            <TextField
              label={t('vendor.field.code')}
              hint={t('vendor.hint.code')}
              error={fieldErrors.has('code') ? t('vendor.fault.code') : undefined}
              required
              maxLength={20}
              value={code}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => setCode(target.value.toUpperCase())}
            />
            <SelectField
              label={t('vendor.field.walletKind')}
              hint={t('vendor.hint.walletKind')}
              value={walletKind}
              options={[
                { value: 'seamless', label: t('vendor.walletKind.seamless') },
                { value: 'transfer', label: t('vendor.walletKind.transfer') },
              ]}
              onChange={({ target }) => setWalletKind(target.value === 'transfer' ? 'transfer' : 'seamless')}
            />
          </div>
          <VendorForm value={form} fieldErrors={fieldErrors} onChange={setForm} />
        </Panel>
        <Panel title={t('vendor.key')} text={t('vendor.keyText')}>
          <KeyField
            value={publicKey}
            onValueChange={setPublicKey}
            wrongField={fieldErrors.has('publicKey') ? t('vendor.fault.publicKey') : undefined}
          />
        </Panel>
        <Panel title={t('field.brands')} text={t('newVendor.brands')}>
          <div className="flex flex-wrap gap-x-5 gap-y-1.5">
            {brands.map((brand) => (
              <Checkbox
                key={brand.code}
                label={brand.name}
                checked={chosen.includes(brand.code)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, brand.code] : chosen.filter((one) => one !== brand.code),
                  )
                }
              />
            ))}
          </div>
        </Panel>
        <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />
        {adding.error && <FormError>{words(adding.error)}</FormError>}
        <div>
          <Button type="submit" busy={adding.isPending} disabled={chosen.length === 0}>
            {t('newVendor.add')}
          </Button>
        </div>
      </form>
    </ConsolePage>
  );
}
