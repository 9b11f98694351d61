import type { listEnvelopes as endpoint } from '@lanna/contract/commission/envelopes/envelopes';
import type { Received, Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import { readCursor, writeCursor } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { envelopes, showEnvelopeRow } from '../giving/envelope.ts';

const ORDER = 'given';

/** Envelopes an agent has given, newest first, a page at a time by keys. */
export async function listEnvelopes(
  db: Queryable,
  agent: { merchantId: string; memberId: string },
  { state, after, pageSize }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const place = after === undefined ? undefined : readCursor(after, ORDER);
  const rows = await envelopes(db)
    .where('e.merchant_id', '=', agent.merchantId)
    .where('e.agent_id', '=', agent.memberId)
    .$if(state !== undefined, (list) => list.where('e.state', state === 'open' ? '=' : '<>', 'open'))
    .$if(place !== undefined, (list) =>
      list.where(
        sql<boolean>`(e.given_at, e.id) < (${place?.[0] ?? ''}::timestamptz, ${place?.[1] ?? ''}::uuid)`,
      ),
    )
    .orderBy('e.given_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    list: shown.map(showEnvelopeRow),
    next: last ? writeCursor([ORDER, last.given_at.toISOString(), last.id]) : null,
  };
}
