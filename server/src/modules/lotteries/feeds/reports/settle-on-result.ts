import type { ReportStatus } from '@lanna/contract/lotteries/feeds/feeds';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { giveResult } from '../../draws/give-result.ts';
import { gameSetting } from '../desk/game-setting.ts';
import { agree, isSameResult, type Report } from './agree.ts';
import { deriveFrom } from './derive-results.ts';
import { type FedGame, fedGame, shapeOf } from './fed-game.ts';
import type { KnownDraw } from './find-draw.ts';
import { closeSettled, hasOpenProblem, openProblem } from './problem.ts';

/**
 * Gives a draw the result its reports agree on, if they do. Where they differ there is a problem, and no result until an operator has decided.
 * The caller holds the draw's reports.
 */
export async function settleOnResult(tx: Tx, draw: KnownDraw, now: Date): Promise<ReportStatus> {
  const game = fedGame(draw.gameCode);
  if (!game) throw new Error(`${draw.gameCode} has no feed`);
  if (draw.state === 'cancelled') return 'cancelled';
  const reports = await countedReports(tx, draw);
  if (draw.result !== null) return besideResult(tx, game, draw, reports, now);
  const { oneIsEnough } = await gameSetting(tx, draw.gameCode);
  const agreement = agree(shapeOf(game), reports, oneIsEnough);
  if (agreement.outcome === 'waits') return 'waits';
  if (agreement.outcome === 'contradiction') {
    await openContradiction(tx, draw, now);
    return 'contradiction';
  }
  // What was contradicted once waits for the operator, even if the liar has taken it back.
  if (await hasOpenProblem(tx, draw, 'contradiction')) return 'contradiction';
  // An index that has stood still makes a draw void, unless an operator finds that it has not.
  if (await hasOpenProblem(tx, draw, 'stopped')) return 'waits';
  return give(tx, draw, agreement, now);
}

/** In the order they were said; of feeds, those that are still believed for this game. */
async function countedReports(
  db: Queryable,
  draw: Pick<KnownDraw, 'gameCode' | 'numero'>,
): Promise<Report[]> {
  return db
    .selectFrom('feeds.saying as s')
    .select(['s.result', 's.source', 's.sayer', 's.seconder', 's.said_by as saidBy'])
    .where('s.game_code', '=', draw.gameCode)
    .where('s.numero', '=', draw.numero)
    .where('s.dismissed_at', 'is', null)
    .where(
      sql<boolean>`(s.source <> 'feed' or exists (select from feeds.feed f
        where f.code = s.sayer and f.enabled and s.game_code = any (f.games)))`,
    )
    .orderBy('s.said_at')
    .orderBy('s.id')
    .execute() as Promise<Report[]>;
}

/** Gives the result. While bets are still being closed it waits, and is given by the next look. */
export async function give(
  tx: Tx,
  draw: KnownDraw,
  { result, by }: { result: string; by: readonly Report[] },
  now: Date,
): Promise<ReportStatus> {
  const source =
    (['feed', 'file', 'typed'] as const).find((kind) => by.some((report) => report.source === kind)) ??
    'typed';
  const givenBy = [...new Set(by.map(({ saidBy }) => saidBy))].join(', ').slice(0, 200);
  const { outcome } = await giveResult(tx, { drawId: draw.id, result, source, givenBy, reason: null, now });
  if (outcome === 'open') return 'waits';
  await closeSettled(tx, draw, ['late', 'gap', 'stopped'], now);
  await deriveFrom(tx, draw, now);
  return outcome === 'cancelled' ? 'cancelled' : 'agreed';
}

async function besideResult(
  tx: Tx,
  game: FedGame,
  draw: KnownDraw,
  reports: readonly Report[],
  now: Date,
): Promise<ReportStatus> {
  const { result } = draw;
  if (reports.every((report) => isSameResult(shapeOf(game), report.result, result ?? ''))) return 'agreed';
  await openContradiction(tx, draw, now);
  return 'contradiction';
}

/** What was reported is kept with the reports, so that no operator reads it before its time. */
function openContradiction(tx: Tx, draw: KnownDraw, now: Date): Promise<void> {
  return openProblem(tx, draw, 'contradiction', null, now);
}
