import type { ReportStatus } from '@lanna/contract/lotteries/feeds/feeds';
import { isOfCalendar } from '@lanna/rules/lotteries/lottery/draws/calendar';
import {
  formatResult,
  parseResult,
  type ResultError,
} from '@lanna/rules/lotteries/lottery/draws/result-text';
import { sql } from 'kysely';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { closeEarly } from '../../draws/close-draw.ts';
import { type FedGame, shapeOf } from './fed-game.ts';
import { findDraw, lockReports } from './find-draw.ts';
import { notifyResults, openProblem } from './problem.ts';
import { settleOnResult } from './settle-on-result.ts';

export interface NewReport {
  game: FedGame;
  numero: string;
  /** As it was said. */
  text: string;
  source: 'feed' | 'file' | 'typed';
  sayer: string;
  seconder?: string;
  saidBy: string;
}

/**
 * Takes what a source says of a draw's result, once however often it is said. What does not fit opens a problem and gives no result: a draw
 * that is not there, one that has not taken place, numbers that are none, another result than another source has said.
 */
export async function acceptReport(
  tx: Tx,
  report: NewReport,
  now: Date,
): Promise<{ status: ReportStatus; errors?: ResultError[] }> {
  const { game, numero, text, source, sayer, seconder = null, saidBy } = report;
  const place = { gameCode: game.code, numero };
  const detail = { by: saidBy, text };
  await lockReports(tx, place);
  const draw = await findDraw(tx, place);
  if (!draw) {
    await openProblem(tx, place, 'unknown_draw', detail, now);
    return { status: 'unknown_draw' };
  }
  if (now < draw.drawsAt) {
    await openProblem(tx, place, 'too_early', detail, now);
    // Its day may have been put too late: what may be known already is not bet on.
    if (isOfCalendar(game)) await closeEarly(tx, draw.id);
    return { status: 'too_early' };
  }
  const shape = shapeOf(game);
  const parsed = parseResult(shape, text);
  if ('errors' in parsed) {
    await openProblem(tx, place, 'unreadable', detail, now);
    return { status: 'unreadable', errors: parsed.errors };
  }
  const result = formatResult(shape, parsed.result);
  if (await wasSaid(tx, { ...place, source, sayer, result })) return { status: 'repeated' };
  await tx
    .insertInto('feeds.saying')
    .values({
      ...{ id: newId(), game_code: game.code, numero, result, source },
      ...{ sayer, seconder, said_by: saidBy, said_at: now },
    })
    .execute();
  await notifyResults(tx);
  return { status: await settleOnResult(tx, draw, now) };
}

/** What a feed has said and an operator has found wrong is not said anew by sending it again; an operator may type it once more. */
async function wasSaid(
  tx: Tx,
  said: { gameCode: string; numero: string; source: string; sayer: string; result: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('feeds.saying')
    .select('id')
    .where('game_code', '=', said.gameCode)
    .where('numero', '=', said.numero)
    .where('source', '=', said.source)
    .where('sayer', '=', said.sayer)
    .where('result', '=', said.result)
    .where(sql<boolean>`(dismissed_at is null or source = 'feed')`)
    .executeTakeFirst();
  return found !== undefined;
}
