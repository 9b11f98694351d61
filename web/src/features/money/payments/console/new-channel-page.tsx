import { addPaymentChannel, type DetailsForm } from '@lanna/contract/money/payments/channel-ops';
import { listGateways } from '@lanna/contract/money/payments/gateway-ops';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { brandOptions, openingBrand } from '../../../../console/brands-for.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { ReasonField } from '../../../../console/fields/reason-field.tsx';
import { mayDo, useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { ChannelPreview } from './channel-preview.tsx';
import { missingDetails, PayeeFields } from './payee-fields.tsx';
import { TermsFields, useTermsWords } from './terms-fields.tsx';
import { NEW_TERMS, readTerms, type TermsValues } from './terms-values.ts';

const KINDS = ['promptpay', 'bank', 'gateway'] as const;
const WAYS = ['in', 'out'] as const;

interface Values extends TermsValues {
  brand: string;
  way: (typeof WAYS)[number];
  code: string;
  kind: (typeof KINDS)[number];
  gateway: string;
  details: DetailsForm;
  reason: string;
}

/** A new channel of a brand; it is switched off until an operator switches it on. */
export function NewChannelPage() {
  const { t } = useTranslation('payments-console');
  const goTo = useGoTo();
  const operator = useOperator();
  const { brand: scope } = useBrandScope();
  const brands = operator.brands.filter(({ code }) => mayDo(operator, 'payments.change', code));
  const language = usePageLanguage();
  const adding = useOpsMutation(addPaymentChannel);
  const initial: Values = {
    ...NEW_TERMS,
    brand: openingBrand(scope, brands),
    way: 'in',
    code: '',
    kind: 'promptpay',
    gateway: '',
    details: {},
    reason: '',
  };
  const form = useContractForm(addPaymentChannel, {
    initial,
    toBody: (typed) => ({
      ...typed,
      ...readTerms(typed, language),
      gateway: typed.kind === 'gateway' ? typed.gateway : null,
    }),
    words: {
      code: { invalid: t('hint.code') },
      kind: t('fault.kind'),
      gateway: t('fault.gateway'),
      ...useTermsWords(),
    },
    refusals: { channel_taken: 'code' },
    check: (typed) => ({
      ...missingDetails(typed, typed.details),
      gateway: typed.kind === 'gateway' && typed.gateway === '' && t('fault.gateway'),
    }),
    send: (body) => adding.mutateAsync({ body }),
    onDone: ({ id }) => {
      notify({ text: t('newChannel.added'), tone: 'success' });
      goTo(`/payment-channels?show=${id}`);
    },
  });
  const { brand, kind, way } = form.values;
  const currency = operator.brands.find((one) => one.code === brand)?.currencySymbol ?? '';
  return (
    <ConsolePage
      title={t('newChannel.title')}
      description={t('newChannel.text')}
      crumbs={[{ href: '/payment-channels', label: t('channels.title') }]}
    >
      <form {...form.props} className="grid max-w-6xl items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={t('newChannel.what')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                {...form.field('brand')}
                label={t('column.brand')}
                options={brandOptions(brands, form.values.brand)}
              />
              <SelectField
                label={t('column.kind')}
                error={form.error('kind')}
                value={kind}
                options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
                onChange={({ target }) => {
                  const chosen = KINDS.find((one) => one === target.value) ?? 'promptpay';
                  form.set('kind', chosen);
                  form.set('details', {});
                  if (chosen === 'promptpay') form.set('way', 'in');
                }}
              />
              <SelectField
                label={t('column.way')}
                value={way}
                disabled={kind === 'promptpay'}
                options={WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
                onChange={({ target }) => form.set('way', target.value === 'out' ? 'out' : 'in')}
              />
              <TextField
                {...form.field('code', (typed) => typed.toUpperCase())}
                label={t('field.code')}
                hint={t('hint.code')}
                spellCheck={false}
                autoComplete="off"
              />
            </div>
          </Panel>
          <Panel title={t('column.payee')} text={t('newChannel.payee')}>
            {kind === 'gateway' && (
              <div className="mb-4">
                <GatewayChoice form={form} />
              </div>
            )}
            {kind === 'bank' && way === 'out' ? (
              <p className="text-sm">{t('payee.desk')}</p>
            ) : (
              <PayeeFields kind={kind} way={way} form={form} />
            )}
          </Panel>
          <Panel title={t('newChannel.terms')}>
            <TermsFields
              form={form}
              currency={currency}
              segmentsOf={form.values.way === 'in' ? form.values.brand : null}
            />
          </Panel>
        </div>
        <div className="flex flex-col gap-4">
          <ChannelPreview kind={kind} brand={brand} terms={readTerms(form.values, language)} />
          <ReasonField {...form.chosen('reason')} missing={form.error('reason') !== undefined} />
          {form.problem && <FormError>{form.problem}</FormError>}
          <Button type="submit" busy={form.isPending}>
            {t('newChannel.add')}
          </Button>
        </div>
      </form>
    </ConsolePage>
  );
}

type GatewayForm = Pick<ContractForm<Pick<Values, 'gateway'>>, 'field'>;

/** Those whom the whole house is open to choose among the gateways; others know the code. */
function GatewayChoice({ form }: { form: GatewayForm }) {
  const { t } = useTranslation('payments-console');
  const { house } = useOperator();
  return house.includes('payments.read') ? (
    <KnownGateways form={form} />
  ) : (
    <TextField
      {...form.field('gateway', (typed) => typed.toUpperCase())}
      label={t('column.gateway')}
      required
    />
  );
}

function KnownGateways({ form }: { form: GatewayForm }) {
  const { t } = useTranslation('payments-console');
  const gateways = useOps(listGateways, { query: {} });
  return (
    <SelectField
      {...form.field('gateway')}
      label={t('column.gateway')}
      hint={gateways.data?.rows.length === 0 ? t('newChannel.noGateway') : undefined}
      options={[
        { value: '', label: t('choose') },
        ...(gateways.data?.rows ?? []).map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      ]}
    />
  );
}
