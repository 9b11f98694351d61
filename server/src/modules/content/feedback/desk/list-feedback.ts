import type { FeedbackRow } from '@lanna/contract/content/feedback/ops';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type PageWanted, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

interface Filters {
  state?: FeedbackRow['state'] | 'waiting' | undefined;
  search?: string | undefined;
  member?: string | undefined;
}

const PAGING: Paging = { keys: { at: { by: sql`f.sent_at`, type: 'timestamptz' } }, id: sql`f.id` };

export async function listFeedback(db: Queryable, brands: readonly Brand[], wanted: PageWanted & Filters) {
  const page = await readPage(db, filtered(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((record) => feedbackRow(record, brands)) };
}

export function exportFeedback(
  db: Queryable,
  brands: readonly Brand[],
  wanted: { sort: string } & Filters,
): CsvAnswer {
  return {
    name: 'feedback',
    header: ['sent', 'brand', 'member', 'content', 'language', 'state', 'note', 'handled_by', 'handled'],
    rows: linesOf(db, brands, wanted),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: { sort: string } & Filters) {
  for await (const record of readAllRows(filtered(db, brands, wanted), PAGING, wanted)) {
    const row = feedbackRow(record, brands);
    const { sentAt, brand, member, content, language, state, note, handledBy, handledAt } = row;
    yield [sentAt, brand, member.name, content, language, state, note, handledBy, handledAt] as const;
  }
}

function filtered(db: Queryable, brands: readonly Brand[], { state, search, member }: Filters) {
  return feedbackOf(
    db,
    brands.map(({ id }) => id),
  )
    .$if(state === 'waiting', (query) => query.where('f.state', '<>', 'done'))
    .$if(state !== undefined && state !== 'waiting', (query) => query.where('f.state', '=', state ?? ''))
    .$if(member !== undefined, (query) => query.where('f.member_id', '=', member ?? ''))
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`position(lower(${search}) in lower(f.content || ' ' || f.note)) > 0`),
    );
}

export function feedbackOf(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('feedback.message as f')
    .innerJoin('members.account as m', 'm.id', 'f.member_id')
    .where('f.merchant_id', 'in', brandIds)
    .select([
      'f.id',
      'f.merchant_id',
      'f.sent_at',
      'f.content',
      'f.language',
      'f.device',
      'f.member_id',
      'm.username',
      'f.state',
      'f.note',
      'f.handled_by',
      'f.handled_at',
      'f.version',
    ]);
}

export function feedbackRow(
  record: Awaited<ReturnType<ReturnType<typeof feedbackOf>['executeTakeFirstOrThrow']>>,
  brands: readonly Brand[],
): FeedbackRow {
  return {
    id: record.id,
    brand: brands.find(({ id }) => id === record.merchant_id)?.code ?? '',
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
  };
}
