import { listNothing } from '@lanna/contract/play/finding/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';

const by = filtersOf(listNothing);
const column = columnsOf(listNothing);

/** What visitors looked for on the site and did not find. */
export function NothingPage() {
  const { t } = useTranslation('finding-console');
  const filter = useListFilter([by.search(t('filter.search'))]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="finding"
        caption={t('title')}
        list={listNothing}
        filter={filter}
        columns={[
          column.of('words', t('column.words'), (row) => <span className="font-medium">{row.words}</span>, {
            width: 320,
          }),
          column.text('times', t('column.times'), { sort: 'times', align: 'end', width: 110 }),
          column.text('language', t('column.language'), { width: 110 }),
          column.text('firstDay', t('column.firstDay'), { width: 140 }),
          column.text('lastDay', t('column.lastDay'), { id: 'last', sort: 'last', width: 140 }),
          column.brand(t('column.brand'), { width: 120 }),
        ]}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}
