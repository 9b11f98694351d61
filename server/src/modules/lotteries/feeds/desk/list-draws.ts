import { listOpsDraws, type OpsDrawRow } from '@lanna/contract/lotteries/feeds/draw-ops';
import { sql } from 'kysely';
import type { ListScope, WantedOf } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

type Wanted = Pick<WantedOf<typeof listOpsDraws>, 'state' | 'search' | 'upcoming'>;

export const opsDraws = opsList(
  listOpsDraws,
  ({ db, query: { state, search, upcoming } }: ListScope & { query: Wanted }) =>
    state || search || upcoming ? drawsQuery(db) : drawsQuery(db).where('d.state', '<>', 'open'),
  {
    // Of all games: draws are the house's.
    brand: null,
    where: {
      game: 'd.game_code',
      state: 'd.state',
      corrected: (_, { eb }) => eb('d.version', '>', 1),
      upcoming: () => undefined,
    },
    search: (typed, { eb }) => eb('d.numero', 'like', likePrefix(typed)),
    // Those of each game's own zone.
    days: ({ from, to }, { eb }) =>
      eb.and([
        ...(from ? [eb('d.day', '>=', sql<Date>`${from}::date`)] : []),
        ...(to ? [eb('d.day', '<=', sql<Date>`${to}::date`)] : []),
      ]),
    sorts: { at: { by: 'd.draws_at', type: 'timestamptz' } },
    id: 'd.id',
    row: drawRow,
    file: {
      name: 'lottery-draws',
      columns: {
        id: 'id',
        game: 'gameCode',
        numero: 'numero',
        closes: 'closesAt',
        draws: 'drawsAt',
        state: 'state',
        result: 'result',
        version: 'version',
        source: 'source',
        given_by: 'givenBy',
      },
    },
  },
);

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
