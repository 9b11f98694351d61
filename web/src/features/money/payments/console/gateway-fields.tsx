import type { GatewayFields as Fields } from '@lanna/contract/money/payments/gateway-ops';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

type GatewayValues = Omit<Fields, 'timeoutMs'> & { timeoutMs: string };

export const GATEWAY_REFUSALS = {
  gateway_address_refused: 'baseUrl',
  gateway_key_unusable: 'publicKey',
} as const;

export function useGatewayWords() {
  const { t } = useTranslation('payments-console');
  const unusable = t('gateway.fault.publicKey');
  return {
    baseUrl: { gateway_address_refused: t('gateway.fault.baseUrl') },
    publicKey: { tooShort: unusable, gateway_key_unusable: unusable },
  };
}

/** Where a gateway is called and which key is believed. */
export function GatewayFields({ form }: { form: Pick<ContractForm<GatewayValues>, 'field'> }) {
  const { t } = useTranslation('payments-console');
  const text = (name: 'name' | 'baseUrl' | 'signatureHeader') => (
    <TextField
      {...form.field(name)}
      label={t(`gateway.field.${name}`)}
      hint={t(`gateway.hint.${name}`)}
      spellCheck={false}
      autoComplete="off"
    />
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {text('name')}
        {text('baseUrl')}
        {text('signatureHeader')}
        <TextField
          {...form.field('timeoutMs')}
          label={t('gateway.field.timeoutMs')}
          hint={t('gateway.hint.timeoutMs')}
          type="number"
          step={100}
        />
      </div>
      <TextAreaField
        {...form.field('publicKey')}
        label={t('gateway.field.publicKey')}
        hint={t('gateway.hint.publicKey')}
        mono
        rows={7}
        spellCheck={false}
      />
    </div>
  );
}
