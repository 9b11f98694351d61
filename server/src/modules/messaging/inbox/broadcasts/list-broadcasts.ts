import {
  type BroadcastRow,
  broadcastAudience,
  listBroadcasts,
  type OpsBroadcast,
} from '@lanna/contract/messaging/inbox/ops';
import type { BroadcastState } from '@lanna/rules/messaging/inbox/broadcast';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { broadcastKind } from '../broadcast-audience.ts';

export const broadcasts = opsList(listBroadcasts, broadcastsOf, {
  brand: 'b.merchant_id',
  where: { state: 'b.state', kind: 'b.kind' },
  search: (typed) =>
    sql<boolean>`exists (select from jsonb_each_text(b.title) as words
      where position(lower(${typed}) in lower(words.value)) > 0)`,
  sorts: {
    changedAt: { by: 'b.changed_at', type: 'timestamptz' },
    sendAt: { by: sql`coalesce(b.send_at, 'infinity')`, type: 'timestamptz' },
  },
  id: 'b.id',
  row: (record, { brands }): BroadcastRow => {
    const { content: _, audience: __, ...shown } = opsBroadcast(record, brands);
    return shown;
  },
});

/** One of them with all its words. Refuses `not_found`. */
export async function showBroadcast(
  db: Queryable,
  brands: readonly Brand[],
  id: string,
): Promise<OpsBroadcast> {
  return opsBroadcast(await broadcasts.found({ db, brands }, id), brands);
}

function broadcastsOf({ db }: ListScope) {
  return db
    .selectFrom('inbox.broadcast as b')
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
    brand: brandCode(brands, row.merchant_id),
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
