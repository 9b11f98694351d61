import type { listOpsDraws as endpoint, OpsDrawRow } from '@lanna/contract/lotteries/feeds/draw-ops';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import {
  likePrefix,
  type Page,
  type PageWanted,
  type Paging,
  readAllRows,
  readPage,
} from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

type Query = z.output<NonNullable<typeof endpoint.query>>;
type Filter = Omit<Query, 'brand' | 'sort' | 'after' | 'limit'>;

const PAGING: Paging = { keys: { at: { by: sql`d.draws_at`, type: 'timestamptz' } }, id: sql`d.id` };

export async function listDraws(db: Queryable, query: Filter & PageWanted): Promise<Page<OpsDrawRow>> {
  const page = await readPage(db, filtered(db, query), PAGING, query);
  return { ...page, rows: page.rows.map(drawRow) };
}

export function drawsFile(db: Queryable, query: Filter & { sort: string }): CsvAnswer {
  return { name: 'lottery-draws', header: HEADER, rows: linesOf(db, query) };
}

const HEADER = [
  'id',
  'game',
  'numero',
  'closes',
  'draws',
  'state',
  'result',
  'version',
  'source',
  'given_by',
];

async function* linesOf(db: Queryable, query: Filter & { sort: string }) {
  for await (const found of readAllRows(filtered(db, query), PAGING, query)) {
    const row = drawRow(found);
    yield [
      ...[row.id, row.gameCode, row.numero, row.closesAt, row.drawsAt, row.state],
      ...[row.result, row.version, row.source, row.givenBy],
    ] as const;
  }
}

/** Of all games; days are those of each game's own zone. */
function filtered(db: Queryable, { game, state, search, from, to, corrected, upcoming }: Filter) {
  let query = drawsQuery(db);
  if (!state && !search && !upcoming) query = query.where('d.state', '<>', 'open');
  if (game) query = query.where('d.game_code', '=', game);
  if (state) query = query.where('d.state', '=', state);
  if (search) query = query.where('d.numero', 'like', likePrefix(search));
  if (from) query = query.where('d.day', '>=', sql<Date>`${from}::date`);
  if (to) query = query.where('d.day', '<=', sql<Date>`${to}::date`);
  if (corrected) query = query.where('d.version', '>', 1);
  return query;
}

export function drawsQuery(db: Queryable) {
  return db
    .selectFrom('draws.draw_record as d')
    .leftJoin('draws.result_record as r', (join) =>
      join.onRef('r.draw_id', '=', 'd.id').onRef('r.version', '=', 'd.version'),
    )
    .select([
      'd.id',
      'd.game_code',
      'd.numero',
      'd.closes_at',
      'd.draws_at',
      'd.state',
      'd.result',
      'd.version',
    ])
    .select(['r.source', 'r.given_by']);
}

export function drawRow(
  row: Awaited<ReturnType<ReturnType<typeof drawsQuery>['executeTakeFirstOrThrow']>>,
): OpsDrawRow {
  return {
    ...{ id: row.id, gameCode: row.game_code, numero: row.numero, version: row.version },
    ...{ closesAt: row.closes_at.toISOString(), drawsAt: row.draws_at.toISOString() },
    ...{ state: row.state as OpsDrawRow['state'], result: row.result },
    ...{ source: row.source, givenBy: row.given_by },
  };
}
