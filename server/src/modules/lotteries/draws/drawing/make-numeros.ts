import { type Numero, numerosOf } from '@lanna/rules/lotteries/lottery/draws/schedule';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { reserveLinks } from '../../../play/chains/reserve-links.ts';
import { lockNumeros, withCalendar } from '../calendar.ts';
import { gameAsSet, sourceOf } from '../lottery-game.ts';
import { notifyDraws } from '../notify-draws.ts';
import { databaseTime } from './database-time.ts';
import { keepLeastShots } from './keep-least-shots.ts';

const HOUR_MS = 3_600_000;
/** So far ahead there are always numeros: a day, and of a lottery drawn on some days the next two. */
const AHEAD_MS = {
  rounds: 24 * HOUR_MS,
  week: 8 * 24 * HOUR_MS,
  month: 20 * 24 * HOUR_MS,
  calendar: 8 * 24 * HOUR_MS,
};
/** Made in pieces of so much, not one by one. */
const PIECE_MS = HOUR_MS;

/**
 * Keeps every game in numeros: makes the rows of games rules have newly got, and the numeros of each that is switched on, a day ahead. Draws of the house get
 * the next links of the game's chain in their order. Nothing is made whose bets would be closed already: what no member could bet on is not drawn.
 */
export async function makeNumeros(
  deps: { db: Database; secrets: SecretBox },
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps;
  await addGames(db);
  const now = await databaseTime(db.kysely);
  const { rows } = await sql<{ code: string; made_to: Date | null }>`
    select g.code, (select max(d.draws_at) from draws.draw d where d.game_code = g.code) as made_to
    from draws.game g where g.enabled`.execute(db.kysely);
  const failures: unknown[] = [];
  for (const { code, made_to } of rows) {
    const game = GAMES.find((one) => one.code === code);
    if (signal?.aborted || !game) continue;
    const wanted = now.getTime() + AHEAD_MS[game.schedule.kind];
    // Days may be moved to before what is made already.
    const isShort = game.schedule.kind !== 'rounds' || made_to === null || made_to.getTime() < wanted;
    if (isShort) await extend(deps, game).catch((error) => failures.push(error));
  }
  // A game whose numeros cannot be made keeps no other from its own.
  if (failures.length > 0) throw new AggregateError(failures, `no numeros for ${failures.length} games`);
}

/** A house edition is on from the start; the market of another lottery waits until an operator has a feed for it. */
async function addGames(db: Database): Promise<void> {
  const known = await db.kysely.selectFrom('draws.game').select('code').execute();
  const added = GAMES.filter(({ code }) => !known.some((row) => row.code === code));
  if (added.length === 0) return;
  await db.kysely
    .insertInto('draws.game')
    .values(
      added.map(({ code, source, closesBeforeDrawSeconds }) => ({
        code,
        enabled: source === 'house',
        closes_before_seconds: closesBeforeDrawSeconds,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One process at a time: what is missing is read under the lock. */
function extend({ db, secrets }: { db: Database; secrets: SecretBox }, game: Game): Promise<void> {
  return db.transaction(async (tx) => {
    await lockNumeros(tx, game.code);
    const now = await databaseTime(tx);
    const { made_to, ...set } = await tx
      .selectFrom('draws.game as g')
      .select(['g.enabled', 'g.closes_before_seconds', 'g.moved', 'g.beacon', 'g.shots_counted_from'])
      .select(
        sql<Date | null>`(select max(d.draws_at) from draws.draw d where d.game_code = g.code)`.as('made_to'),
      )
      .where('g.code', '=', game.code)
      .executeTakeFirstOrThrow();
    if (!set.enabled) return;
    const isOfDays = game.schedule.kind !== 'rounds';
    const numeros = missingNumeros(
      await withCalendar(tx, gameAsSet(game, set)),
      now.getTime(),
      isOfDays ? 0 : (made_to?.getTime() ?? 0),
    );
    if (numeros.length === 0) return;
    const links =
      game.source === 'house'
        ? await reserveLinks(tx, { secrets }, { purpose: game.code, count: numeros.length, now })
        : [];
    const made = await insertDraws(
      tx,
      numeros.map((numero, at) => ({
        id: newId(),
        game_code: game.code,
        numero: numero.numero,
        day: numero.day,
        round: numero.round,
        closes_at: new Date(numero.closesAtMs).toISOString(),
        draws_at: new Date(numero.drawsAtMs).toISOString(),
        beacon_name: game.source === 'house' ? set.beacon : null,
        shots_counted_from: sourceOf(game) === 'shots' ? set.shots_counted_from : null,
        chain_id: links[at]?.chainId ?? null,
        link_place: links[at]?.place ?? null,
      })),
    );
    if (sourceOf(game) === 'shots') await keepLeastShots(tx, made);
    if (made.length > 0) await notifyDraws(tx);
  });
}

/** What comes after the last that was made and is not closed, a little further than must be. */
export function missingNumeros(game: Game, nowMs: number, madeToMs: number): (Numero & { day: string })[] {
  const untilMs = nowMs + AHEAD_MS[game.schedule.kind] + PIECE_MS;
  const zone = game.schedule.timeZone;
  const dayOf = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate();
  // The last rounds of a day may fall into the next one.
  let day = dayOf(nowMs).subtract({ days: 1 });
  const last = dayOf(untilMs);
  const missing: (Numero & { day: string })[] = [];
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    for (const numero of numerosOf(game, day.toString()))
      if (numero.drawsAtMs > madeToMs && numero.closesAtMs > nowMs && numero.drawsAtMs <= untilMs)
        missing.push({ ...numero, day: day.toString() });
  return missing.sort((a, b) => a.drawsAtMs - b.drawsAtMs);
}

async function insertDraws(tx: Tx, draws: Record<string, string | number | null>[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into draws.draw (id, game_code, numero, day, round, closes_at, draws_at, beacon_name, shots_counted_from, chain_id, link_place)
    select * from jsonb_to_recordset(${JSON.stringify(draws)}::jsonb) as made(
      id uuid, game_code text, numero text, day date, round integer, closes_at timestamptz, draws_at timestamptz, beacon_name text,
      shots_counted_from text, chain_id uuid, link_place integer)
    on conflict (game_code, numero) do nothing returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
