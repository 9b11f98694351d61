import type { Received, Value } from '@lanna/contract/endpoint';
import type { closeProblem as endpoint } from '@lanna/contract/lotteries/feeds/problem-ops';
import type { Selectable } from 'kysely';
import type { FeedsProblem } from '../../../../platform/generated/feeds.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { isSameResult } from '../reports/agree.ts';
import { fedGame, shapeOf } from '../reports/fed-game.ts';
import { findDraw, type KnownDraw, lockReports } from '../reports/find-draw.ts';
import { notifyResults } from '../reports/problem.ts';
import { give } from '../reports/settle-on-result.ts';

type Body = Received<typeof endpoint>['body'];
type Call = Pick<AnyOpsCall, 'operator' | 'record'>;

/**
 * Closes a problem with a note. A contradiction is decided by an operator who has said none of it: one of the results that were said becomes the
 * draw's, or all of them are dismissed and the draw waits again. Refuses as `closeProblem` declares.
 */
export async function closeProblem(
  tx: Tx,
  call: Call,
  { id, note, result }: Body & { id: string },
  now: Date,
): Promise<Value<typeof endpoint>> {
  const found = await tx.selectFrom('feeds.problem').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  const place = { gameCode: found.game_code, numero: found.numero };
  await lockReports(tx, place);
  const closed = await tx
    .updateTable('feeds.problem')
    .set({ closed_at: now, closed_by: call.operator.name, note })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!closed) throw new Refusal('feed_problem_closed');
  const given = found.kind === 'contradiction' && (await decide(tx, call, found, result, now));
  await call.record(tx, {
    action: 'feeds.close-problem',
    brandId: null,
    subject: { kind: 'lottery-problem', id, name: `${found.game_code} ${found.numero}` },
    before: { kind: found.kind },
    after: { given, ...(found.kind === 'contradiction' && { result: result ?? null }) },
    reason: note,
  });
  await notifyResults(tx);
  return { given };
}

async function decide(
  tx: Tx,
  { operator }: Call,
  { game_code: gameCode, numero }: Selectable<FeedsProblem>,
  result: string | null | undefined,
  now: Date,
): Promise<boolean> {
  const game = fedGame(gameCode);
  const draw = await findDraw(tx, { gameCode, numero });
  if (!game || !draw) throw new Refusal('draw_unknown');
  const said = await tx
    .selectFrom('feeds.saying')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('numero', '=', numero)
    .where('dismissed_at', 'is', null)
    .orderBy('said_at')
    .execute();
  if (said.some(({ sayer, seconder }) => sayer === operator.id || seconder === operator.id))
    throw new Refusal('feed_problem_own');
  if (draw.state === 'cancelled') return false;
  const shape = shapeOf(game);
  const right = rightOf(draw, result, (text) => said.some((report) => report.result === text));
  const isRight = (text: string) => right !== null && isSameResult(shape, text, right);
  const wrong = said.filter((report) => !isRight(report.result)).map(({ id }) => id);
  if (wrong.length > 0)
    await tx.updateTable('feeds.saying').set({ dismissed_at: now }).where('id', 'in', wrong).execute();
  if (right === null || draw.result !== null) return false;
  const by = said
    .filter((report) => isRight(report.result))
    .map((report) => ({
      ...{ result: report.result, sayer: report.sayer, seconder: report.seconder },
      source: report.source as 'feed' | 'file' | 'typed',
      saidBy: report.said_by,
    }));
  const decider = { ...by[0], saidBy: operator.name } as (typeof by)[number];
  if ((await give(tx, draw, { result: right, by: [...by, decider] }, now)) === 'waits')
    throw new Refusal('result_too_early');
  return true;
}

/** What the operator has chosen. A draw that has its result keeps it: another one is a correction, which a second operator approves. */
function rightOf(
  draw: KnownDraw,
  chosen: string | null | undefined,
  wasSaid: (text: string) => boolean,
): string | null {
  if (draw.result !== null) {
    if (chosen !== draw.result) throw new Refusal('result_there');
    return chosen;
  }
  if (chosen === undefined || (chosen !== null && !wasSaid(chosen))) throw new Refusal('result_not_said');
  return chosen;
}
