import { listProposals } from '@lanna/contract/people/operators/proposal-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { kindLabel } from './kind-label.ts';
import { ProposalPanel } from './proposal-panel.tsx';
import { STATE_TONES } from './proposal-tones.ts';
import { SubjectName } from './subject-name.tsx';

const by = filtersOf(listProposals);
const column = columnsOf(listProposals);

/** What one operator proposed and another decides. */
export function ProposalsPage() {
  const { t } = useTranslation('operators-console');
  const filter = useListFilter([
    by.choice('state', t('field.state'), (state) => t(`proposals.state.${state}`)),
    by.choice('own', t('proposals.by'), (own) =>
      own === '1' ? t('proposals.byMe') : t('proposals.byOthers'),
    ),
  ]);
  return (
    <ConsolePage fill title={t('proposals.title')} description={t('proposals.text')}>
      <DataTable
        name="proposals"
        caption={t('proposals.title')}
        list={listProposals}
        filter={filter}
        notice="proposals_changed"
        columns={[
          column.of(
            'kind',
            t('proposals.what'),
            ({ kind }) => <span className="font-medium">{kindLabel(t, kind)}</span>,
            { width: 200 },
          ),
          column.of('subject', t('field.subject'), ({ subject }) => <SubjectName of={subject} />, {
            width: 200,
          }),
          column.badge('state', t('field.state'), STATE_TONES, (state) => t(`proposals.state.${state}`), {
            width: 130,
          }),
          column.of(
            'by',
            t('proposals.by'),
            ({ own, proposedBy }) => (own ? t('proposals.you') : proposedBy.name),
            { width: 150 },
          ),
          column.text('brand', t('field.brand'), { width: 110, none: t('house') }),
          column.of('at', t('proposals.at'), ({ proposedAt }) => <When at={proposedAt} />, {
            sort: 'at',
            width: 150,
          }),
          column.of(
            'expiresAt',
            t('proposals.expires'),
            ({ state, expiresAt }) => (state === 'open' ? <When at={expiresAt} /> : null),
            { width: 150 },
          ),
          column.text('reason', t('field.reason'), { width: 240 }),
        ]}
        panel={{
          title: (_, row) => (row ? kindLabel(t, row.kind) : t('proposals.one')),
          body: (id) => <ProposalPanel key={id} id={id} />,
        }}
        empty={{ title: t('proposals.empty'), text: t('proposals.emptyText') }}
      />
    </ConsolePage>
  );
}
