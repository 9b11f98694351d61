import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import type { Tx } from '../../../platform/sql/database.ts';
import { notifyDraws } from './notify-draws.ts';

export const RESULT_SOURCES = ['house', 'shots', 'feed', 'file', 'typed', 'derived', 'corrected'] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];

export interface GivenResult {
  drawId: string;
  /** As `formatResult` of rules writes it. */
  result: string;
  source: ResultSource;
  /** Operators who gave it and approved it, the feed's name, or the draw it follows from. */
  givenBy: string | null;
  reason: string | null;
  now: Date;
}

export type ResultOutcome =
  | { outcome: 'given'; version: number }
  /** Bets are still taken. */
  | { outcome: 'open' }
  | { outcome: 'cancelled' }
  /** It is the result in force. */
  | { outcome: 'unchanged' };

/**
 * Gives a closed draw its result, or one that has been drawn another: the next version, from which it is settled (again). Throws for a text that is no
 * result of its game; who passes on what others say reads it before.
 */
export async function giveResult(
  tx: Tx,
  { drawId, result, source, givenBy, reason, now }: GivenResult,
): Promise<ResultOutcome> {
  const draw = await tx
    .selectFrom('draws.draw')
    .select(['game_code', 'state', 'result', 'version'])
    .where('id', '=', drawId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  refuseUnreadable(draw.game_code, result);
  if (draw.state === 'open') return { outcome: 'open' };
  if (draw.state === 'cancelled') return { outcome: 'cancelled' };
  if (draw.result === result) return { outcome: 'unchanged' };
  const version = draw.version + 1;
  await tx
    .insertInto('draws.result')
    .values({ draw_id: drawId, version, result, source, given_by: givenBy, reason, given_at: now })
    .execute();
  await tx
    .updateTable('draws.draw')
    .set({ state: 'drawn', result, version, drawn_at: now, settled_at: null })
    .where('id', '=', drawId)
    .execute();
  await notifyDraws(tx);
  return { outcome: 'given', version };
}

function refuseUnreadable(gameCode: string, result: string) {
  const family = familyOf(gameOf(gameCode)?.family ?? '');
  if (!family || 'errors' in parseResult(family.draw, result))
    throw new Error(`"${result}" is no result of ${gameCode}`);
}
