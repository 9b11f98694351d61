import { STILL_MINUTES } from '@lanna/rules/lotteries/lottery/markets/stock-result';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/sql/database.ts';
import { deriveDue } from './derive-results.ts';
import { FED_CODES, STOCK_CODES } from './fed-game.ts';
import { findDrawById, lockReports } from './find-draw.ts';
import { notifyResults, openProblem } from './problem.ts';
import { settleOnResult } from './settle-on-result.ts';

/** Older ones are no longer looked at. */
const CHECKED_DAYS = 60;
const DAY_MS = 86_400_000;
const AT_ONCE_MAX = 500;

interface Found {
  id: string;
  gameCode: string;
  numero: string;
}

/**
 * Looks at draws that have taken place elsewhere: gives what was agreed on while bets were still being closed, opens a problem for a draw that is
 * late, for one that was passed over and for an index whose feed says nothing, passes on results that others follow from, and closes what has settled itself.
 */
export async function checkDraws(db: Database, now: Date): Promise<void> {
  for (const found of await saidOf(db, now))
    await db.transaction(async (tx) => {
      await lockReports(tx, found);
      const draw = await findDrawById(tx, found.id);
      if (draw && draw.result === null) await settleOnResult(tx, draw, now);
    });
  for (const found of await lateOnes(db, now)) await openProblem(db.kysely, found, 'late', null, now);
  for (const found of await passedOver(db, now)) await openProblem(db.kysely, found, 'gap', null, now);
  for (const found of await silentOnes(db, now)) await openProblem(db.kysely, found, 'stopped', null, now);
  await deriveDue(db, new Date(now.getTime() - CHECKED_DAYS * DAY_MS), now);
  await closeWhatIsOver(db, now);
}

/** Closed and not drawn, with something said and no quarrel about it. */
async function saidOf(db: Database, now: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select d.id, d.game_code as "gameCode", d.numero from draws.draw_record d
    where d.state = 'closed' and ${isOurs(now)}
      and exists (select from feeds.saying s
        where s.game_code = d.game_code and s.numero = d.numero and s.dismissed_at is null)
      and not exists (select from feeds.problem p
        where p.game_code = d.game_code and p.numero = d.numero and p.kind in ('contradiction', 'stopped') and p.closed_at is null)
    order by d.draws_at limit ${AT_ONCE_MAX}`.execute(db.kysely);
  return rows;
}

/** Once for each draw: what an operator has closed is known to them. */
async function lateOnes(db: Database, now: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select d.id, d.game_code as "gameCode", d.numero from draws.draw_record d
    left join feeds.game g on g.game_code = d.game_code
    where d.state in ('open', 'closed') and ${isOurs(now)}
      and d.draws_at < ${now}::timestamptz - coalesce(g.patience_minutes, 120) * interval '1 minute'
      and not exists (select from feeds.problem p
        where p.game_code = d.game_code and p.numero = d.numero and p.kind = 'late')
    order by d.draws_at limit ${AT_ONCE_MAX}`.execute(db.kysely);
  return rows;
}

/** Without a result, while a later draw of the game has one. */
async function passedOver(db: Database, now: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select d.id, d.game_code as "gameCode", d.numero from draws.draw_record d
    where d.state in ('open', 'closed') and ${isOurs(now)}
      and exists (select from draws.draw_record later
        where later.game_code = d.game_code and later.draws_at > d.draws_at and later.state in ('drawn', 'settled'))
      and not exists (select from feeds.problem p
        where p.game_code = d.game_code and p.numero = d.numero and p.kind = 'gap')
    order by d.draws_at limit ${AT_ONCE_MAX}`.execute(db.kysely);
  return rows;
}

/** Closes of an index that a feed should have said an hour ago, once for each. */
async function silentOnes(db: Database, now: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select d.id, d.game_code as "gameCode", d.numero from draws.draw_record d
    where d.state in ('open', 'closed') and ${isOurs(now)} and d.game_code = any (${[...STOCK_CODES]}::text[])
      and d.draws_at <= ${now}::timestamptz - ${STILL_MINUTES} * interval '1 minute'
      and exists (select from feeds.feed f where f.enabled and d.game_code = any (f.games))
      and not exists (select from feeds.saying s
        where s.game_code = d.game_code and s.numero = d.numero and s.dismissed_at is null)
      and not exists (select from feeds.problem p
        where p.game_code = d.game_code and p.numero = d.numero and p.kind = 'stopped')
    order by d.draws_at limit ${AT_ONCE_MAX}`.execute(db.kysely);
  return rows;
}

async function closeWhatIsOver(db: Database, now: Date): Promise<void> {
  const { rows } = await sql`
    update feeds.problem p set closed_at = ${now}
    from draws.draw_record d
    where p.closed_at is null and d.game_code = p.game_code and d.numero = p.numero
      and (p.kind in ('late', 'gap', 'stopped') and d.state in ('drawn', 'settled', 'cancelled')
        or p.kind = 'contradiction' and d.state = 'cancelled')
    returning p.id`.execute(db.kysely);
  if (rows.length > 0) await notifyResults(db.kysely);
}

function isOurs(now: Date) {
  return sql<boolean>`d.game_code = any (${[...FED_CODES]}::text[]) and d.draws_at <= ${now}
    and d.draws_at > ${now}::timestamptz - ${CHECKED_DAYS} * interval '1 day'`;
}
