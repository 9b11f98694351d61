import { moneyOf } from '@lanna/contract/money';
import { changeVendor, type VendorFields, type VendorPage } from '@lanna/contract/play/catalogue/ops';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../../console/facts.tsx';
import { useOperator } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../../use-page-language.ts';
import { typedVendor, useVendorWords, VendorForm, VendorReason, vendorOf } from './vendor-form.tsx';

/** A vendor's record; an operator who may change it at every brand turns it into a form. */
export function VendorRecord({ vendor }: { vendor: VendorPage }) {
  const { t } = useTranslation('catalogue-console');
  const { house } = useOperator();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <RecordForm vendor={vendor} onClose={() => setIsEditing(false)} />;
  return (
    <Panel
      title={t('vendor.record')}
      actions={
        vendor.walletKind !== 'own' &&
        house.includes('catalogue.change') && (
          <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
            {t('change')}
          </Button>
        )
      }
    >
      <Facts
        wide
        facts={[
          { label: t('vendor.field.code'), value: vendor.code },
          { label: t('vendor.field.name'), value: vendor.name },
          { label: t('vendor.field.launchUrl'), value: <Mono text={vendor.launchUrl} /> },
          { label: t('vendor.field.apiUrl'), value: vendor.apiUrl && <Mono text={vendor.apiUrl} /> },
          {
            label: t('vendor.field.backOfficeUrl'),
            value: vendor.backOfficeUrl && <Mono text={vendor.backOfficeUrl} />,
          },
          {
            label: t('vendor.field.groups'),
            value: vendor.groups.map((group) => t(`category.${group}`)).join(', '),
          },
          { label: t('vendor.field.currencies'), value: vendor.currencies.join(', ') },
          {
            label: t('vendor.field.allowedIps'),
            value: vendor.allowedIps.length > 0 ? vendor.allowedIps.join(', ') : t('vendor.anywhere'),
          },
          { label: t('vendor.field.signatureHeader'), value: <Mono text={vendor.signatureHeader} /> },
          {
            label: t('vendor.field.amountScale'),
            value: <span className="figures">{vendor.amountScale}</span>,
          },
          { label: t('vendor.field.walletKind'), value: t(`vendor.walletKind.${vendor.walletKind}`) },
          { label: t('vendor.field.freeBetAmount'), value: t(`vendor.freeBet.${vendor.freeBetAmount}`) },
          {
            label: t('vendor.field.winLimits'),
            value: vendor.winLimits.map(({ currency, round, day }) => (
              <span key={currency} className="figures block">
                {t('vendor.winLimit', {
                  currency,
                  round: displayMoney(moneyOf(round)),
                  day: displayMoney(moneyOf(day)),
                })}
              </span>
            )),
          },
          { label: t('vendor.field.demoSupported'), value: vendor.demoSupported ? t('yes') : t('no') },
          { label: t('vendor.field.provable'), value: vendor.provable ? t('yes') : t('no') },
          {
            label: t('vendor.field.additions'),
            value:
              vendor.additions.length === 0
                ? t('vendor.noAdditions')
                : vendor.additions.map((addition) => (
                    <span key={addition} className="block">
                      {t(`vendor.addition.${addition}`)}
                    </span>
                  )),
          },
        ]}
      />
    </Panel>
  );
}

function RecordForm({ vendor, onClose }: { vendor: VendorPage; onClose: () => void }) {
  const { t } = useTranslation('catalogue-console');
  const language = usePageLanguage();
  const saving = useOpsMutation(changeVendor);
  const form = useContractForm(changeVendor, {
    initial: { ...typedVendor(fieldsOf(vendor)), reason: '' },
    version: vendor.version,
    toBody: ({ reason, ...typed }, version) => ({ ...vendorOf(typed, language), version, reason }),
    words: useVendorWords(),
    send: (body) => saving.mutateAsync({ params: { code: vendor.code }, body }),
    onDone: ({ proposal }) => {
      onClose();
      notify({ text: t(proposal ? 'vendor.proposed' : 'vendor.saved'), tone: 'success' });
    },
  });
  return (
    <Panel title={t('vendor.record')} text={t('vendor.changeText')}>
      <form {...form.props} className="flex flex-col gap-4">
        <VendorForm form={form} />
        <VendorReason form={form} />
        {form.problem && <FormError>{form.problem}</FormError>}
        <div className="flex gap-2">
          <Button type="submit" size="small" busy={form.isPending}>
            {t('save')}
          </Button>
          <Button variant="ghost" size="small" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function Mono({ text }: { text: string }) {
  return <span className="break-all font-mono text-xs">{text}</span>;
}

function fieldsOf(vendor: VendorPage): VendorFields {
  const { name, groups, signatureHeader, launchUrl, apiUrl, backOfficeUrl, currencies } = vendor;
  const { allowedIps, amountScale, demoSupported, provable, freeBetAmount, winLimits, additions } = vendor;
  return {
    ...{ name, groups, signatureHeader, launchUrl, apiUrl, backOfficeUrl, currencies },
    ...{ allowedIps, amountScale, demoSupported, provable, freeBetAmount, winLimits, additions },
  };
}
