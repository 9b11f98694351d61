import { listBlocks, type SealedBlock, showBlock } from '@lanna/contract/books/ledger/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

const column = columnsOf(listBlocks);

/** The sealed chain; a block that is opened is recomputed. */
export function BlocksPage() {
  const { t } = useTranslation('ledger-console');
  const filter = useListFilter([]);
  return (
    <ConsolePage fill title={t('blocks.title')} description={t('blocks.text')}>
      <DataTable
        name="blocks"
        caption={t('blocks.title')}
        list={listBlocks}
        filter={filter}
        rowKey={keyOf}
        columns={[
          column.of('number', t('field.block'), (row) => <span className="figures">{row.number}</span>, {
            sort: 'at',
            width: 100,
            total: ({ unsealed }) => t('blocks.unsealed', { count: unsealed }),
          }),
          column.moment('sealedAt', t('field.sealed'), { id: 'sealed', width: 170, variant: 'full' }),
          column.text('transfers', t('field.transfers'), { align: 'end', width: 110 }),
          column.of('range', t('field.range'), (row) => <span className="figures">{rangeOf(row)}</span>, {
            width: 180,
          }),
          column.of('hash', 'SHA-256', (row) => <code className="text-xs">{row.sha256.slice(0, 32)}…</code>, {
            width: 360,
          }),
        ]}
        panel={{
          title: (number) => t('blocks.one', { number }),
          body: (number) => <Block number={number} />,
        }}
        empty={{ title: t('blocks.empty'), text: t('blocks.emptyText') }}
      />
    </ConsolePage>
  );
}

function Block({ number }: { number: string }) {
  const { t } = useTranslation('ledger-console');
  const read = useOps(showBlock, { params: { number } });
  return (
    <QueryView
      query={read}
      label={t('blocks.loading')}
      failed={t('blocks.failed')}
      shape={<Skeleton className="h-60" />}
    >
      {({ block, previousSha256, violation }) => (
        <Facts
          facts={[
            {
              label: t('field.state'),
              value: violation ? (
                <StatusBadge tone="danger">{violation.rule}</StatusBadge>
              ) : (
                <StatusBadge tone="success">{t('blocks.fits')}</StatusBadge>
              ),
            },
            { label: t('field.transfers'), value: block.transfers },
            { label: t('field.range'), value: rangeOf(block) },
            { label: t('field.sealed'), value: <When at={block.sealedAt} variant="full" /> },
            { label: 'SHA-256', value: <code className="break-all text-xs">{block.sha256}</code> },
            {
              label: t('field.previous'),
              value: previousSha256 && <code className="break-all text-xs">{previousSha256}</code>,
            },
          ]}
        />
      )}
    </QueryView>
  );
}

const keyOf = ({ number }: SealedBlock) => number;
const rangeOf = ({ firstTransfer, lastTransfer }: SealedBlock) => `${firstTransfer} – ${lastTransfer}`;
