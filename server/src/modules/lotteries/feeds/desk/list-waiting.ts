import type { Value } from '@lanna/contract/endpoint';
import type { ProblemKind } from '@lanna/contract/lotteries/feeds/problem-ops';
import type { listWaitingDraws as endpoint, WaitingDraw } from '@lanna/contract/lotteries/feeds/result-ops';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { FED_CODES } from '../reports/fed-game.ts';

const WAITING_MAX = 100;
const GIVEN_MAX = 20;
/** Older ones are found in the list of draws. */
const CHECKED_DAYS = 60;

/** Draws of other lotteries that wait for their result, without what was said of them; the next ones; and the last results. */
export async function listWaiting(
  db: Queryable,
  operatorId: string,
  now: Date,
): Promise<Value<typeof endpoint>> {
  const [waiting, next, given] = await Promise.all([
    readWaiting(db, operatorId, now),
    readNext(db, now),
    readGiven(db),
  ]);
  return { now: now.toISOString(), waiting, next, given };
}

async function readWaiting(db: Queryable, operatorId: string, now: Date): Promise<WaitingDraw[]> {
  const { rows } = await sql<{
    id: string;
    game_code: string;
    numero: string;
    draws_at: Date;
    late_at: Date;
    feed: number;
    file: number;
    typed: number;
    typed_by_me: boolean;
    may_type: boolean;
    problems: ProblemKind[];
  }>`
    select d.id, d.game_code, d.numero, d.draws_at,
      d.draws_at + coalesce(g.patience_minutes, 120) * interval '1 minute' as late_at,
      said.feed, said.file, said.typed, said.typed_by_me, coalesce(g.typed, false) as may_type,
      array(select p.kind from feeds.problem p
        where p.game_code = d.game_code and p.numero = d.numero and p.closed_at is null order by p.opened_at) as problems
    from draws.draw_record d
    left join feeds.game g on g.game_code = d.game_code
    cross join lateral (
      select count(*) filter (where s.source = 'feed')::integer as feed,
        count(*) filter (where s.source = 'file')::integer as file,
        count(*) filter (where s.source = 'typed')::integer as typed,
        count(*) filter (where s.source = 'typed' and s.sayer = ${operatorId}) > 0 as typed_by_me
      from feeds.saying s
      where s.game_code = d.game_code and s.numero = d.numero and s.dismissed_at is null
    ) said
    where d.game_code = any (${[...FED_CODES]}::text[]) and d.state in ('open', 'closed') and d.draws_at <= ${now}
      and d.draws_at > ${now}::timestamptz - ${CHECKED_DAYS} * interval '1 day'
    order by d.draws_at, d.id limit ${WAITING_MAX}`.execute(db);
  return rows.map((row) => ({
    ...{ id: row.id, gameCode: row.game_code, numero: row.numero, problems: row.problems },
    ...{ drawsAt: row.draws_at.toISOString(), lateAt: row.late_at.toISOString() },
    said: { feed: row.feed, file: row.file, typed: row.typed },
    ...{ typedByMe: row.typed_by_me, mayType: row.may_type },
  }));
}

async function readNext(db: Queryable, now: Date) {
  const rows = await db
    .selectFrom('draws.draw_record')
    .distinctOn('game_code')
    .select(['game_code as gameCode', 'numero', 'draws_at as drawsAt'])
    .where('game_code', 'in', [...FED_CODES])
    .where('draws_at', '>', now)
    .where('state', '<>', 'cancelled')
    .orderBy('game_code')
    .orderBy('draws_at')
    .execute();
  return rows.map((row) => ({ ...row, drawsAt: row.drawsAt.toISOString() }));
}

async function readGiven(db: Queryable) {
  const rows = await db
    .selectFrom('draws.draw_record as d')
    .innerJoin('draws.result_record as r', (join) =>
      join.onRef('r.draw_id', '=', 'd.id').onRef('r.version', '=', 'd.version'),
    )
    .select(['d.id', 'd.game_code as gameCode', 'd.numero', 'd.version'])
    .select(['r.result', 'r.source', 'r.given_by as givenBy', 'r.given_at as givenAt'])
    .where('d.game_code', 'in', [...FED_CODES])
    .where('d.state', 'in', ['drawn', 'settled'])
    .orderBy('d.draws_at', 'desc')
    .limit(GIVEN_MAX)
    .execute();
  return rows.map((row) => ({ ...row, givenAt: row.givenAt.toISOString() }));
}
