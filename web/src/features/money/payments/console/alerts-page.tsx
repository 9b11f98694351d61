import {
  listPaymentAlerts,
  type PaymentAlert,
  seePaymentAlert,
} from '@lanna/contract/money/payments/confirmation-ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { AskButton } from './ask-button.tsx';

const by = filtersOf(listPaymentAlerts);
const column = columnsOf(listPaymentAlerts);
const subject = (row: PaymentAlert) => <span className="font-mono text-xs">{row.subject}</span>;

/** What gateways have said that a person must look at. */
export function AlertsPage() {
  const { t } = useTranslation('payments-console');
  const filter = useListFilter([
    by.choice('state', t('column.state'), (state) => t(`alert.${state}`)),
    by.choice('kind', t('alert.kind'), (kind) => t(`alert.kinds.${kind}`)),
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
          column.moment('lastAt', t('alert.last'), { id: 'at', sort: 'at', width: 150 }),
          column.of('state', t('column.state'), (row) => <State row={row} />, { width: 110 }),
          column.word('kind', t('alert.kind'), (kind) => t(`alert.kinds.${kind}`), { width: 260 }),
          column.text('gateway', t('column.gateway'), { width: 120 }),
          column.of('subject', t('alert.subject'), subject, { width: 240 }),
          column.text('brand', t('column.brand'), { none: t('house'), width: 110 }),
          column.text('times', t('alert.times'), { align: 'end', width: 80 }),
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
        {row.seenAt === null && <SeenForm id={row.id} />}
      </Can>
    </div>
  );
}

function SeenForm({ id }: { id: string }) {
  const { t } = useTranslation('payments-console');
  const seeing = useOpsMutation(seePaymentAlert);
  const form = useContractForm(seePaymentAlert, {
    initial: { note: '' },
    send: (body) => seeing.mutateAsync({ params: { id }, body }),
    onDone: () => notify({ text: t('alert.noted'), tone: 'success' }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextField {...form.field('note')} label={t('alert.note')} hint={t('alert.noteHint')} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="small" variant="secondary" busy={form.isPending}>
        {t('alert.see')}
      </Button>
    </form>
  );
}
