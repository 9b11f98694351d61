import { listActions } from '@lanna/contract/people/operators/action-ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import { filtersOf } from '../../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../../console/lists/use-list-filter.ts';
import { useRecordWords } from '../../../../../console/record-words.ts';
import { columnsOf } from '../../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../../console/table/data-table.tsx';
import { When } from '../../../../../console/when.tsx';
import { ActionPanel } from './action-panel.tsx';
import { SubjectName } from './subject-name.tsx';

const by = filtersOf(listActions);
const column = columnsOf(listActions);

/** The sealed record: who did what, to whom, why and from where. */
export function ActionsPage() {
  const { t } = useTranslation('operators-console');
  const words = useRecordWords();
  const filter = useListFilter([
    by.text('text', t('actions.search'), t('actions.searchFor')),
    by.days('at', t('actions.days')),
  ]);
  return (
    <ConsolePage fill title={t('actions.title')} description={t('actions.text')}>
      <DataTable
        name="actions"
        caption={t('actions.title')}
        list={listActions}
        filter={filter}
        notice="actions_changed"
        columns={[
          column.of('at', t('field.at'), ({ at }) => <When at={at} variant="full" />, {
            sort: 'at',
            width: 170,
          }),
          column.text('operatorName', t('field.operator'), { id: 'operator', width: 150 }),
          column.of(
            'action',
            t('field.action'),
            ({ action }) => <span title={action}>{words.action(action)}</span>,
            {
              width: 220,
            },
          ),
          column.of('subject', t('field.subject'), ({ subject }) => <SubjectName of={subject} />, {
            width: 240,
          }),
          column.text('brand', t('field.brand'), { width: 110, none: t('house') }),
          column.text('reason', t('field.reason'), { width: 240 }),
          column.of(
            'address',
            t('field.address'),
            ({ address }) => <span className="figures">{address}</span>,
            {
              width: 140,
              hidden: true,
            },
          ),
        ]}
        panel={{
          title: (_, row) => (row ? words.action(row.action) : t('actions.one')),
          body: (id) => <ActionPanel id={id} />,
        }}
        empty={{ title: t('actions.empty'), text: t('actions.emptyText') }}
      />
    </ConsolePage>
  );
}
