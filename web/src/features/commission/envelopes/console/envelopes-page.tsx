import { listEnvelopes } from '@lanna/contract/commission/envelopes/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { EnvelopePanel } from './envelope-panel.tsx';
import { TONES } from './tones.ts';

const by = filtersOf(listEnvelopes);
const column = columnsOf(listEnvelopes);

/** Red envelopes that agents have given; one that must not go on is stopped in the panel. */
export function EnvelopesPage() {
  const { t } = useTranslation('envelopes-console');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`)),
    by.days('at', t('filter.days')),
  ]);
  return (
    <ConsolePage fill title={t('list.title')} description={t('list.text')}>
      <DataTable
        name="envelopes"
        caption={t('list.title')}
        list={listEnvelopes}
        filter={filter}
        notice="envelopes_changed"
        columns={[
          column.moment('givenAt', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
          column.badge('state', t('column.state'), TONES, (state) => t(`state.${state}`), { width: 150 }),
          column.of('agent', t('column.agent'), (row) => row.agent.name, { width: 150 }),
          column.money('amount', t('column.amount'), { sort: 'amount', width: 130 }),
          column.of('claimed', t('column.claimed'), (row) => `${row.claimed} / ${row.shares}`, {
            align: 'end',
            width: 110,
          }),
          column.money('returned', t('column.returned'), { width: 130 }),
          column.word('audience', t('column.audience'), (audience) => t(`audience.${audience}`), {
            width: 180,
          }),
          column.brand(t('column.brand'), { width: 110 }),
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
