import { moneyOf } from '@lanna/contract/money';
import { changeVendor, type VendorFields, type VendorPage } from '@lanna/contract/play/catalogue/ops';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../../console/facts.tsx';
import { ReasonField } from '../../../../../console/fields/reason-field.tsx';
import { REASON_MIN } from '../../../../../console/fields/reason-length.ts';
import { useOperator } from '../../../../../console/operator.tsx';
import { Panel } from '../../../../../console/panel.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../../use-page-language.ts';
import { fieldErrorsOf } from './form-field-errors.ts';
import { VendorForm } from './vendor-form.tsx';
import { sentLimits } from './win-limit-fields.tsx';

/** A vendor's record; an operator who may change it at every brand turns it into a form. */
export function VendorRecord({ vendor }: { vendor: VendorPage }) {
  const { t } = useTranslation('catalogue-console');
  const language = usePageLanguage();
  const words = useRefusalText();
  const { house } = useOperator();
  const [form, setForm] = useState<VendorFields>();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const saving = useOpsMutation(changeVendor, {
    onDone: ({ proposal }) => {
      setForm(undefined);
      notify({ text: t(proposal ? 'vendor.proposed' : 'vendor.saved'), tone: 'success' });
    },
  });
  const isShort = reason.trim().length < REASON_MIN;
  if (!form)
    return (
      <Panel
        title={t('vendor.record')}
        actions={
          vendor.walletKind !== 'own' &&
          house.includes('catalogue.change') && (
            <Button variant="secondary" size="small" onClick={() => setForm(fieldsOf(vendor))}>
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
          ]}
        />
      </Panel>
    );
  return (
    <Panel title={t('vendor.record')} text={t('vendor.changeText')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isShort) return;
          saving.mutate({
            params: { code: vendor.code },
            body: {
              ...form,
              winLimits: sentLimits(form.winLimits, language),
              version: vendor.version,
              reason: reason.trim(),
            },
          });
        }}
      >
        <VendorForm value={form} fieldErrors={fieldErrorsOf(saving.error)} onChange={setForm} />
        <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />
        {saving.error && <FormError>{words(saving.error)}</FormError>}
        <div className="flex gap-2">
          <Button type="submit" size="small" busy={saving.isPending}>
            {t('save')}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setForm(undefined)}>
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
  const { allowedIps, amountScale, demoSupported, provable, freeBetAmount, winLimits } = vendor;
  return {
    ...{ name, groups, signatureHeader, launchUrl, apiUrl, backOfficeUrl, currencies },
    ...{ allowedIps, amountScale, demoSupported, provable, freeBetAmount, winLimits },
  };
}
