import { listOpsSheets } from '@lanna/contract/commission/positions/ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { periodText } from './period-text.ts';
import { PositionsHelp } from './positions-help.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import { TONES } from './tones.ts';

const by = filtersOf(listOpsSheets);
const column = columnsOf(listOpsSheets);

/** Every sheet of the brands' lines; those with the brand are marked in the panel. */
export function SheetsPage() {
  const { t } = useTranslation('positions-console');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('column.state'), (state) => t(`state.${state}`)),
    by.choice('with', t('column.upper'), (upper) => t(`with.${upper}`)),
    by.days('to', t('filter.days')),
  ]);
  return (
    <ConsolePage
      fill
      title={t('list.title')}
      description={t('list.text')}
      actions={<ConsoleLink href="/position-settings">{t('settings.title')}</ConsoleLink>}
    >
      <DataTable
        name="sheets"
        caption={t('list.title')}
        list={listOpsSheets}
        filter={filter}
        notice="positions_changed"
        columns={[
          column.of('to', t('column.period'), periodText, { sort: 'to', width: 200 }),
          column.badge('state', t('column.state'), TONES, (state) => t(`state.${state}`), { width: 170 }),
          column.of('lower', t('column.lower'), (row) => row.lower.name, { width: 150 }),
          column.of('upper', t('column.upper'), (row) => row.upper?.name ?? t('with.brand'), { width: 150 }),
          column.money('amount', t('column.amount'), { sort: 'amount', width: 140 }),
          column.moment('issuedAt', t('column.issued'), { width: 150 }),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        panel={{
          title: (_, row) =>
            row ? `${row.lower.name} → ${row.upper?.name ?? t('with.brand')}` : t('list.one'),
          body: (id) => <SheetPanel key={id} id={id} />,
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
      <PositionsHelp />
    </ConsolePage>
  );
}
