import { type ConfirmationRow, listConfirmations } from '@lanna/contract/money/payments/confirmation-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';

const by = filtersOf(listConfirmations);
const column = columnsOf(listConfirmations);
const external = (row: ConfirmationRow) => <span className="font-mono text-xs">{row.externalReference}</span>;

/** What banks and gateways have confirmed, and what of it belongs to nothing yet. */
export function ConfirmationsPage() {
  const { t } = useTranslation('payments-console');
  const filter = useListFilter([
    by.search(t('confirmations.search')),
    by.days('taken', t('column.taken')),
    by.choice('state', t('column.state'), (state) => t(`matching.${state}`)),
    by.choice('waitsFor', t('column.waitsFor'), (reason) => t(`waits.${reason}`)),
    by.choice('way', t('column.way'), (way) => t(`way.${way}`)),
    by.choice('outcome', t('column.outcome'), (outcome) => t(`outcome.${outcome}`)),
    by.choice('source', t('column.source'), (source) => t(`source.${source}`)),
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
          column.moment('takenAt', t('column.taken'), { id: 'at', sort: 'at', width: 150 }),
          column.of('state', t('column.state'), (row) => <Matching row={row} />, { width: 190 }),
          column.of('amount', t('column.amount'), (row) => <Amount row={row} />, {
            align: 'end',
            width: 130,
          }),
          column.word('way', t('column.way'), (way) => t(`way.${way}`), { width: 90 }),
          column.text('channel', t('column.channel'), { width: 120 }),
          column.word('source', t('column.source'), (source) => t(`source.${source}`), { width: 120 }),
          column.of('external', t('column.external'), external, { width: 220 }),
          column.brand(t('column.brand'), { width: 110 }),
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
