import { addGateway } from '@lanna/contract/money/payments/gateway-ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { ReasonField } from '../../../../console/fields/reason-field.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { GATEWAY_REFUSALS, GatewayFields, useGatewayWords } from './gateway-fields.tsx';

/** A new gateway: its record and the key it signs with. Brands use it through channels. */
export function NewGatewayPage() {
  const { t } = useTranslation('payments-console');
  const goTo = useGoTo();
  const adding = useOpsMutation(addGateway);
  const form = useContractForm(addGateway, {
    initial: {
      code: '',
      name: '',
      baseUrl: 'https://',
      publicKey: '',
      signatureHeader: 'X-Payment-Signature',
      timeoutMs: '8000',
      reason: '',
    },
    toBody: (typed) => ({ ...typed, timeoutMs: typedNumber(typed.timeoutMs) }),
    words: { code: { invalid: t('gateway.hint.code') }, ...useGatewayWords() },
    refusals: { ...GATEWAY_REFUSALS, gateway_code_taken: 'code' },
    send: (body) => adding.mutateAsync({ body }),
    onDone: (added) => {
      if (added.proposal) notify({ text: t('newGateway.proposed'), tone: 'success' });
      goTo(added.proposal ? '/gateways' : `/gateways/${added.code}`);
    },
  });
  return (
    <ConsolePage
      title={t('newGateway.title')}
      description={t('newGateway.text')}
      crumbs={[{ href: '/gateways', label: t('gateways.title') }]}
    >
      <form {...form.props} className="flex max-w-4xl flex-col gap-4">
        <Panel title={t('gateway.record')}>
          <div className="flex flex-col gap-4">
            <TextField
              {...form.field('code', (typed) => typed.toUpperCase())}
              label={t('field.code')}
              hint={t('gateway.hint.code')}
              spellCheck={false}
              autoComplete="off"
              className="max-w-sm"
            />
            <GatewayFields form={form} />
          </div>
        </Panel>
        <ReasonField {...form.chosen('reason')} missing={form.error('reason') !== undefined} />
        {form.problem && <FormError>{form.problem}</FormError>}
        <div>
          <Button type="submit" busy={form.isPending}>
            {t('newGateway.add')}
          </Button>
        </div>
      </form>
    </ConsolePage>
  );
}
