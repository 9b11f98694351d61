import type { ReportStatus } from '@lanna/contract/lotteries/feeds/feeds';
import { formatResult, type ResultError } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { STILL_MINUTES, stockResult } from '@lanna/rules/lotteries/lottery/markets/stock-result';
import type { Tx } from '../../../../platform/sql/database.ts';
import { acceptReport } from './accept-report.ts';
import { type FedGame, shapeOf } from './fed-game.ts';
import { findDraw, lockReports } from './find-draw.ts';
import { openProblem } from './problem.ts';

export interface IndexReport {
  game: FedGame;
  numero: string;
  /** As the exchange writes them. */
  index: string;
  change: string;
  /** When the index moved last. */
  movedAt: Date;
  sayer: string;
  saidBy: string;
}

/** Takes the close of an index that a feed says. One that stood still for the last hour decides nothing: an operator looks at it. */
export async function takeIndex(
  tx: Tx,
  { game, numero, index, change, movedAt, ...by }: IndexReport,
  now: Date,
): Promise<{ status: ReportStatus; errors?: ResultError[] }> {
  const place = { gameCode: game.code, numero };
  const text = `index ${index}, change ${change}, moved ${movedAt.toISOString()}`;
  await lockReports(tx, place);
  const draw = await findDraw(tx, place);
  const stoodStill = draw && movedAt.getTime() <= draw.drawsAt.getTime() - STILL_MINUTES * 60_000;
  if (stoodStill && now >= draw.drawsAt) {
    await openProblem(tx, place, 'stopped', { by: by.saidBy, text }, now);
    return { status: 'stopped' };
  }
  const read = stockResult(index, change);
  return acceptReport(
    tx,
    {
      ...{ game, numero, ...by, source: 'feed' },
      text: 'result' in read ? formatResult(shapeOf(game), read.result) : text,
    },
    now,
  );
}
