import { changeLinkChannel, type LinkChannel } from '@lanna/contract/accounts/linked-accounts/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';

/** Sets a channel of a brand; its secret is typed and never shown. */
export function ChannelDialog({
  brand,
  channel,
  onClose,
}: {
  brand: string;
  channel: LinkChannel;
  onClose: () => void;
}) {
  const { t } = useTranslation('linked-accounts-console');
  const saving = useOpsMutation(changeLinkChannel);
  const { service } = channel;
  const form = useContractForm(changeLinkChannel, {
    initial: {
      clientId: channel.clientId ?? '',
      secret: '',
      enabled: channel.enabled || channel.clientId === null ? ('yes' as const) : ('no' as 'yes' | 'no'),
      reason: '',
    },
    version: channel.version,
    toBody: ({ clientId, secret, enabled, reason }, version) => ({
      ...{ brand, service, clientId, version, reason },
      secret: secret.trim() === '' ? null : secret,
      enabled: enabled === 'yes',
    }),
    send: (body) => saving.mutateAsync({ body }),
    refusals: { link_secret_missing: 'secret' },
    onDone: () => {
      notify({ text: t('saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={`${t('change')}: ${t(`service.${service}`)} · ${brand}`}
      text={
        <>
          <p>{t('form.text')}</p>
          <p className="mt-2 wrap-anywhere">{t('form.redirect')}</p>
        </>
      }
      action={t('form.save')}
    >
      <TextField
        {...form.field('clientId')}
        inputMode="numeric"
        autoComplete="off"
        label={t('clientId')}
        hint={t(`form.clientIdHint.${service}`)}
      />
      <PasswordField
        {...form.field('secret')}
        autoComplete="off"
        label={t('form.secret')}
        hint={t('form.secretHint')}
      />
      <SelectField
        {...form.field('enabled')}
        label={t('form.enabled')}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
    </ReasonFormDialog>
  );
}
