import { type ActionRow, actionsCsv, listActions } from '@lanna/contract/people/operators/action-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { ActionPanel } from './action-panel.tsx';

/** The sealed record: who did what, to whom, why and from where. */
export function ActionsPage() {
  const { t } = useTranslation('operators-console');
  const filter = useListFilter([
    { name: 'text', kind: 'text', label: t('actions.search'), placeholder: t('actions.searchFor') },
    { name: 'at', kind: 'days', label: t('actions.days') },
  ]);
  return (
    <ConsolePage fill title={t('actions.title')} description={t('actions.text')}>
      <DataTable
        name="actions"
        caption={t('actions.title')}
        list={listActions}
        csv={actionsCsv}
        filter={filter}
        sorted="-at"
        rowKey={actionKey}
        notice="actions_changed"
        columns={[
          {
            id: 'at',
            head: t('field.at'),
            sort: 'at',
            width: 170,
            cell: ({ at }) => <When at={at} variant="full" />,
          },
          { id: 'operator', head: t('field.operator'), width: 150, cell: ({ operatorName }) => operatorName },
          {
            id: 'action',
            head: t('field.action'),
            width: 220,
            cell: ({ action }) => <code className="text-xs">{action}</code>,
          },
          {
            id: 'subject',
            head: t('field.subject'),
            width: 240,
            cell: ({ subject }) => (
              <>
                <span className="text-muted text-xs">{subject.kind}</span> {subject.name || subject.id}
              </>
            ),
          },
          { id: 'brand', head: t('field.brand'), width: 110, cell: ({ brand }) => brand ?? t('house') },
          { id: 'reason', head: t('field.reason'), width: 240, cell: ({ reason }) => reason },
          {
            id: 'address',
            head: t('field.address'),
            width: 140,
            hidden: true,
            cell: ({ address }) => <span className="figures">{address}</span>,
          },
        ]}
        panel={{
          title: (_, row) => row?.action ?? t('actions.one'),
          body: (id) => <ActionPanel id={id} />,
        }}
        empty={{ title: t('actions.empty'), text: t('actions.emptyText') }}
      />
    </ConsolePage>
  );
}

const actionKey = ({ id }: ActionRow) => id;
