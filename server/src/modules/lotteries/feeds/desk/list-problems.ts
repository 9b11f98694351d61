import {
  closeProblem,
  listProblems,
  type ProblemKind,
  type ProblemRow,
} from '@lanna/contract/lotteries/feeds/problem-ops';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { ProblemDetail } from '../reports/problem.ts';

/** Who looks: what was typed is shown to an operator who may decide, and has typed none of it. */
type Viewer = Pick<AnyOpsCall, 'operator' | 'session'>;

export const problems = opsList(listProblems, ({ db }: ListScope & Viewer) => problemsQuery(db), {
  // Problems are the house's.
  brand: null,
  where: {
    state: (state, { eb }) => eb('p.closed_at', state === 'open' ? 'is' : 'is not', null),
    kind: 'p.kind',
    game: 'p.game_code',
  },
  search: (typed, { eb }) => eb('p.numero', 'like', likePrefix(typed)),
  sorts: { at: { by: 'p.opened_at', type: 'timestamptz' } },
  id: 'p.id',
  row: problemRow,
  file: {
    name: 'lottery-problems',
    columns: {
      id: 'id',
      game: 'gameCode',
      numero: 'numero',
      kind: 'kind',
      times: 'times',
      opened: 'openedAt',
      closed: 'closedAt',
      closed_by: 'closedBy',
      note: 'note',
    },
  },
});

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

function problemsQuery(db: Queryable) {
  return db
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
}

type ProblemRecord = Awaited<ReturnType<ReturnType<typeof problemsQuery>['executeTakeFirstOrThrow']>>;

function problemRow(row: ProblemRecord, { operator, session }: Viewer): ProblemRow {
  const kind = row.kind as ProblemKind;
  const isContradiction = kind === 'contradiction';
  const isOwn =
    isContradiction &&
    row.said.some(({ sayer, seconder }) => sayer === operator.id || seconder === operator.id);
  const mayDecide = session.house.has(closeProblem.access);
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
