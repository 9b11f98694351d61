import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { databaseTime } from '../drawing/database-time.ts';
import { drawOf, drawsShown, openDrawOf } from '../drawing/draw-row.ts';

/** The next draws that take bets, of each game that is switched on, or of one. */
export async function listOpened(
  db: Queryable,
  { gameCode, count }: { gameCode?: string | undefined; count: number },
) {
  const { rows } = await sql<{ game_code: string; numero: string; closes_at: Date; draws_at: Date }>`
    select d.* from draws.game g cross join lateral (
      select game_code, numero, closes_at, draws_at from draws.draw
      where game_code = g.code and state = 'open' and closes_at > clock_timestamp()
      order by draws_at limit ${count}) d
    where g.enabled and (${gameCode ?? null}::text is null or g.code = ${gameCode ?? null})
    order by d.closes_at, d.game_code`.execute(db);
  return { now: await databaseTime(db), draws: rows.map(openDrawOf) };
}

/** What stands around the present moment of a game. */
export async function listNear(db: Queryable, gameCode: string, merchantId: string) {
  const of = () => drawsShown(db, merchantId).where('d.game_code', '=', gameCode);
  const clock = sql<Date>`clock_timestamp()`;
  const [previous, pending, opened] = await Promise.all([
    of()
      .where('d.state', '<>', 'open')
      .where('d.state', 'in', ['drawn', 'settled'])
      .where('v.draw_id', 'is', null)
      .orderBy('d.draws_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    of()
      .where('d.state', 'in', ['open', 'closed'])
      .where('d.closes_at', '<=', clock)
      .orderBy('d.draws_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    listOpened(db, { gameCode, count: 2 }),
  ]);
  const [current, next] = opened.draws;
  return {
    now: opened.now,
    previous: previous ? drawOf(previous) : null,
    pending: pending ? drawOf(pending) : null,
    current: current ?? null,
    next: next ?? null,
  };
}
