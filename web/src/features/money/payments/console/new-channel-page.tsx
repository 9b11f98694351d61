import { addPaymentChannel } from '@lanna/contract/money/payments/channel-ops';
import { listGateways } from '@lanna/contract/money/payments/gateway-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { ReasonField } from '../../../../console/fields/reason-field.tsx';
import { REASON_MIN } from '../../../../console/fields/reason-length.ts';
import { mayDo, useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { ChannelPreview } from './channel-preview.tsx';
import { fieldErrorsOf } from './form-field-errors.ts';
import { PayeeFields } from './payee-fields.tsx';
import { readTerms } from './read-terms.ts';
import { NEW_TERMS, TermsFields } from './terms-fields.tsx';

const KINDS = ['promptpay', 'bank', 'gateway'] as const;
const WAYS = ['in', 'out'] as const;

/** A new channel of a brand; it is switched off until an operator switches it on. */
export function NewChannelPage() {
  const { t } = useTranslation('payments-console');
  const words = useRefusalText();
  const goTo = useGoTo();
  const operator = useOperator();
  const { brand: scope } = useBrandScope();
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'payments.change', code));
  const [brand, setBrand] = useState(scope ?? brands[0]?.code ?? '');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('promptpay');
  const [way, setWay] = useState<(typeof WAYS)[number]>('in');
  const [code, setCode] = useState('');
  const [gateway, setGateway] = useState('');
  const [details, setDetails] = useState<Record<string, string>>({});
  const [terms, setTerms] = useState(NEW_TERMS);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const adding = useOpsMutation(addPaymentChannel, {
    onDone: ({ id }) => {
      notify({ text: t('newChannel.added'), tone: 'success' });
      goTo(`/payment-channels?show=${id}`);
    },
  });
  const fieldErrors = fieldErrorsOf(adding.error);
  const currency = operator.brands.find((one) => one.code === brand)?.currencySymbol ?? '';
  const isShort = reason.trim().length < REASON_MIN;
  const read = readTerms(terms, usePageLanguage());
  return (
    <ConsolePage
      title={t('newChannel.title')}
      description={t('newChannel.text')}
      crumbs={[{ href: '/payment-channels', label: t('channels.title') }]}
    >
      <form
        className="grid max-w-6xl items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isShort || !read) return;
          const chosen = kind === 'gateway' ? gateway : null;
          adding.mutate({
            body: { ...read, brand, way, code, kind, gateway: chosen, details, reason: reason.trim() },
          });
        }}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={t('newChannel.what')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                label={t('column.brand')}
                value={brand}
                options={brands.map((one) => ({ value: one.code, label: one.name }))}
                onChange={({ target }) => setBrand(target.value)}
              />
              <SelectField
                label={t('column.kind')}
                error={fieldErrors.has('kind') ? t('fault.kind') : undefined}
                value={kind}
                options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
                onChange={({ target }) => {
                  const chosen = KINDS.find((one) => one === target.value) ?? 'promptpay';
                  setKind(chosen);
                  setDetails({});
                  if (chosen === 'promptpay') setWay('in');
                }}
              />
              <SelectField
                label={t('column.way')}
                value={way}
                disabled={kind === 'promptpay'}
                options={WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
                onChange={({ target }) => setWay(target.value === 'out' ? 'out' : 'in')}
              />
              <TextField
                label={t('field.code')}
                hint={t('hint.code')}
                required
                maxLength={20}
                pattern="[A-Z0-9_]{2,20}"
                spellCheck={false}
                autoComplete="off"
                value={code}
                onChange={({ target }) => setCode(target.value.toUpperCase())}
              />
            </div>
          </Panel>
          <Panel title={t('column.payee')} text={t('newChannel.payee')}>
            {kind === 'gateway' && (
              <div className="mb-4">
                <GatewayChoice
                  value={gateway}
                  wrongField={fieldErrors.has('gateway') ? t('fault.gateway') : undefined}
                  onChange={setGateway}
                />
              </div>
            )}
            {kind === 'bank' && way === 'out' ? (
              <p className="text-sm">{t('payee.desk')}</p>
            ) : (
              <PayeeFields
                kind={kind}
                way={way}
                value={details}
                fieldErrors={fieldErrors}
                onChange={setDetails}
              />
            )}
          </Panel>
          <Panel title={t('newChannel.terms')}>
            <TermsFields value={terms} currency={currency} fieldErrors={fieldErrors} onChange={setTerms} />
          </Panel>
        </div>
        <div className="flex flex-col gap-4">
          <ChannelPreview kind={kind} brand={brand} terms={read ?? terms} />
          <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />
          {adding.error && <FormError>{words(adding.error)}</FormError>}
          <Button type="submit" busy={adding.isPending}>
            {t('newChannel.add')}
          </Button>
        </div>
      </form>
    </ConsolePage>
  );
}

/** Those whom the whole house is open to choose among the gateways; others know the code. */
function GatewayChoice({
  value,
  wrongField: fieldError,
  onChange,
}: {
  value: string;
  wrongField: string | undefined;
  onChange: (code: string) => void;
}) {
  const { t } = useTranslation('payments-console');
  const { house } = useOperator();
  return house.includes('payments.read') ? (
    <KnownGateways value={value} wrongField={fieldError} onChange={onChange} />
  ) : (
    <TextField
      label={t('column.gateway')}
      error={fieldError}
      required
      value={value}
      onChange={({ target }) => onChange(target.value.toUpperCase())}
    />
  );
}

function KnownGateways({
  value,
  wrongField: fieldError,
  onChange,
}: {
  value: string;
  wrongField: string | undefined;
  onChange: (code: string) => void;
}) {
  const { t } = useTranslation('payments-console');
  const gateways = useOps(listGateways, { query: {} });
  return (
    <SelectField
      label={t('column.gateway')}
      hint={gateways.data?.rows.length === 0 ? t('newChannel.noGateway') : undefined}
      error={fieldError}
      value={value}
      options={[
        { value: '', label: t('choose') },
        ...(gateways.data?.rows ?? []).map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
