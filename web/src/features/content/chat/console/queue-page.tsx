import { listChatMessages } from '@lanna/contract/content/chat/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { MessagePanel } from './message-panel.tsx';
import { MessageText } from './message-text.tsx';
import { TONES } from './message-tones.ts';

const by = filtersOf(listChatMessages);
const column = columnsOf(listChatMessages);

/** What waits for a decision: held before it was seen, or reported after. */
export function QueuePage() {
  const { t } = useTranslation('chat-console');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('view', t('filter.view'), (view) => t(`view.${view}`)),
    by.days('at', t('filter.days'), '30'),
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="chat"
        caption={t('title')}
        list={listChatMessages}
        filter={filter}
        notice="chat_changed"
        columns={[
          column.badge('state', t('column.state'), TONES, (state) => t(`state.${state}`), { width: 110 }),
          column.of('text', t('column.text'), (row) => <MessageText row={row} />, { width: 380 }),
          column.of('rule', t('column.rule'), (row) => (row.rule ? t(`rule.${row.rule}`) : '—'), {
            width: 150,
          }),
          column.of('reports', t('column.reports'), (row) => (row.reports > 0 ? row.reports : '—'), {
            width: 80,
          }),
          column.member(t('column.member'), { width: 130 }),
          column.of('room', t('column.room'), ({ room }) => room.name, { width: 120 }),
          column.moment('sentAt', t('column.at'), { id: 'at', sort: 'at', width: 140 }),
          column.brand(t('column.brand'), { width: 100 }),
          column.text('decidedBy', t('column.decidedBy'), { width: 120 }),
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('message'),
          body: (id) => <MessagePanel key={id} id={id} />,
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}
