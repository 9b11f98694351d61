import {
  type ChannelRow,
  changePayee,
  changePaymentChannel,
  switchPaymentChannel,
} from '@lanna/contract/money/payments/channel-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { ReasonField } from '../../../../console/fields/reason-field.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { ChannelPreview } from './channel-preview.tsx';
import { ChannelStateBadge, usePayeeText } from './channel-text.tsx';
import { detailNames, missingDetails, PayeeFields } from './payee-fields.tsx';
import { SwitchButton } from './switch-button.tsx';
import { TermsFields, useTermsWords } from './terms-fields.tsx';
import { readTerms, termsValues } from './terms-values.ts';

/** One channel: what members see of it, where the money goes, and what may be done about both. */
export function ChannelPanel({ row }: { row: ChannelRow }) {
  const { t } = useTranslation('payments-console');
  const payeeText = usePayeeText();
  const [editing, setEditing] = useState(false);
  if (editing) return <ChannelForm row={row} onClose={() => setEditing(false)} />;
  return (
    <div className="flex flex-col gap-5">
      <ChannelPreview kind={row.kind} brand={row.brand} terms={row} />
      <Facts
        facts={[
          { label: t('column.state'), value: <ChannelStateBadge row={row} /> },
          { label: t('column.brand'), value: row.brand },
          { label: t('column.way'), value: t(`way.${row.way}`) },
          { label: t('column.kind'), value: t(`kind.${row.kind}`) },
          { label: t('column.payee'), value: payeeText(row) },
          row.gateway && {
            label: t('column.gateway'),
            value: <ConsoleLink href={`/gateways/${row.gateway.code}`}>{row.gateway.name}</ConsoleLink>,
          },
          { label: t('field.expiresAfterMinutes'), value: t('minutes', { count: row.expiresAfterMinutes }) },
          { label: t('field.version'), value: row.version },
        ]}
      />
      <Can permission="payments.change" brand={row.brand}>
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => setEditing(true)}>
            {t('channel.change')}
          </Button>
          {detailNames(row).length > 0 && <PayeeChange row={row} />}
          <Switch row={row} />
        </div>
        {!row.offered && <p className="text-muted text-sm">{t('channel.notOfferedText')}</p>}
      </Can>
    </div>
  );
}

function ChannelForm({ row, onClose }: { row: ChannelRow; onClose: () => void }) {
  const { t } = useTranslation('payments-console');
  const language = usePageLanguage();
  const saving = useOpsMutation(changePaymentChannel);
  const form = useContractForm(changePaymentChannel, {
    initial: { ...termsValues(row), reason: '' },
    version: row.version,
    toBody: ({ reason, ...terms }, version) => ({ ...readTerms(terms, language), version, reason }),
    words: useTermsWords(),
    send: (body) => saving.mutateAsync({ params: { id: row.id }, body }),
    onDone: ({ proposal }) => {
      notify({ text: t(proposal ? 'channel.proposed' : 'channel.saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <ChannelPreview kind={row.kind} brand={row.brand} terms={readTerms(form.values, language)} />
      <TermsFields form={form} currency={row.currency} segmentsOf={row.way === 'in' ? row.brand : null} />
      <ReasonField {...form.chosen('reason')} missing={form.error('reason') !== undefined} />
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
  );
}

function PayeeChange({ row }: { row: ChannelRow }) {
  const { t } = useTranslation('payments-console');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {row.kind === 'gateway' ? t('payee.change.product') : t('payee.change.account')}
      </Button>
      {open && <PayeeDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function PayeeDialog({ row, onClose }: { row: ChannelRow; onClose: () => void }) {
  const { t } = useTranslation('payments-console');
  const changing = useOpsMutation(changePayee);
  const form = useContractForm(changePayee, {
    initial: { details: row.details, reason: '' },
    version: row.version,
    toBody: (typed, version) => ({ ...typed, version }),
    check: ({ details }) => missingDetails(row, details),
    send: (body) => changing.mutateAsync({ params: { id: row.id }, body }),
    onDone: ({ proposal }) => {
      onClose();
      notify({ text: proposal ? t('payee.proposed') : t('payee.changed'), tone: 'success' });
    },
  });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={t('payee.title', { code: row.code, brand: row.brand })}
      text={t('payee.text')}
      action={t('payee.action')}
      tone="danger"
    >
      <PayeeFields kind={row.kind} way={row.way} form={form} />
    </ReasonFormDialog>
  );
}

function Switch({ row }: { row: ChannelRow }) {
  const { t } = useTranslation('payments-console');
  const { id, code, brand, enabled, version } = row;
  return (
    <SwitchButton
      enabled={enabled}
      on={{ title: t('switch.onTitle', { code, brand }), text: t('switch.onText') }}
      off={{ title: t('switch.offTitle', { code, brand }), text: t('switch.offText') }}
      send={(to, reason) =>
        opsCall(switchPaymentChannel, { params: { id }, body: { enabled: to, version, reason } })
      }
    />
  );
}
