import { type AnomalyRow, listAnomalies } from '@lanna/contract/oversight/anomalies/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import type { Tone } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { AnomalyPanel } from './anomaly-panel.tsx';

const TONES = { open: 'warning', dismissed: 'quiet', confirmed: 'danger' } as const satisfies Record<
  AnomalyRow['state'],
  Tone
>;
const by = filtersOf(listAnomalies);
const column = columnsOf(listAnomalies);

/** Accounts of one line that share what one person has. */
export function AnomaliesPage() {
  const { t } = useTranslation('anomalies-console');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`)),
    by.choice('kind', t('filter.kind'), (kind) => t(`kind.${kind}`)),
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="anomalies"
        caption={t('title')}
        list={listAnomalies}
        filter={filter}
        notice="anomalies_changed"
        columns={[
          column.badge('state', t('filter.state'), TONES, (state) => t(`state.${state}`), { width: 120 }),
          column.word('kind', t('filter.kind'), (kind) => t(`kind.${kind}`), { width: 190 }),
          column.member(t('column.member'), { width: 150 }),
          column.of('other', t('column.other'), (row) => row.other.name, { width: 150 }),
          column.of(
            'signals',
            t('column.signals'),
            (row) => row.signals.map((signal) => t(`signal.${signal}`)).join(' · '),
            { width: 240 },
          ),
          column.of('agent', t('column.agent'), (row) => row.agent.name, { width: 150 }),
          column.brand(t('column.brand'), { width: 110 }),
          column.moment('firstSeen', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
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
