import { listConnections, type VendorConnection } from '@lanna/contract/money/vendor-wallet/connections-ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { Leases } from './leases.tsx';
import { useSpan } from './use-span.ts';

const by = filtersOf(listConnections);
const column = columnsOf(listConnections);
/** From here on a single call of a vendor is given up; a call of a batch waits longer, and its vendor is near the end of that. */
const LONG_MS = 5000;

/** What goes beyond the published protocol at each provider, how its batches wait, and which of its processes leads what. */
export function ConnectionsPage() {
  const { t } = useTranslation('vendor-wallet-console');
  const span = useSpan();
  const filter = useListFilter([by.search(t('search'))]);
  const figure = { align: 'end', width: 120 } as const;
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="vendor-connections"
        caption={t('title')}
        list={listConnections}
        filter={filter}
        rowKey={({ code }) => code}
        columns={[
          column.text('name', t('column.name'), { sort: 'name', width: 160 }),
          column.text('code', t('column.code'), { width: 110 }),
          column.of('additions', t('column.additions'), (row) => <Additions of={row} />, { width: 360 }),
          column.word('waitingNow', t('column.waitingNow'), displayCount, figure),
          column.word('mostWaiting', t('column.mostWaiting'), displayCount, {
            ...figure,
            sort: 'mostWaiting',
          }),
          column.of('longestWaitMs', t('column.longestWait'), (row) => <LongestWait of={row} />, {
            ...figure,
            sort: 'longestWaitMs',
          }),
          column.word('items', t('column.items'), displayCount, { ...figure, sort: 'items' }),
        ]}
        panel={{
          title: (code, row) => row?.name ?? code,
          body: (code, row) => (
            <div className="flex flex-col gap-6">
              {row && (
                <Facts
                  facts={[
                    { label: t('column.additions'), value: <Additions of={row} /> },
                    { label: t('column.waitingNow'), value: displayCount(row.waitingNow) },
                    { label: t('column.mostWaiting'), value: displayCount(row.mostWaiting) },
                    { label: t('column.longestWait'), value: row.items > 0 && span(row.longestWaitMs) },
                    { label: t('column.items'), value: displayCount(row.items) },
                  ]}
                />
              )}
              <Leases vendor={code} />
              <Can permission="catalogue.read">
                <ConsoleLink href={`/vendors/${code}`}>{t('record')}</ConsoleLink>
              </Can>
            </div>
          ),
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function Additions({ of: { additions } }: { of: VendorConnection }) {
  const { t } = useTranslation('vendor-wallet-console');
  if (additions.length === 0) return <span className="text-muted">{t('published')}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {additions.map((addition) => (
        <code key={addition} className="rounded bg-raised px-1.5 py-0.5 text-xs">
          {addition}
        </code>
      ))}
    </span>
  );
}

function LongestWait({ of: { items, longestWaitMs } }: { of: VendorConnection }) {
  const span = useSpan();
  if (items === 0) return <span className="text-muted">–</span>;
  return <span className={longestWaitMs >= LONG_MS ? 'text-danger' : undefined}>{span(longestWaitMs)}</span>;
}
