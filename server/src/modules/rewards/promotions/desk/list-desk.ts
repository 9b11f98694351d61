import type { Received } from '@lanna/contract/endpoint';
import type {
  listApplications as endpoint,
  ApplicationRow as ShownRow,
} from '@lanna/contract/rewards/promotions/desk-ops';
import { formatMoney } from '@lanna/rules/money';
import { OPEN_STATES } from '@lanna/rules/rewards/promotions/activity';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { stateOf } from '../applying/application.ts';

type Query = Received<typeof endpoint>['query'];
type Filter = Omit<Query, 'after' | 'limit'>;

/** Those that no operator has decided about. */
export const WAITING_STATES = ['applying', 'processing'] as const;

const PAGING: Paging = {
  keys: {
    at: { by: sql`a.created_at`, type: 'timestamptz' },
    changed: { by: sql`a.changed_at`, type: 'timestamptz' },
  },
  id: sql`a.id`,
};

/** Applications and claims of the brands' members, for the desk. */
export async function listDesk(db: Queryable, brands: readonly Brand[], wanted: Query) {
  const page = await readPage(db, filtered(db, brands, wanted), PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showDeskRow(row, brands)) };
}

export function exportDesk(db: Queryable, brands: readonly Brand[], wanted: Filter): CsvAnswer {
  return {
    name: 'promotion-applications',
    header: [
      'id',
      'at',
      'brand',
      'kind',
      'state',
      'promotion',
      'member',
      'remark',
      'reward',
      'currency',
      'words',
      'handled_by',
      'changed',
    ],
    rows: linesOf(db, brands, wanted),
  };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  for await (const record of readAllRows(filtered(db, brands, wanted), PAGING, wanted)) {
    const row = showDeskRow(record, brands);
    yield [
      row.id,
      row.createdAt,
      row.brand,
      row.kind,
      row.state,
      record.title.EN ?? record.title.TH ?? null,
      row.member.name,
      record.remark,
      record.reward,
      row.currency,
      record.words,
      row.handledBy,
      row.changedAt,
    ] as const;
  }
}

function filtered(db: Queryable, brands: readonly Brand[], wanted: Filter) {
  const { state, kind, promotion, member, search, from, to } = wanted;
  const brandIds = brands.map(({ id }) => id);
  const states =
    state === 'waiting' ? WAITING_STATES : state === 'undecided' ? OPEN_STATES : state && [state];
  const searchId = z.uuid().safeParse(search).data;
  return deskRows(db, brandIds)
    .$if(states !== undefined, (query) => query.where('a.state', 'in', states ?? []))
    .$if(kind !== undefined, (query) => query.where('a.kind', '=', kind ?? ''))
    .$if(promotion !== undefined, (query) => query.where('a.promotion_id', '=', promotion ?? ''))
    .$if(member !== undefined, (query) => query.where('a.member_id', '=', member ?? ''))
    .$if(searchId !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('a.id', '=', searchId ?? ''),
          eb('a.member_id', '=', searchId ?? ''),
          eb('a.promotion_id', '=', searchId ?? ''),
        ]),
      ),
    )
    .$if(search !== undefined && searchId === undefined, (query) =>
      query.where('a.member_id', 'in', membersNamed(db, brandIds, search ?? '')),
    )
    .$if(from !== undefined, (query) => query.where('a.created_at', '>=', startOfDay(brandIds, from ?? '')))
    .$if(to !== undefined, (query) => query.where('a.created_at', '<', startOfDay(brandIds, to ?? '', 1)));
}

export function deskRows(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('promotions.application as a')
    .innerJoin('promotions.promotion as p', 'p.id', 'a.promotion_id')
    .innerJoin('members.account as m', 'm.id', 'a.member_id')
    .where('a.merchant_id', 'in', brandIds)
    .selectAll('a')
    .select(['p.title', 'm.username']);
}

export function showDeskRow(
  row: Awaited<ReturnType<ReturnType<typeof deskRows>['executeTakeFirstOrThrow']>>,
  brands: readonly Brand[],
): ShownRow {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    kind: row.kind as ShownRow['kind'],
    state: stateOf(row),
    promotion: { id: row.promotion_id, title: row.title },
    member: { id: row.member_id, name: row.username ?? '' },
    pictures: row.pictures.length,
    reward: row.reward === null ? null : formatMoney(row.reward),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    handledBy: row.handled_by,
    version: row.version,
  };
}
