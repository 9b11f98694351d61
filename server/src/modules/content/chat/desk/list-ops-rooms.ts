import { type ChatRoomRow, listChatRooms } from '@lanna/contract/content/chat/ops';
import { type Language, localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { PRESENT_MS } from '../rooms/presence.ts';

const HOUR_MS = 3_600_000;

export const chatRooms = opsList(
  listChatRooms,
  ({ db, now }: ListScope & { now: Date; language: Language }) =>
    db
      .selectFrom('chat.room as r')
      .selectAll('r')
      .select([
        sql<bigint>`(select count(*) from chat.presence p where p.room_id = r.id
          and p.seen_at > ${new Date(now.getTime() - PRESENT_MS)})`.as('present'),
        sql<bigint>`(select count(*) from chat.message m where m.room_id = r.id and m.number is not null
          and m.sent_at > ${new Date(now.getTime() - HOUR_MS)})`.as('messages'),
      ]),
  {
    brand: 'r.merchant_id',
    where: {},
    sorts: { position: { by: 'r.position', type: 'integer' } },
    id: 'r.id',
    row: (record, { brands, language }): ChatRoomRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      kind: record.kind as ChatRoomRow['kind'],
      subject: record.subject,
      name: localText(record.name, language, 'EN'),
      present: Number(record.present),
      messages: Number(record.messages),
      version: record.version,
      smallestRank: record.smallest_rank,
      openFrom: record.open_from,
      openTo: record.open_to,
      slowSeconds: record.slow_seconds,
      readOnly: record.read_only,
      closed: record.closed,
      invitations: record.invitations,
    }),
  },
);
