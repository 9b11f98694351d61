import {
  listPaymentAlerts,
  PAYMENT_ALERT_KINDS,
  type PaymentAlert,
  seePaymentAlert,
} from '@lanna/contract/money/payments/confirmation-ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { AskButton } from './ask-button.tsx';

const NOTE_MAX = 500;

/** What gateways have said that a person must look at. */
export function AlertsPage() {
  const { t } = useTranslation('payments-console');
  const filter = useListFilter([
    {
      name: 'state',
      kind: 'choice',
      label: t('column.state'),
      options: (['open', 'seen'] as const).map((value) => ({ value, label: t(`alert.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('alert.kind'),
      options: PAYMENT_ALERT_KINDS.map((value) => ({ value, label: t(`alert.kinds.${value}`) })),
    },
  ]);
  return (
    <ConsolePage fill title={t('alerts.title')} description={t('alerts.text')}>
      <DataTable
        name="payment-alerts"
        caption={t('alerts.title')}
        list={listPaymentAlerts}
        filter={filter}
        notice="payment_alerts_changed"
        columns={[
          {
            id: 'at',
            head: t('alert.last'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.lastAt} brand={row.brand ?? undefined} />,
          },
          { id: 'state', head: t('column.state'), width: 110, cell: (row) => <State row={row} /> },
          { id: 'kind', head: t('alert.kind'), width: 260, cell: (row) => t(`alert.kinds.${row.kind}`) },
          { id: 'gateway', head: t('column.gateway'), width: 120, cell: (row) => row.gateway },
          {
            id: 'subject',
            head: t('alert.subject'),
            width: 240,
            cell: (row) => <span className="font-mono text-xs">{row.subject}</span>,
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand ?? t('house') },
          { id: 'times', head: t('alert.times'), align: 'end', width: 80, cell: (row) => row.times },
        ]}
        panel={{
          title: (_, row) => (row ? t(`alert.kinds.${row.kind}`) : t('alerts.title')),
          body: (_, row) => (row ? <Alert key={row.id} row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('alerts.empty'), text: t('alerts.emptyText') }}
      />
    </ConsolePage>
  );
}

function State({ row }: { row: PaymentAlert }) {
  const { t } = useTranslation('payments-console');
  return row.seenAt === null ? (
    <StatusBadge tone="danger">{t('alert.open')}</StatusBadge>
  ) : (
    <StatusBadge>{t('alert.seen')}</StatusBadge>
  );
}

/** What happened, what it means for the money, and what to do. */
function Alert({ row }: { row: PaymentAlert }) {
  const { t } = useTranslation('payments-console');
  const words = useRefusalText();
  const [note, setNote] = useState('');
  const seeing = useOpsMutation(seePaymentAlert, {
    onDone: () => notify({ text: t('alert.noted'), tone: 'success' }),
  });
  const brand = row.brand ?? undefined;
  return (
    <div className="flex flex-col gap-4">
      <p className="rounded-medium bg-raised p-3 text-sm">{t(`alert.about.${row.kind}`)}</p>
      <Facts
        facts={[
          { label: t('column.state'), value: <State row={row} /> },
          { label: t('column.brand'), value: row.brand ?? t('house') },
          {
            label: t('column.gateway'),
            value: row.gateway && <ConsoleLink href={`/gateways/${row.gateway}`}>{row.gateway}</ConsoleLink>,
          },
          {
            label: t('alert.subject'),
            value: <span className="break-all font-mono text-xs">{row.subject}</span>,
          },
          { label: t('alert.times'), value: row.times },
          { label: t('alert.raised'), value: <When at={row.raisedAt} brand={brand} variant="full" /> },
          { label: t('alert.last'), value: <When at={row.lastAt} brand={brand} variant="full" /> },
          ...Object.entries(row.facts).map(([label, value]) => ({ label, value: String(value ?? '') })),
          row.seenBy !== null && {
            label: t('alert.seenBy'),
            value: (
              <>
                {row.seenBy} · <When at={row.seenAt} brand={brand} />
              </>
            ),
          },
          row.note !== '' && { label: t('alert.note'), value: row.note },
        ]}
      />
      {row.kind === 'contradiction' && (
        <ConsoleLink href={`/payment-confirmations?search=${encodeURIComponent(row.subject)}`}>
          {t('alert.showConfirmation')}
        </ConsoleLink>
      )}
      <Can permission="payments.change" {...(brand ? { brand } : { house: true })}>
        {row.kind === 'order_unclear' && <AskButton order={row.subject} />}
        {row.seenAt === null && (
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              seeing.mutate({ params: { id: row.id }, body: { note: note.trim() } });
            }}
          >
            <TextField
              label={t('alert.note')}
              hint={t('alert.noteHint')}
              maxLength={NOTE_MAX}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            {seeing.error && <FormError>{words(seeing.error)}</FormError>}
            <Button type="submit" size="small" variant="secondary" busy={seeing.isPending}>
              {t('alert.see')}
            </Button>
          </form>
        )}
      </Can>
    </div>
  );
}
