import type { GatewayFields as Fields } from '@lanna/contract/money/payments/gateway-ops';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

export const NEW_GATEWAY: Fields = {
  name: '',
  baseUrl: 'https://',
  publicKey: '',
  signatureHeader: 'X-Payment-Signature',
  timeoutMs: 8000,
};

/** Where a gateway is called and which key is believed. */
export function GatewayFields({
  value,
  error,
  onChange,
}: {
  value: Fields;
  error: unknown;
  onChange: (value: Fields) => void;
}) {
  const { t } = useTranslation('payments-console');
  const code = error instanceof Refusal ? error.code : undefined;
  const text = (name: 'name' | 'baseUrl' | 'signatureHeader', fieldError?: string) => (
    <TextField
      label={t(`gateway.field.${name}`)}
      hint={t(`gateway.hint.${name}`)}
      error={fieldError}
      required
      spellCheck={false}
      autoComplete="off"
      value={value[name]}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {text('name')}
        {text('baseUrl', code === 'gateway_address_refused' ? t('gateway.fault.baseUrl') : undefined)}
        {text('signatureHeader')}
        <TextField
          label={t('gateway.field.timeoutMs')}
          hint={t('gateway.hint.timeoutMs')}
          type="number"
          min={500}
          max={30_000}
          step={100}
          required
          value={String(value.timeoutMs)}
          onChange={({ target }) => onChange({ ...value, timeoutMs: Number(target.value) || 0 })}
        />
      </div>
      <TextAreaField
        label={t('gateway.field.publicKey')}
        hint={t('gateway.hint.publicKey')}
        error={code === 'gateway_key_unusable' ? t('gateway.fault.publicKey') : undefined}
        mono
        required
        rows={7}
        spellCheck={false}
        value={value.publicKey}
        onChange={({ target }) => onChange({ ...value, publicKey: target.value })}
      />
    </div>
  );
}
