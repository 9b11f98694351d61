import type { BetCard } from '@lanna/contract/content/chat/chat';
import { type ChatRow, listChatMessages } from '@lanna/contract/content/chat/ops';
import type { ModerationRule } from '@lanna/rules/content/chat/rule-names';
import { type Language, localText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

/** Held, or reported, and not decided. */
const WAITS = sql<boolean>`(m.decided_at is null and (m.state in ('held', 'hidden') or (m.state = 'shown' and m.reports > 0)))`;

export const chatMessages = opsList(listChatMessages, messagesOf, {
  brand: 'm.merchant_id',
  where: {
    view: (view, { eb }) => {
      if (view === 'all') return undefined;
      if (view === 'queue') return WAITS;
      if (view === 'reported') return eb('m.reports', '>', 0);
      return eb('m.state', '=', view);
    },
    member: 'm.member_id',
    room: 'm.room_id',
  },
  search: (typed) =>
    sql<boolean>`(position(lower(${typed}) in lower(m.text)) > 0 or position(lower(${typed}) in lower(a.username)) > 0)`,
  days: 'm.sent_at',
  sorts: {
    /** Downwards: what has waited longest, and after that the latest. */
    turn: {
      by: sql`case when ${WAITS} then 100000000000 - extract(epoch from m.sent_at) else extract(epoch from m.sent_at) end`,
      type: 'numeric',
    },
    at: { by: 'm.sent_at', type: 'timestamptz' },
  },
  id: 'm.id',
  withinTime: true,
  row: (record, { brands, language }): ChatRow => ({
    id: record.id,
    brand: brandCode(brands, record.merchant_id),
    room: { id: record.room_id, name: localText(record.room_name, language, 'EN') },
    number: record.number === null ? null : Number(record.number),
    member: { id: record.member_id, name: record.username },
    state: record.state as ChatRow['state'],
    text: record.text,
    sticker: record.sticker,
    bet: record.bet as BetCard | null,
    rule: record.rule as ModerationRule | null,
    found: record.found,
    reports: record.reports,
    sentAt: record.sent_at.toISOString(),
    decidedAt: record.decided_at?.toISOString() ?? null,
    decidedBy: record.decided_by,
    version: record.version,
  }),
});

function messagesOf({ db }: ListScope & { language: Language }) {
  return db
    .selectFrom('chat.message as m')
    .innerJoin('chat.room as r', 'r.id', 'm.room_id')
    .innerJoin('members.account as a', 'a.id', 'm.member_id')
    .select([
      'm.id',
      'm.merchant_id',
      'm.room_id',
      'm.number',
      'm.member_id',
      'm.state',
      'm.text',
      'm.sticker',
      'm.bet',
      'm.rule',
      'm.found',
      'm.reports',
      'm.sent_at',
      'm.decided_at',
      'm.decided_by',
      'm.version',
      'r.name as room_name',
      'a.username',
    ]);
}
