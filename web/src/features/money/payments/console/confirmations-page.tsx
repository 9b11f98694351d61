import { OUTCOMES, SOURCES, WAITS_FOR } from '@lanna/contract/money/payments/confirmation';
import { type ConfirmationRow, listConfirmations } from '@lanna/contract/money/payments/confirmation-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';

/** What banks and gateways have confirmed, and what of it belongs to nothing yet. */
export function ConfirmationsPage() {
  const { t } = useTranslation('payments-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('confirmations.search') },
    { name: 'taken', kind: 'days', label: t('column.taken'), names: ['from', 'to'] },
    {
      name: 'state',
      kind: 'choice',
      label: t('column.state'),
      options: (['waiting', 'matched'] as const).map((value) => ({ value, label: t(`matching.${value}`) })),
    },
    {
      name: 'waitsFor',
      kind: 'choice',
      label: t('column.waitsFor'),
      options: WAITS_FOR.map((value) => ({ value, label: t(`waits.${value}`) })),
    },
    {
      name: 'way',
      kind: 'choice',
      label: t('column.way'),
      options: (['in', 'out'] as const).map((value) => ({ value, label: t(`way.${value}`) })),
    },
    {
      name: 'outcome',
      kind: 'choice',
      label: t('column.outcome'),
      options: OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
    },
    {
      name: 'source',
      kind: 'choice',
      label: t('column.source'),
      options: SOURCES.map((value) => ({ value, label: t(`source.${value}`) })),
    },
  ]);
  return (
    <ConsolePage fill title={t('confirmations.title')} description={t('confirmations.text')}>
      <DataTable
        name="payment-confirmations"
        caption={t('confirmations.title')}
        list={listConfirmations}
        filter={filter}
        notice="payment_confirmations_changed"
        columns={[
          {
            id: 'at',
            head: t('column.taken'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.takenAt} brand={row.brand} />,
          },
          { id: 'state', head: t('column.state'), width: 190, cell: (row) => <Matching row={row} /> },
          {
            id: 'amount',
            head: t('column.amount'),
            align: 'end',
            width: 130,
            cell: (row) => <Amount row={row} />,
          },
          { id: 'way', head: t('column.way'), width: 90, cell: (row) => t(`way.${row.way}`) },
          { id: 'channel', head: t('column.channel'), width: 120, cell: (row) => row.channel },
          { id: 'source', head: t('column.source'), width: 120, cell: (row) => t(`source.${row.source}`) },
          {
            id: 'external',
            head: t('column.external'),
            width: 220,
            cell: (row) => <span className="font-mono text-xs">{row.externalReference}</span>,
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
        ]}
        panel={{
          title: (_, row) => row?.externalReference ?? t('confirmations.title'),
          body: (_, row) => (row ? <OneConfirmation row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('confirmations.empty'), text: t('confirmations.emptyText') }}
      />
    </ConsolePage>
  );
}

function Matching({ row }: { row: ConfirmationRow }) {
  const { t } = useTranslation('payments-console');
  const waitsFor = row.waitsFor ?? 'order';
  if (row.matchedTo !== null)
    return (
      <StatusBadge tone={row.outcome === 'paid' ? 'success' : 'quiet'}>
        {row.outcome === 'paid' ? t('matching.matched') : t('matching.failed')}
      </StatusBadge>
    );
  return (
    <StatusBadge tone={row.outcome === 'paid' ? 'warning' : 'quiet'}>{t(`waits.${waitsFor}`)}</StatusBadge>
  );
}

function Amount({ row }: { row: ConfirmationRow }) {
  return (
    <span className={row.outcome === 'failed' ? 'text-muted line-through' : undefined}>
      <Money amount={row.amount} symbol="" /> <span className="text-muted text-xs">{row.currency}</span>
    </span>
  );
}

function OneConfirmation({ row }: { row: ConfirmationRow }) {
  const { t } = useTranslation('payments-console');
  const waitsFor = row.waitsFor ?? 'order';
  const mono = (text: string | null) => text && <span className="break-all font-mono text-xs">{text}</span>;
  return (
    <div className="flex flex-col gap-4">
      {row.matchedTo === null && (
        <p className="rounded-medium bg-raised p-3 text-sm">{t(`why.${waitsFor}`)}</p>
      )}
      <Facts
        facts={[
          { label: t('column.state'), value: <Matching row={row} /> },
          { label: t('column.outcome'), value: t(`outcome.${row.outcome}`) },
          { label: t('column.amount'), value: <Amount row={row} /> },
          { label: t('column.way'), value: t(`way.${row.way}`) },
          { label: t('column.channel'), value: row.channel },
          { label: t('column.source'), value: t(`source.${row.source}`) },
          { label: t('column.external'), value: mono(row.externalReference) },
          { label: t('column.reference'), value: mono(row.reference) },
          { label: t('column.payerReference'), value: mono(row.payerReference) },
          { label: t('column.payer'), value: row.payer },
          {
            label: t('column.happened'),
            value: <When at={row.happenedAt} brand={row.brand} variant="full" />,
          },
          { label: t('column.taken'), value: <When at={row.takenAt} brand={row.brand} variant="full" /> },
          { label: t('column.matchedTo'), value: mono(row.matchedTo) },
          {
            label: t('column.matchedAt'),
            value: row.matchedAt && <When at={row.matchedAt} brand={row.brand} variant="full" />,
          },
        ]}
      />
    </div>
  );
}
