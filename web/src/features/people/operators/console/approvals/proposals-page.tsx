import {
  listProposals,
  type ProposalRow,
  proposalState,
  proposalsCsv,
} from '@lanna/contract/people/operators/proposal-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { StatusBadge } from '../../../../../console/status-badge.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { kindLabel } from './kind-label.ts';
import { ProposalPanel } from './proposal-panel.tsx';
import { STATE_TONES } from './proposal-tones.ts';

/** What one operator proposed and another decides. */
export function ProposalsPage() {
  const { t } = useTranslation('operators-console');
  const filter = useListFilter([
    {
      name: 'state',
      kind: 'choice',
      label: t('field.state'),
      options: proposalState.options.map((value) => ({ value, label: t(`proposals.state.${value}`) })),
    },
    {
      name: 'own',
      kind: 'choice',
      label: t('proposals.by'),
      options: [
        { value: '0', label: t('proposals.byOthers') },
        { value: '1', label: t('proposals.byMe') },
      ],
    },
  ]);
  return (
    <ConsolePage fill title={t('proposals.title')} description={t('proposals.text')}>
      <DataTable
        name="proposals"
        caption={t('proposals.title')}
        list={listProposals}
        csv={proposalsCsv}
        filter={filter}
        sorted="-at"
        rowKey={proposalKey}
        notice="proposals_changed"
        columns={[
          {
            id: 'kind',
            head: t('proposals.what'),
            width: 200,
            cell: ({ kind }) => <span className="font-medium">{kindLabel(t, kind)}</span>,
          },
          {
            id: 'subject',
            head: t('field.subject'),
            width: 200,
            cell: ({ subject }) => (
              <>
                <span className="text-muted text-xs">{subject.kind}</span> {subject.name || subject.id}
              </>
            ),
          },
          {
            id: 'state',
            head: t('field.state'),
            width: 130,
            cell: ({ state }) => (
              <StatusBadge tone={STATE_TONES[state]}>{t(`proposals.state.${state}`)}</StatusBadge>
            ),
          },
          {
            id: 'by',
            head: t('proposals.by'),
            width: 150,
            cell: ({ own, proposedBy }) => (own ? t('proposals.you') : proposedBy.name),
          },
          { id: 'brand', head: t('field.brand'), width: 110, cell: ({ brand }) => brand ?? t('house') },
          {
            id: 'at',
            head: t('proposals.at'),
            sort: 'at',
            width: 150,
            cell: ({ proposedAt }) => <When at={proposedAt} />,
          },
          {
            id: 'expiresAt',
            head: t('proposals.expires'),
            width: 150,
            cell: ({ state, expiresAt }) => (state === 'open' ? <When at={expiresAt} /> : null),
          },
          { id: 'reason', head: t('field.reason'), width: 240, cell: ({ reason }) => reason },
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

const proposalKey = ({ id }: ProposalRow) => id;
