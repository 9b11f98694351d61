import { listMessages, type SentMessageRow } from '@lanna/contract/messaging/messages/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { maskEmail, maskMobile } from '../../../people/members/mask.ts';

export const messages = opsList(
  listMessages,
  ({ db }: ListScope) =>
    db
      .selectFrom('platform.sent_messages as s')
      .innerJoin('brands.brand as b', 'b.id', 's.merchant_id')
      .selectAll('s'),
  {
    brand: 's.merchant_id',
    where: {
      channel: 's.channel',
      outcome: 's.outcome',
      recipient: (recipient) => sql<boolean>`lower(s.recipient) = ${recipient}`,
    },
    // Days of the row's own brand.
    days: ({ from = null, to = null }) =>
      sql<boolean>`s.sent_at >= coalesce(cast(${from} as date)::timestamp at time zone b.time_zone, '-infinity')
        and s.sent_at < coalesce((cast(${to} as date) + 1)::timestamp at time zone b.time_zone, 'infinity')`,
    sorts: { at: { by: 's.sent_at', type: 'timestamptz' } },
    id: 's.id',
    row: (record, { brands }): SentMessageRow => ({
      id: record.id,
      sentAt: record.sent_at.toISOString(),
      brand: brandCode(brands, record.merchant_id),
      channel: record.channel as SentMessageRow['channel'],
      recipient: maskRecipient(record),
      subject: record.subject,
      provider: record.provider as SentMessageRow['provider'],
      outcome: record.outcome as SentMessageRow['outcome'],
      code: record.code,
      providerCode: record.provider_code,
      reference: record.reference,
      answeredInMs: record.answered_in_ms,
    }),
    file: {
      name: 'messages',
      columns: {
        sent: 'sentAt',
        brand: 'brand',
        channel: 'channel',
        recipient: 'recipient',
        subject: 'subject',
        provider: 'provider',
        outcome: 'outcome',
        code: 'code',
        answer: 'providerCode',
        reference: 'reference',
        ms: 'answeredInMs',
      },
    },
  },
);

export function maskRecipient({ channel, recipient }: { channel: string; recipient: string }): string {
  return channel === 'sms' ? maskMobile(recipient) : maskEmail(recipient);
}
