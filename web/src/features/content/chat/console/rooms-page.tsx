import { listChatRooms } from '@lanna/contract/content/chat/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { RoomPanel } from './room-panel.tsx';

const column = columnsOf(listChatRooms);

/** The rooms, who is in them, and what is written in one as it is written. */
export function RoomsPage() {
  const { t } = useTranslation('chat-console');
  const filter = useListFilter([]);
  return (
    <ConsolePage fill title={t('rooms.title')} description={t('rooms.text')}>
      <DataTable
        name="chat-rooms"
        caption={t('rooms.title')}
        list={listChatRooms}
        filter={filter}
        notice="chat_rules_changed"
        columns={[
          column.text('name', t('column.room'), { width: 180 }),
          column.word('kind', t('rooms.kind'), (kind) => t(`rooms.kinds.${kind}`), { width: 120 }),
          column.of('present', t('rooms.present'), (row) => row.present, { width: 90 }),
          column.of('messages', t('rooms.messages'), (row) => row.messages, { width: 110 }),
          column.of(
            'rules',
            t('rooms.rules'),
            (row) =>
              [
                row.closed && t('rooms.closed'),
                row.readOnly && t('rooms.readOnly'),
                row.slowSeconds > 0 && t('rooms.slowOf', { number: row.slowSeconds }),
                row.smallestRank > 0 && t('rooms.rankOf', { number: row.smallestRank }),
                row.invitations && t('rooms.invitations'),
              ]
                .filter(Boolean)
                .join(' · ') || '—',
            { width: 260 },
          ),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        panel={{
          title: (_, row) => row?.name ?? t('column.room'),
          body: (id) => <RoomPanel key={id} id={id} />,
        }}
        empty={{ title: t('rooms.empty'), text: t('rooms.emptyText') }}
      />
    </ConsolePage>
  );
}
