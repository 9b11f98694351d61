import {
  type ChannelRow,
  type ChannelTerms,
  changePayee,
  changePaymentChannel,
  switchPaymentChannel,
} from '@lanna/contract/money/payments/channel-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { ReasonField } from '../../../../console/fields/reason-field.tsx';
import { REASON_MIN } from '../../../../console/fields/reason-length.ts';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { ChannelPreview } from './channel-preview.tsx';
import { ChannelStateBadge, usePayeeText } from './channel-text.tsx';
import { fieldErrorsOf } from './form-field-errors.ts';
import { detailNames, PayeeFields } from './payee-fields.tsx';
import { readTerms } from './read-terms.ts';
import { TermsFields } from './terms-fields.tsx';

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
          {detailNames(row.kind, row.way).length > 0 && <PayeeChange row={row} />}
          <Switch row={row} />
        </div>
        {!row.offered && <p className="text-muted text-sm">{t('channel.notOfferedText')}</p>}
      </Can>
    </div>
  );
}

function ChannelForm({ row, onClose }: { row: ChannelRow; onClose: () => void }) {
  const { t } = useTranslation('payments-console');
  const words = useRefusalText();
  const [terms, setTerms] = useState<ChannelTerms>(() => termsOf(row));
  // As it was opened: what another operator saves meanwhile is refused, not lost.
  const [version] = useState(row.version);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const saving = useOpsMutation(changePaymentChannel, {
    onDone: ({ proposal }) => {
      notify({ text: t(proposal ? 'channel.proposed' : 'channel.saved'), tone: 'success' });
      onClose();
    },
  });
  const isShort = reason.trim().length < REASON_MIN;
  const read = readTerms(terms, usePageLanguage());
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isShort || !read) return;
        saving.mutate({ params: { id: row.id }, body: { ...read, version, reason: reason.trim() } });
      }}
    >
      <ChannelPreview kind={row.kind} brand={row.brand} terms={read ?? terms} />
      <TermsFields
        value={terms}
        currency={row.currency}
        fieldErrors={fieldErrorsOf(saving.error)}
        onChange={setTerms}
      />
      <ReasonField value={reason} onValueChange={setReason} missing={tried && isShort} />
      {saving.error && <FormError>{words(saving.error)}</FormError>}
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={saving.isPending}>
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
  const [details, setDetails] = useState(row.details);
  const changing = useOpsMutation(changePayee, {
    onDone: ({ proposal }) => {
      setOpen(false);
      notify({ text: proposal ? t('payee.proposed') : t('payee.changed'), tone: 'success' });
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          setDetails(row.details);
          setOpen(true);
        }}
      >
        {row.kind === 'gateway' ? t('payee.change.product') : t('payee.change.account')}
      </Button>
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t('payee.title', { code: row.code, brand: row.brand })}
        text={t('payee.text')}
        action={t('payee.action')}
        tone="danger"
        busy={changing.isPending}
        error={changing.error}
        onConfirm={(reason) =>
          changing.mutate({ params: { id: row.id }, body: { details, version: row.version, reason } })
        }
      >
        <PayeeFields
          kind={row.kind}
          way={row.way}
          value={details}
          fieldErrors={fieldErrorsOf(changing.error)}
          onChange={setDetails}
        />
      </ReasonDialog>
    </>
  );
}

function Switch({ row }: { row: ChannelRow }) {
  const { t } = useTranslation('payments-console');
  const [open, setOpen] = useState(false);
  const switching = useOpsMutation(switchPaymentChannel, {
    onDone: ({ proposal }) => {
      setOpen(false);
      if (proposal) notify({ text: t('switch.proposed'), tone: 'success' });
    },
  });
  const what = row.enabled ? 'off' : 'on';
  return (
    <>
      <Button size="small" variant={row.enabled ? 'danger' : 'primary'} onClick={() => setOpen(true)}>
        {t(`switch.${what}`)}
      </Button>
      <ReasonDialog
        open={open}
        onOpenChange={setOpen}
        title={t(`switch.${what}Title`, { code: row.code, brand: row.brand })}
        text={t(`switch.${what}Text`)}
        action={t(`switch.${what}`)}
        tone={row.enabled ? 'danger' : 'primary'}
        busy={switching.isPending}
        error={switching.error}
        onConfirm={(reason) =>
          switching.mutate({
            params: { id: row.id },
            body: { enabled: !row.enabled, version: row.version, reason },
          })
        }
      />
    </>
  );
}

function termsOf(row: ChannelRow): ChannelTerms {
  const { name, min, max, feeFixed, feeBasisPoints, opensAtMinute, closesAtMinute } = row;
  const { rankLevelMin, position, expiresAfterMinutes, promisedMinutes } = row;
  return {
    ...{ name, min, max, feeFixed, feeBasisPoints, opensAtMinute, closesAtMinute },
    ...{ rankLevelMin, position, expiresAfterMinutes, promisedMinutes },
  };
}
