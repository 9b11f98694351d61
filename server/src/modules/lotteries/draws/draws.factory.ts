import { houseDraw } from '@lanna/rules/lotteries/lottery/draws/house-draw';
import { formatResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { sql } from 'kysely';
import { newId } from '../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { reserveLinks } from '../../play/chains/reserve-links.ts';
import { cancelDraw } from './cancel-draw.ts';
import { giveResult } from './give-result.ts';

export interface TestDraw {
  id: string;
  gameCode: string;
  numero: string;
  closesAt: Date;
}

let made = 0;

/**
 * An open draw of a game, closing in so many milliseconds by the database's clock (negative: it is due), and drawn a second later:
 * `await makeOpenDraw(db, { game: 'SSC_1M', closesInMs: 60_000 })`. Its result is given by `drawTestResult`; with `secrets` it gets the next link of the game's
 * chain, and the tick draws it.
 */
export async function makeOpenDraw(
  db: Database,
  {
    game = 'SSC_1M',
    closesInMs = 600_000,
    drawsInMs = closesInMs + 1000,
    numero: named,
    secrets,
    beacon = null,
    day = '2026-01-01',
    countedFrom = 'last',
    leastShots = {},
  }: {
    game?: string;
    closesInMs?: number;
    drawsInMs?: number;
    numero?: string;
    secrets?: SecretBox;
    beacon?: string | null;
    day?: string;
    countedFrom?: 'last' | 'first' | null;
    /** By the ids of brands. */
    leastShots?: Record<string, number>;
  } = {},
): Promise<TestDraw> {
  await makeGame(db, game);
  made += 1;
  const numero = named ?? `20260101-T${String(made).padStart(4, '0')}`;
  const round = made;
  return db.transaction(async (tx) => {
    const [link] = secrets
      ? await reserveLinks(tx, { secrets }, { purpose: game, count: 1, now: new Date(), linksOfChain: 200 })
      : [];
    const { id, closes_at } = await tx
      .insertInto('draws.draw')
      .values({
        id: newId(),
        game_code: game,
        numero,
        day,
        round,
        closes_at: sql<Date>`clock_timestamp() + ${closesInMs} * interval '1 ms'`,
        draws_at: sql<Date>`clock_timestamp() + ${drawsInMs} * interval '1 ms'`,
        chain_id: link?.chainId ?? null,
        link_place: link?.place ?? null,
        beacon_name: beacon,
        shots_counted_from: gameOf(game)?.family === 'YEEKEE' ? countedFrom : null,
      })
      .returning(['id', 'closes_at'])
      .executeTakeFirstOrThrow();
    for (const [merchant_id, shots] of Object.entries(leastShots))
      await tx.insertInto('draws.least_shots').values({ draw_id: id, merchant_id, shots }).execute();
    return { id, gameCode: game, numero, closesAt: closes_at };
  });
}

/** Closes a draw whatever its time, and gives it a result: this one, or one that is the same on every run. */
export async function drawTestResult(
  db: Database,
  draw: TestDraw,
  result = sampleResult(draw),
  now = new Date(),
): Promise<string> {
  if (draw.gameCode === 'YEEKEE') await shootEnough(db, draw);
  await closeTestDraw(db, draw);
  await db.transaction((tx) =>
    giveResult(tx, {
      drawId: draw.id,
      result,
      source: 'house',
      givenBy: null,
      reason: null,
      now,
    }),
  );
  return result;
}

/** A round with a result had its shots. */
async function shootEnough(db: Database, { id }: TestDraw): Promise<void> {
  await sql`
    insert into draws.shot (draw_id, number, merchant_id, member_id, shot, shot_at)
    select ${id}, at, m.id, gen_random_uuid(), at, clock_timestamp()
    from (select id from brands.merchant order by id limit 1) m cross join generate_series(1, 20) at
    where not exists (select from draws.shot s where s.draw_id = ${id})`.execute(db.kysely);
}

/** Closes a draw whatever its time. */
export async function closeTestDraw(db: Database, draw: TestDraw): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`select draws.lock_for_closing(${draw.id})`.execute(tx);
    await tx
      .updateTable('draws.draw')
      .set({ state: 'closed', closed_at: sql`clock_timestamp()` })
      .where('id', '=', draw.id)
      .where('state', '=', 'open')
      .execute();
  });
}

/** Gives a draw's stakes back: as an operator does, or as a round of Yeekee without enough shots. */
export function cancelTestDraw(
  db: Database,
  draw: TestDraw,
  kind: 'by_operator' | 'too_few_shots' = 'by_operator',
) {
  return db.transaction((tx) =>
    cancelDraw(tx, { drawId: draw.id, kind, reason: 'cancelled in a test', now: new Date() }),
  );
}

function makeGame(db: Database, code: string) {
  const game = gameOf(code);
  if (!game) throw new Error(`there is no game ${code}`);
  return db.kysely
    .insertInto('draws.game')
    .values({ code, closes_before_seconds: game.closesBeforeDrawSeconds })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The draw of its family from a stream that no secret feeds. */
function sampleResult({ gameCode, numero }: TestDraw): string {
  const { draw } = familyOf(gameOf(gameCode)?.family ?? '') as Family;
  return formatResult(draw, houseDraw(draw, { link: '0'.repeat(64), game: gameCode, numero, seeds: [] }));
}
