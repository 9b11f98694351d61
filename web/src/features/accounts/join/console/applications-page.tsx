import { listApplications } from '@lanna/contract/accounts/join/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { STATE_TONES } from './state-tones.ts';

const by = filtersOf(listApplications);
const column = columnsOf(listApplications);

/** Who has applied to become an agent. */
export function ApplicationsPage() {
  const { t } = useTranslation('join-console');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`)),
    by.choice('wish', t('filter.wish'), (request) => t(`wish.${request}`)),
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="join"
        caption={t('title')}
        list={listApplications}
        filter={filter}
        notice="join_changed"
        columns={[
          column.badge('state', t('column.state'), STATE_TONES, (state) => t(`state.${state}`), {
            width: 110,
          }),
          column.of(
            'name',
            t('column.name'),
            (row) => <span className={row.state === 'new' ? 'font-semibold' : undefined}>{row.name}</span>,
            { width: 170 },
          ),
          column.word('wish', t('column.wish'), (request) => t(`wish.${request}`), { width: 150 }),
          column.text('players', t('column.players'), { width: 330 }),
          column.of(
            'contacts',
            t('column.contacts'),
            (row) => row.contacts.map(({ way }) => t(`way.${way}`)).join(' · '),
            { width: 150 },
          ),
          column.brand(t('column.brand'), { width: 110 }),
          column.moment('sentAt', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
          column.text('handledBy', t('column.handledBy'), { width: 130 }),
        ]}
        panel={{
          title: (_, row) => row?.name ?? t('title'),
          body: (_, row) => (row ? <ApplicationPanel key={row.id} row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}
