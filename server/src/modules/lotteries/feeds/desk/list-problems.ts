import type {
  listProblems as endpoint,
  ProblemKind,
  ProblemRow,
} from '@lanna/contract/lotteries/feeds/problem-ops';
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
import type { ProblemDetail } from '../reports/problem.ts';

type Query = z.output<NonNullable<typeof endpoint.query>>;
type Filter = Omit<Query, 'brand' | 'sort' | 'after' | 'limit'>;
/** Who looks: what was typed is shown to an operator who may decide, and has typed none of it. */
export interface Viewer {
  operatorId: string;
  mayDecide: boolean;
}

const PAGING: Paging = { keys: { at: { by: sql`p.opened_at`, type: 'timestamptz' } }, id: sql`p.id` };

export async function listProblems(
  db: Queryable,
  viewer: Viewer,
  query: Filter & PageWanted,
): Promise<Page<ProblemRow>> {
  const page = await readPage(db, filtered(db, query), PAGING, query);
  return { ...page, rows: page.rows.map((row) => problemRow(row, viewer)) };
}

export function problemsFile(db: Queryable, query: Filter & { sort: string }): CsvAnswer {
  return { name: 'lottery-problems', header: HEADER, rows: linesOf(db, query) };
}

const HEADER = ['id', 'game', 'numero', 'kind', 'times', 'opened', 'closed', 'closed_by', 'note'];

async function* linesOf(db: Queryable, query: Filter & { sort: string }) {
  for await (const row of readAllRows(filtered(db, query), PAGING, query))
    yield [
      ...[row.id, row.game_code, row.numero, row.kind, row.times, row.opened_at.toISOString()],
      ...[row.closed_at?.toISOString() ?? null, row.closed_by, row.note],
    ] as const;
}

interface SaidRow {
  id: string;
  result: string;
  source: 'feed' | 'file' | 'typed';
  by: string;
  sayer: string;
  seconder: string | null;
  at: string;
  dismissed: boolean;
}

function filtered(db: Queryable, { state, kind, game, search }: Filter) {
  let query = db
    .selectFrom('feeds.problem as p')
    .leftJoin('draws.draw_record as d', (join) =>
      join.onRef('d.game_code', '=', 'p.game_code').onRef('d.numero', '=', 'p.numero'),
    )
    .select(['p.id', 'p.game_code', 'p.numero', 'p.kind', 'p.times', 'p.opened_at'])
    .select(['p.closed_at', 'p.closed_by', 'p.note', 'p.details'])
    .select(['d.id as draw_id', 'd.state as draw_state', 'd.draws_at', 'd.result as draw_result'])
    .select(
      sql<
        SaidRow[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'result', s.result, 'source', s.source,
          'by', s.said_by, 'sayer', s.sayer, 'seconder', s.seconder, 'at', s.said_at, 'dismissed', s.dismissed_at is not null)
          order by s.said_at, s.id)
        from feeds.saying s where s.game_code = p.game_code and s.numero = p.numero), '[]'::jsonb)`.as(
        'said',
      ),
    );
  if (state) query = query.where('p.closed_at', state === 'open' ? 'is' : 'is not', null);
  if (kind) query = query.where('p.kind', '=', kind);
  if (game) query = query.where('p.game_code', '=', game);
  if (search) query = query.where('p.numero', 'like', likePrefix(search));
  return query;
}

type Row = Awaited<ReturnType<ReturnType<typeof filtered>['executeTakeFirstOrThrow']>>;

function problemRow(row: Row, { operatorId, mayDecide }: Viewer): ProblemRow {
  const kind = row.kind as ProblemKind;
  const isContradiction = kind === 'contradiction';
  const isOwn =
    isContradiction &&
    row.said.some(({ sayer, seconder }) => sayer === operatorId || seconder === operatorId);
  const isShown = isContradiction && (row.closed_at !== null || (mayDecide && !isOwn));
  return {
    ...{ id: row.id, gameCode: row.game_code, numero: row.numero, kind, times: row.times },
    ...{ openedAt: row.opened_at.toISOString(), closedAt: row.closed_at?.toISOString() ?? null },
    ...{ closedBy: row.closed_by, note: row.note, isOwn },
    details: row.details as unknown as ProblemDetail[],
    sayings: isShown
      ? row.said.map(({ id, result, source, by, at, dismissed }) => ({
          ...{ id, result, source, by, dismissed },
          at: new Date(at).toISOString(),
        }))
      : null,
    draw:
      row.draw_id === null
        ? null
        : {
            id: row.draw_id,
            state: row.draw_state as NonNullable<ProblemRow['draw']>['state'],
            drawsAt: (row.draws_at as Date).toISOString(),
            result: row.draw_result,
          },
  };
}
