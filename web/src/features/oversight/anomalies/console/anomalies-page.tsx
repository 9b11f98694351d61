import {
  ANOMALY_KINDS,
  ANOMALY_STATES,
  type AnomalyRow,
  listAnomalies,
} from '@lanna/contract/oversight/anomalies/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { AnomalyPanel } from './anomaly-panel.tsx';

const TONES = { open: 'warning', dismissed: 'quiet', confirmed: 'danger' } as const satisfies Record<
  AnomalyRow['state'],
  Tone
>;
const keyOf = (row: AnomalyRow) => row.id;

/** Accounts of one line that share what one person has. */
export function AnomaliesPage() {
  const { t } = useTranslation('anomalies-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: ANOMALY_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('filter.kind'),
      options: ANOMALY_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="anomalies"
        caption={t('title')}
        list={listAnomalies}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="anomalies_changed"
        columns={[
          {
            id: 'state',
            head: t('filter.state'),
            cell: (row) => <StatusBadge tone={TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
            width: 120,
          },
          { id: 'kind', head: t('filter.kind'), cell: (row) => t(`kind.${row.kind}`), width: 190 },
          { id: 'member', head: t('column.member'), cell: (row) => row.member.name, width: 150 },
          { id: 'other', head: t('column.other'), cell: (row) => row.other.name, width: 150 },
          {
            id: 'signals',
            head: t('column.signals'),
            cell: (row) => row.signals.map((signal) => t(`signal.${signal}`)).join(' · '),
            width: 240,
          },
          { id: 'agent', head: t('column.agent'), cell: (row) => row.agent.name, width: 150 },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 110 },
          {
            id: 'at',
            head: t('column.at'),
            cell: (row) => <When at={row.firstSeen} brand={row.brand} />,
            sort: 'at',
            width: 150,
          },
        ]}
        panel={{
          title: (_, row) => (row ? `${row.member.name} · ${row.other.name}` : t('title')),
          body: (_, row) => (row ? <AnomalyPanel key={row.id} row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}
