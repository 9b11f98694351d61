import { listChannels } from '@lanna/contract/house/push/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { displayCount } from '../../../../i18n/format.ts';

const by = filtersOf(listChannels);
const column = columnsOf(listChannels);

/** Channels of push: who reads them, and where readers are too slow. */
export function ChannelsPage() {
  const { t } = useTranslation('push-console');
  const filter = useListFilter([by.search(t('search'))]);
  const figure = { align: 'end', width: 110 } as const;
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="push-channels"
        caption={t('title')}
        list={listChannels}
        filter={filter}
        columns={[
          column.text('name', t('column.name'), { width: 260 }),
          column.brand(t('column.brand'), { width: 110 }),
          column.word('readers', t('column.readers'), displayCount, { ...figure, sort: 'readers' }),
          column.word('drops', t('column.drops'), displayCount, { ...figure, sort: 'drops', width: 160 }),
          column.word('number', t('column.number'), displayCount, figure),
          column.moment('lastAt', t('column.lastAt'), { variant: 'full', width: 170 }),
        ]}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}
