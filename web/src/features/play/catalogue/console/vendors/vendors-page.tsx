import { listVendors, type VendorRow } from '@lanna/contract/play/catalogue/ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../../console/operator.tsx';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { LinkButton } from '../../../../../ui/button.tsx';
import { PlayState } from '../games/play-state.tsx';
import { ErrorRate, Latency } from './call-figures.tsx';

const by = filtersOf(listVendors);
const column = columnsOf(listVendors);
const FIGURE = { align: 'end', width: 95 } as const;

/** Who serves games: which brands carry them, and how their calls have gone in the last hour. */
export function VendorsPage() {
  const { t } = useTranslation('catalogue-console');
  const filter = useListFilter([
    by.search(t('vendors.search')),
    by.choice('category', t('field.category'), (category) => t(`category.${category}`)),
    by.choice('state', t('field.state'), (state) =>
      state === 'open' ? t('state.open') : t('state.closedOrStopped'),
    ),
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
        filter={filter}
        rowKey={vendorKey}
        notice="vendors_changed"
        href={vendorHref}
        columns={[
          column.of(
            'name',
            t('field.vendor'),
            ({ name, code }) => (
              <>
                <span className="font-medium">{name}</span> <span className="text-muted text-xs">{code}</span>
              </>
            ),
            { sort: 'name', width: 200 },
          ),
          column.of('state', t('field.state'), (row) => <PlayState {...row} />, { width: 100 }),
          column.word(
            'groups',
            t('field.categories'),
            (groups) => groups.map((group) => t(`category.${group}`)).join(', '),
            { width: 110 },
          ),
          column.word('games', t('field.games'), displayCount, { align: 'end', sort: 'games', width: 100 }),
          column.of('brands', t('field.brands'), brandsOf, { width: 180 }),
          column.of('calls', t('calls.in'), ({ calls }) => displayCount(calls.in.calls), FIGURE),
          column.of('errors', t('calls.inErrors'), ({ calls }) => <ErrorRate {...calls.in} />, FIGURE),
          column.of('latency', t('calls.inLatency'), ({ calls }) => <Latency {...calls.in} />, FIGURE),
          column.of('outErrors', t('calls.outErrors'), ({ calls }) => <ErrorRate {...calls.out} />, FIGURE),
          column.of('outLatency', t('calls.outLatency'), ({ calls }) => <Latency {...calls.out} />, FIGURE),
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
