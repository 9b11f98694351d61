import { listVendors, type VendorRow, vendorsCsv } from '@lanna/contract/play/catalogue/ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../../console/operator.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { LinkButton } from '../../../../../ui/button.tsx';
import { useCategories } from '../games/categories.ts';
import { PlayState } from '../games/play-state.tsx';
import { ErrorRate, Latency } from './call-figures.tsx';

/** Who serves games: which brands carry them, and how their calls have gone in the last hour. */
export function VendorsPage() {
  const { t } = useTranslation('catalogue-console');
  const categories = useCategories();
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('vendors.search') },
    { name: 'category', kind: 'choice', label: t('field.category'), options: categories },
    {
      name: 'state',
      kind: 'choice',
      label: t('field.state'),
      options: [
        { value: 'open', label: t('state.open') },
        { value: 'closed', label: t('state.closedOrStopped') },
      ],
    },
  ]);
  return (
    <ConsolePage
      fill
      title={t('vendors.title')}
      description={t('vendors.text')}
      actions={
        <Can permission="catalogue.change" house>
          <LinkButton href="/new-vendor" size="small" icon={<Plus aria-hidden="true" />}>
            {t('vendors.add')}
          </LinkButton>
        </Can>
      }
    >
      <DataTable
        name="vendors"
        caption={t('vendors.title')}
        list={listVendors}
        csv={vendorsCsv}
        filter={filter}
        sorted="name"
        rowKey={vendorKey}
        notice="vendors_changed"
        href={vendorHref}
        columns={[
          {
            id: 'name',
            head: t('field.vendor'),
            sort: 'name',
            width: 200,
            cell: ({ name, code }) => (
              <>
                <span className="font-medium">{name}</span> <span className="text-muted text-xs">{code}</span>
              </>
            ),
          },
          { id: 'state', head: t('field.state'), cell: (row) => <PlayState {...row} />, width: 100 },
          {
            id: 'groups',
            head: t('field.categories'),
            width: 110,
            cell: ({ groups }) => groups.map((group) => t(`category.${group}`)).join(', '),
          },
          {
            id: 'games',
            head: t('field.games'),
            align: 'end',
            sort: 'games',
            width: 80,
            cell: ({ games }) => displayCount(games),
          },
          { id: 'brands', head: t('field.brands'), width: 180, cell: (row) => brandsOf(row) },
          {
            id: 'calls',
            head: t('calls.in'),
            align: 'end',
            width: 95,
            cell: ({ calls }) => displayCount(calls.in.calls),
          },
          {
            id: 'errors',
            head: t('calls.inErrors'),
            align: 'end',
            width: 95,
            cell: ({ calls }) => <ErrorRate {...calls.in} />,
          },
          {
            id: 'latency',
            head: t('calls.inLatency'),
            align: 'end',
            width: 95,
            cell: ({ calls }) => <Latency {...calls.in} />,
          },
          {
            id: 'outErrors',
            head: t('calls.outErrors'),
            align: 'end',
            width: 95,
            cell: ({ calls }) => <ErrorRate {...calls.out} />,
          },
          {
            id: 'outLatency',
            head: t('calls.outLatency'),
            align: 'end',
            width: 95,
            cell: ({ calls }) => <Latency {...calls.out} />,
          },
        ]}
        empty={{ title: t('vendors.empty'), text: t('vendors.emptyText') }}
      />
    </ConsolePage>
  );
}

const vendorKey = ({ code }: VendorRow) => code;
const vendorHref = ({ code }: VendorRow) => `/vendors/${code}`;

/** Brands that carry it; one that has switched it off stands in brackets. */
function brandsOf({ brands }: VendorRow): string {
  return brands.map(({ code, enabled }) => (enabled ? code : `(${code})`)).join(', ');
}
