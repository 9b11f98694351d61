import type { SentMessageRow } from '@lanna/contract/messaging/messages/ops';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { maskEmail, maskMobile } from '../../../people/members/mask.ts';

interface Filters {
  channel?: SentMessageRow['channel'] | undefined;
  outcome?: SentMessageRow['outcome'] | undefined;
  recipient?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const PAGING: Paging = { keys: { at: { by: sql`s.sent_at`, type: 'timestamptz' } }, id: sql`s.id` };

export async function listMessages(db: Queryable, brands: readonly Brand[], wanted: PageWanted & Filters) {
  const page = await readPage(db, messagesOf(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((record) => messageRow(record, brands)) };
}

export function exportMessages(
  db: Queryable,
  brands: readonly Brand[],
  wanted: { sort: string } & Filters,
): CsvAnswer {
  return {
    name: 'messages',
    header: [
      'sent',
      'brand',
      'channel',
      'recipient',
      'subject',
      'provider',
      'outcome',
      'code',
      'answer',
      'reference',
      'ms',
    ],
    rows: linesOf(db, brands, wanted),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: { sort: string } & Filters) {
  for await (const record of readAllRows(messagesOf(db, brands, wanted), PAGING, wanted)) {
    const row = messageRow(record, brands);
    const { sentAt, brand, channel, recipient, subject, provider, outcome, code, providerCode } = row;
    const answer = [code, providerCode, row.reference, row.answeredInMs] as const;
    yield [sentAt, brand, channel, recipient, subject, provider, outcome, ...answer] as const;
  }
}

function messagesOf(db: Queryable, brands: readonly Brand[], filters: Filters) {
  const { channel, outcome, recipient, from, to } = filters;
  return (
    db
      .selectFrom('platform.sent_messages as s')
      .innerJoin('brands.brand as b', 'b.id', 's.merchant_id')
      .where(
        's.merchant_id',
        'in',
        brands.map(({ id }) => id),
      )
      .$if(channel !== undefined, (query) => query.where('s.channel', '=', channel ?? ''))
      .$if(outcome !== undefined, (query) => query.where('s.outcome', '=', outcome ?? ''))
      .$if(recipient !== undefined, (query) => query.where(sql`lower(s.recipient)`, '=', recipient ?? ''))
      // Days of the brand's.
      .$if(from !== undefined, (query) =>
        query.where(sql<boolean>`s.sent_at >= cast(${from} as date)::timestamp at time zone b.time_zone`),
      )
      .$if(to !== undefined, (query) =>
        query.where(sql<boolean>`s.sent_at < (cast(${to} as date) + 1)::timestamp at time zone b.time_zone`),
      )
      .select([
        's.id',
        's.merchant_id',
        's.channel',
        's.recipient',
        's.subject',
        's.provider',
        's.outcome',
        's.code',
        's.provider_code',
        's.reference',
        's.answered_in_ms',
        's.sent_at',
      ])
  );
}

function messageRow(
  record: {
    id: string;
    merchant_id: string;
    channel: string;
    recipient: string;
    subject: string;
    provider: string;
    outcome: string;
    code: string | null;
    provider_code: string | null;
    reference: string | null;
    answered_in_ms: number;
    sent_at: Date;
  },
  brands: readonly Brand[],
): SentMessageRow {
  return {
    id: record.id,
    sentAt: record.sent_at.toISOString(),
    brand: brands.find(({ id }) => id === record.merchant_id)?.code ?? '',
    channel: record.channel as SentMessageRow['channel'],
    recipient: maskRecipient(record),
    subject: record.subject,
    provider: record.provider as SentMessageRow['provider'],
    outcome: record.outcome as SentMessageRow['outcome'],
    code: record.code,
    providerCode: record.provider_code,
    reference: record.reference,
    answeredInMs: record.answered_in_ms,
  };
}

export function maskRecipient({ channel, recipient }: { channel: string; recipient: string }): string {
  return channel === 'sms' ? maskMobile(recipient) : maskEmail(recipient);
}
