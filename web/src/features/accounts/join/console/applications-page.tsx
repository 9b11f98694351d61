import { JOIN_WISHES } from '@lanna/contract/accounts/join/join';
import {
  exportApplications,
  JOIN_STATES,
  type JoinRow,
  listApplications,
} from '@lanna/contract/accounts/join/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { STATE_TONES } from './state-tones.ts';

const keyOf = (row: JoinRow) => row.id;

/** Who has applied to become an agent. */
export function ApplicationsPage() {
  const { t } = useTranslation('join-console');
  const states = ['waiting', ...JOIN_STATES] as const;
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: states.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'wish',
      kind: 'choice',
      label: t('filter.wish'),
      options: JOIN_WISHES.map((value) => ({ value, label: t(`wish.${value}`) })),
    },
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="join"
        caption={t('title')}
        list={listApplications}
        csv={exportApplications}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="join_changed"
        columns={[
          {
            id: 'state',
            head: t('column.state'),
            cell: (row) => <StatusBadge tone={STATE_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
            width: 110,
          },
          {
            id: 'name',
            head: t('column.name'),
            cell: (row) => (
              <span className={row.state === 'new' ? 'font-semibold' : undefined}>{row.name}</span>
            ),
            width: 170,
          },
          { id: 'wish', head: t('column.wish'), cell: (row) => t(`wish.${row.wish}`), width: 150 },
          { id: 'players', head: t('column.players'), cell: (row) => row.players, width: 330 },
          {
            id: 'contacts',
            head: t('column.contacts'),
            cell: (row) => row.contacts.map(({ way }) => t(`way.${way}`)).join(' · '),
            width: 150,
          },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 110 },
          {
            id: 'at',
            head: t('column.at'),
            cell: (row) => <When at={row.sentAt} brand={row.brand} />,
            sort: 'at',
            width: 150,
          },
          { id: 'handledBy', head: t('column.handledBy'), cell: (row) => row.handledBy, width: 130 },
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
