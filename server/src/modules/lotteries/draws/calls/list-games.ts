import type { Value } from '@lanna/contract/endpoint';
import type { DrawGameRow, listDrawGames } from '@lanna/contract/lotteries/draws/ops';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Beacons } from '../../../play/chains/beacon.ts';
import { databaseTime } from '../drawing/database-time.ts';
import { countedFromOf } from '../drawing/draw-inputs.ts';
import { mostClosingSeconds, movedDays, sourceOf } from '../lottery-game.ts';

interface Row {
  code: string;
  enabled: boolean;
  closes_before_seconds: number;
  beacon: string | null;
  shots_counted_from: string;
  moved: unknown;
  version: number;
  open: number;
  made_until: Date | null;
  overdue: number;
  overdue_since: Date | null;
  next: { numero: string; closes_at: Date; draws_at: Date } | null;
}

/** Every game of rules with what is set for it, in their order. */
export async function listGames(db: Queryable, beacons: Beacons): Promise<Value<typeof listDrawGames>> {
  const now = await databaseTime(db);
  const { rows } = await sql<Row>`
    select g.code, g.enabled, g.closes_before_seconds, g.beacon, g.shots_counted_from, g.moved, g.version, o.open, o.made_until, w.overdue, w.overdue_since,
      (select jsonb_build_object('numero', d.numero, 'closes_at', d.closes_at, 'draws_at', d.draws_at) from draws.draw d
        where d.game_code = g.code and d.state = 'open' and d.closes_at > ${now} order by d.draws_at limit 1) as next
    from draws.game g
    cross join lateral (
      select count(*)::integer as open, max(draws_at) as made_until from draws.draw d
      where d.game_code = g.code and d.state = 'open' and d.closes_at > ${now}) o
    cross join lateral (
      select count(*)::integer as overdue, min(draws_at) as overdue_since from draws.draw d
      where d.game_code = g.code and d.state in ('open', 'closed') and d.draws_at < ${now}::timestamptz - interval '5 seconds') w`.execute(
    db,
  );
  return {
    now: now.toISOString(),
    games: GAMES.flatMap((game) => {
      const row = rows.find(({ code }) => code === game.code);
      return row ? [gameRow(game, row)] : [];
    }),
    beacons: Object.entries(beacons).map(([name, address]) => ({ name, address })),
  };
}

function gameRow(game: Game, row: Row): DrawGameRow {
  const { next } = row;
  return {
    code: game.code,
    family: game.family,
    prizeMode: game.prizeMode,
    source: sourceOf(game),
    enabled: row.enabled,
    schedule: scheduleOf(game),
    closesBeforeSeconds: row.closes_before_seconds,
    standardClosesBeforeSeconds: game.closesBeforeDrawSeconds,
    mostClosesBeforeSeconds: mostClosingSeconds(game),
    beacon: row.beacon,
    shotsCountedFrom: sourceOf(game) === 'shots' ? countedFromOf(row.shots_counted_from) : null,
    moved: movedDays(row.moved),
    next: next && {
      numero: next.numero,
      closesAt: new Date(next.closes_at).toISOString(),
      drawsAt: new Date(next.draws_at).toISOString(),
    },
    open: row.open,
    madeUntil: row.made_until?.toISOString() ?? null,
    overdue: row.overdue,
    overdueSince: row.overdue_since?.toISOString() ?? null,
    version: row.version,
  };
}

function scheduleOf({ schedule }: Game): DrawGameRow['schedule'] {
  if (schedule.kind === 'calendar') {
    const { kind, timeZone, at } = schedule;
    return { kind, timeZone, spans: [], days: [], at, drawsADay: null };
  }
  if (schedule.kind !== 'rounds')
    return {
      kind: schedule.kind,
      timeZone: schedule.timeZone,
      spans: [],
      days: [...schedule.days],
      at: schedule.at,
      drawsADay: null,
    };
  return {
    kind: 'rounds',
    timeZone: schedule.timeZone,
    spans: schedule.spans.map(({ first, everySeconds, count }) => ({
      first,
      last: Temporal.PlainTime.from(first)
        .add({ seconds: everySeconds * (count - 1) })
        .toString({ smallestUnit: 'minute' }),
      everySeconds,
      count,
    })),
    days: [],
    at: null,
    drawsADay: schedule.spans.reduce((sum, { count }) => sum + count, 0),
  };
}
