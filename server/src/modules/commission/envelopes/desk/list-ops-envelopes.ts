import type {
  listEnvelopes as endpoint,
  EnvelopeRow as Shown,
} from '@lanna/contract/commission/envelopes/ops';
import type { Received } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { likePrefix, type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { showEnvelopeRow } from '../giving/envelope.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;

const PAGING: Paging = {
  keys: {
    at: { by: sql`e.given_at`, type: 'timestamptz' },
    amount: { by: sql`e.amount`, type: 'bigint' },
  },
  id: sql`e.id`,
};

/** Envelopes of the brands' agents, for operators. */
export async function listOpsEnvelopes(db: Queryable, brands: readonly Brand[], wanted: Query) {
  const page = await readPage(db, filtered(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showOpsRow(row, brands)) };
}

export function envelopesFile(db: Queryable, brands: readonly Brand[], wanted: Filter): CsvAnswer {
  return {
    name: 'envelopes',
    header: [
      'id',
      'given',
      'brand',
      'agent',
      'state',
      'amount',
      'shares',
      'claimed',
      'claimed amount',
      'returned',
      'currency',
    ],
    rows: linesOf(db, brands, wanted),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  for await (const record of readAllRows(filtered(db, brands, wanted), PAGING, wanted)) {
    const row = showOpsRow(record, brands);
    yield [
      row.id,
      row.givenAt,
      row.brand,
      row.agent.name,
      row.state,
      row.amount,
      row.shares,
      row.claimed,
      row.claimedAmount,
      row.returned,
      row.currency,
    ] as const;
  }
}

/** Envelopes of the brands of a scope. */
export function opsEnvelopes(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('envelopes.envelope as e')
    .innerJoin('members.account as a', 'a.id', 'e.agent_id')
    .where('e.merchant_id', 'in', [...brandIds])
    .selectAll('e')
    .select(['a.username', 'a.nickname']);
}

type Row = Awaited<ReturnType<ReturnType<typeof opsEnvelopes>['executeTakeFirstOrThrow']>>;

export function showOpsRow(row: Row, brands: readonly Brand[]): Shown {
  return {
    ...showEnvelopeRow(row),
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    agent: { id: row.agent_id, name: row.username ?? row.nickname },
  };
}

function filtered(db: Queryable, brands: readonly Brand[], { search, state, agent, from, to }: Filter) {
  const brandIds = brands.map(({ id }) => id);
  const searchId = z.uuid().safeParse(search).data;
  return opsEnvelopes(db, brandIds)
    .$if(state !== undefined, (rows) => rows.where('e.state', '=', state ?? ''))
    .$if(agent !== undefined, (rows) => rows.where('e.agent_id', '=', agent ?? ''))
    .$if(searchId !== undefined, (rows) => rows.where('e.id', '=', searchId ?? ''))
    .$if(search !== undefined && searchId === undefined, (rows) =>
      rows.where('a.username_key', 'like', likePrefix((search ?? '').toLowerCase())),
    )
    .$if(from !== undefined, (rows) => rows.where('e.given_at', '>=', startOfDay(brandIds, from ?? '')))
    .$if(to !== undefined, (rows) => rows.where('e.given_at', '<', startOfDay(brandIds, to ?? '', 1)));
}
