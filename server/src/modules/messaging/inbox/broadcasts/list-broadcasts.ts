import { type BroadcastRow, broadcastAudience, type OpsBroadcast } from '@lanna/contract/messaging/inbox/ops';
import type { BroadcastState } from '@lanna/rules/messaging/inbox/broadcast';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { type PageWanted, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { broadcastKind } from '../broadcast-audience.ts';

interface Filters {
  search?: string | undefined;
  state?: BroadcastState | undefined;
  kind?: string | undefined;
}

const PAGING: Paging = {
  keys: {
    changedAt: { by: sql`b.changed_at`, type: 'timestamptz' },
    sendAt: { by: sql`coalesce(b.send_at, 'infinity')`, type: 'timestamptz' },
  },
  id: sql`b.id`,
};

export async function listBroadcasts(
  db: Queryable,
  brands: readonly Brand[],
  { search, state, kind, ...wanted }: PageWanted & Filters,
) {
  const query = broadcastsOf(db, brands)
    .$if(state !== undefined, (found) => found.where('b.state', '=', state ?? ''))
    .$if(kind !== undefined, (found) => found.where('b.kind', '=', kind ?? ''))
    .$if(search !== undefined, (found) =>
      found.where(
        sql<boolean>`exists (select from jsonb_each_text(b.title) as words
          where position(lower(${search}) in lower(words.value)) > 0)`,
      ),
    );
  const page = await readPage(db, query, PAGING, wanted);
  return {
    ...page,
    rows: page.rows.map((row): BroadcastRow => {
      const { content: _, audience: __, ...shown } = opsBroadcast(row, brands);
      return shown;
    }),
  };
}

/** One of them with all its words. Refuses `not_found`. */
export async function showBroadcast(
  db: Queryable,
  brands: readonly Brand[],
  id: string,
): Promise<OpsBroadcast> {
  const row = await broadcastsOf(db, brands).where('b.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return opsBroadcast(row, brands);
}

function broadcastsOf(db: Queryable, brands: readonly Brand[]) {
  return db
    .selectFrom('inbox.broadcast as b')
    .where(
      'b.merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .selectAll('b')
    .select(
      sql<number>`(b.read_before + (select count(*) from inbox.message m
        where m.broadcast_id = b.id and m.read_at is not null))::int`.as('read'),
    );
}
type Row = Awaited<ReturnType<ReturnType<typeof broadcastsOf>['executeTakeFirstOrThrow']>>;

function opsBroadcast(row: Row, brands: readonly Brand[]): OpsBroadcast {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    state: row.state as BroadcastState,
    kind: broadcastKind.parse(row.kind),
    title: row.title,
    content: row.content,
    path: row.path,
    audience: broadcastAudience.parse(row.audience),
    sendAt: row.send_at?.toISOString() ?? null,
    recipients: row.recipients,
    delivered: row.delivered,
    read: row.read,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    createdBy: row.created_by,
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
    version: row.version,
  };
}
