import { listBlocks, type SealedBlock, showBlock } from '@lanna/contract/books/ledger/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

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
        sorted="-at"
        rowKey={keyOf}
        columns={[
          {
            id: 'number',
            head: t('field.block'),
            sort: 'at',
            width: 100,
            cell: (row) => <span className="figures">{row.number}</span>,
            total: ({ unsealed }) => t('blocks.unsealed', { count: unsealed }),
          },
          {
            id: 'sealed',
            head: t('field.sealed'),
            width: 170,
            cell: (row) => <When at={row.sealedAt} variant="full" />,
          },
          {
            id: 'transfers',
            head: t('field.transfers'),
            align: 'end',
            width: 110,
            cell: (row) => row.transfers,
          },
          {
            id: 'range',
            head: t('field.range'),
            width: 180,
            cell: (row) => (
              <span className="figures">
                {row.firstTransfer} – {row.lastTransfer}
              </span>
            ),
          },
          {
            id: 'hash',
            head: 'SHA-256',
            width: 360,
            cell: (row) => <code className="text-xs">{row.sha256.slice(0, 32)}…</code>,
          },
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
            { label: t('field.range'), value: `${block.firstTransfer} – ${block.lastTransfer}` },
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
