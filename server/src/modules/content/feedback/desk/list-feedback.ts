import { type FeedbackRow, listFeedback } from '@lanna/contract/content/feedback/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

export const feedback = opsList(
  listFeedback,
  ({ db }: ListScope) =>
    db
      .selectFrom('feedback.message as f')
      .innerJoin('members.account as m', 'm.id', 'f.member_id')
      .selectAll('f')
      .select('m.username'),
  {
    brand: 'f.merchant_id',
    where: {
      state: (state, { eb }) =>
        state === 'waiting' ? eb('f.state', '<>', 'done') : eb('f.state', '=', state),
      member: 'f.member_id',
    },
    search: (typed) => sql<boolean>`position(lower(${typed}) in lower(f.content || ' ' || f.note)) > 0`,
    sorts: { at: { by: 'f.sent_at', type: 'timestamptz' } },
    id: 'f.id',
    row: (record, { brands }): FeedbackRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      sentAt: record.sent_at.toISOString(),
      content: record.content,
      language: record.language,
      device: record.device,
      member: { id: record.member_id, name: record.username ?? '' },
      state: record.state as FeedbackRow['state'],
      note: record.note,
      handledBy: record.handled_by,
      handledAt: record.handled_at?.toISOString() ?? null,
      version: record.version,
    }),
    file: {
      name: 'feedback',
      columns: {
        sent: 'sentAt',
        brand: 'brand',
        member: ({ member }) => member.name,
        content: 'content',
        language: 'language',
        state: 'state',
        note: 'note',
        handled_by: 'handledBy',
        handled: 'handledAt',
      },
    },
  },
);
