import { ENVELOPE_STATES } from '@lanna/contract/commission/envelopes/envelopes';
import { type EnvelopeRow, exportEnvelopes, listEnvelopes } from '@lanna/contract/commission/envelopes/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { EnvelopePanel } from './envelope-panel.tsx';
import { TONES } from './tones.ts';

const keyOf = ({ id }: EnvelopeRow) => id;

/** Red envelopes that agents have given; one that must not go on is stopped in the panel. */
export function EnvelopesPage() {
  const { t } = useTranslation('envelopes-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: ENVELOPE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { name: 'at', kind: 'days', label: t('filter.days') },
  ]);
  return (
    <ConsolePage fill title={t('list.title')} description={t('list.text')}>
      <DataTable
        name="envelopes"
        caption={t('list.title')}
        list={listEnvelopes}
        csv={exportEnvelopes}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="envelopes_changed"
        columns={[
          {
            id: 'at',
            head: t('column.at'),
            sort: 'at',
            width: 150,
            cell: (row) => <When at={row.givenAt} brand={row.brand} />,
          },
          {
            id: 'state',
            head: t('column.state'),
            width: 150,
            cell: (row) => <StatusBadge tone={TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
          },
          { id: 'agent', head: t('column.agent'), width: 150, cell: (row) => row.agent.name },
          {
            id: 'amount',
            head: t('column.amount'),
            align: 'end',
            sort: 'amount',
            width: 130,
            cell: (row) => <Money amount={row.amount} brand={row.brand} />,
          },
          {
            id: 'claimed',
            head: t('column.claimed'),
            align: 'end',
            width: 110,
            cell: (row) => `${row.claimed} / ${row.shares}`,
          },
          {
            id: 'returned',
            head: t('column.returned'),
            align: 'end',
            width: 130,
            cell: (row) => <Money amount={row.returned} brand={row.brand} />,
          },
          {
            id: 'audience',
            head: t('column.audience'),
            width: 180,
            cell: (row) => t(`audience.${row.audience}`),
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
        ]}
        panel={{
          title: (_, row) => row?.agent.name ?? t('list.one'),
          body: (id) => <EnvelopePanel key={id} id={id} />,
        }}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
    </ConsolePage>
  );
}
