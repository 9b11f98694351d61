import { houseDraw } from '@lanna/rules/lotteries/lottery/draws/house-draw';
import { formatResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { houseShot } from '@lanna/rules/lotteries/lottery/yeekee/house-shot';
import { LEAST_SHOTS, resultOfShots } from '@lanna/rules/lotteries/lottery/yeekee/shots';
import { sql } from 'kysely';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { revealLink } from '../../../play/chains/reveal-link.ts';
import { cancelDraw } from '../cancel-draw.ts';
import { giveResult } from '../give-result.ts';
import { knownGame, sourceOf } from '../lottery-game.ts';
import { databaseTime } from './database-time.ts';
import { countedFromOf, leastShotsOfBrands, seedsOf, shotsOf } from './draw-inputs.ts';

/**
 * Draws the first draw of a house game that has none yet, if its time has come: never one before those in front of it, since its link shows theirs. Link, inputs and
 * result are written together. False when there is nothing (more) to draw, or another process is at it.
 */
export async function drawNext(tx: Tx, deps: { secrets: SecretBox }, gameCode: string): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`draws.drawing ${gameCode}`}, 0)) as is_ours`.execute(
    tx,
  );
  if (!rows[0]?.is_ours) return false;
  const next = await firstPending(tx, gameCode);
  if (next?.state !== 'closed' || !next.chain_id || !next.link_place) return false;
  if (next.beacon_name !== null && next.beacon === null) return false;
  await sql`select draws.lock_for_closing(${next.id})`.execute(tx);
  if (sourceOf(knownGame(gameCode).game) === 'shots')
    await sql`select draws.lock_shots(${next.id})`.execute(tx);
  const now = await databaseTime(tx);
  if (next.draws_at > now) return false;
  // Cancelled meanwhile: the one after it is first now.
  if ((await firstPending(tx, gameCode))?.id !== next.id) return true;
  const link = await revealLink(tx, deps, { chainId: next.chain_id, place: next.link_place, now });
  const fixed = { link, game: gameCode, numero: next.numero, beacon: next.beacon ?? undefined };
  await drawFrom(tx, next, fixed, now);
  return true;
}

function firstPending(tx: Tx, gameCode: string) {
  return tx
    .selectFrom('draws.draw')
    .select([
      'id',
      'numero',
      'state',
      'draws_at',
      'chain_id',
      'link_place',
      'beacon_name',
      'beacon',
      'shots_counted_from',
    ])
    .where('game_code', '=', gameCode)
    .where('state', 'in', ['open', 'closed'])
    .where('chain_id', 'is not', null)
    .orderBy('draws_at')
    .limit(1)
    .executeTakeFirst();
}

interface Fixed {
  link: string;
  game: string;
  numero: string;
  beacon: string | undefined;
}

async function drawFrom(
  tx: Tx,
  { id: drawId, shots_counted_from }: { id: string; shots_counted_from: string | null },
  fixed: Fixed,
  now: Date,
): Promise<void> {
  const { game, family } = knownGame(fixed.game);
  const given = { drawId, givenBy: null, reason: null, now };
  if (sourceOf(game) === 'house') {
    const seeds = await seedsOf(tx, drawId);
    const result = formatResult(family.draw, houseDraw(family.draw, { ...fixed, seeds }));
    await giveResult(tx, { ...given, result, source: 'house' });
    return;
  }
  const shots = await shotsOf(tx, drawId);
  const needed = await leastShotsOfBrands(tx, drawId);
  const leastShots = Math.min(LEAST_SHOTS.max, ...needed.values());
  const result = resultOfShots(shots, houseShot(fixed), {
    countedFrom: countedFromOf(shots_counted_from),
    leastShots,
  });
  if (!result) return voidRound(tx, { drawId, leastShots, now });
  await voidAtSome(tx, drawId, needed, shots.length);
  await giveResult(tx, { ...given, result: formatResult(family.draw, result), source: 'shots' });
}

/** All brands shoot at the same rounds. One that asks for more shots than came gives its stakes back, though the round has a result at others. */
async function voidAtSome(tx: Tx, drawId: string, needed: ReadonlyMap<string, number>, shots: number) {
  const brands = [...needed].filter(([, least]) => shots < least).map(([brand]) => brand);
  if (brands.length === 0) return;
  await tx
    .insertInto('draws.void_round')
    .values(brands.map((merchant_id) => ({ draw_id: drawId, merchant_id })))
    .execute();
}

/** A round without enough shots for any brand has an empty result, and all its stakes are given back. */
async function voidRound(
  tx: Tx,
  { drawId, leastShots, now }: { drawId: string; leastShots: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('draws.result')
    .values({ draw_id: drawId, version: 1, result: '', source: 'shots', given_at: now })
    .execute();
  await tx
    .updateTable('draws.draw')
    .set({ result: '', version: 1, drawn_at: now })
    .where('id', '=', drawId)
    .execute();
  await cancelDraw(tx, { drawId, kind: 'too_few_shots', reason: `fewer than ${leastShots} shots`, now });
}
