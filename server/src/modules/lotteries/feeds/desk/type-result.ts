import type { Received, Value } from '@lanna/contract/endpoint';
import type { typeResult as endpoint } from '@lanna/contract/lotteries/feeds/result-ops';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { acceptReport } from '../reports/accept-report.ts';
import { fedGame, shapeOf } from '../reports/fed-game.ts';
import { findDraw, type KnownDraw, lockReports } from '../reports/find-draw.ts';
import { hasOpenProblem } from '../reports/problem.ts';
import { gameSetting } from './game-setting.ts';

/**
 * An operator types a result. Who types second sees no more than that another operator has typed; the two are never one person. Refuses as
 * `typeResult` declares.
 */
export async function typeResult(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  { gameCode, numero, result: text }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const game = fedGame(gameCode);
  if (!game) throw new Refusal('lottery_game_unknown');
  if (game.derived) throw new Refusal('result_derived', { from: game.derived.from });
  const { id: sayer, name: saidBy } = call.operator;
  await lockReports(tx, { gameCode, numero });
  const draw = await findDraw(tx, { gameCode, numero });
  if (!draw) throw new Refusal('draw_unknown');
  await refuseUntypable(tx, draw, sayer, now);
  const parsed = parseResult(shapeOf(game), text);
  if ('errors' in parsed) throw new Refusal('result_unreadable', { errors: parsed.errors });
  const { status } = await acceptReport(tx, { game, numero, text, source: 'typed', sayer, saidBy }, now);
  if (status !== 'agreed' && status !== 'waits' && status !== 'contradiction')
    throw new Error(`a typed result came to ${status}`);
  await call.record(tx, {
    action: 'feeds.type',
    brandId: null,
    subject: drawSubject(draw),
    // Not what was typed: the record is read by the operator who types second, too.
    after: { status },
  });
  return { status };
}

async function refuseUntypable(tx: Tx, draw: KnownDraw, operatorId: string, now: Date): Promise<void> {
  if (now < draw.drawsAt) throw new Refusal('result_too_early');
  if (draw.state === 'cancelled') throw new Refusal('draw_cancelled_already');
  if (draw.result !== null) throw new Refusal('result_there');
  if (!(await gameSetting(tx, draw.gameCode)).typed) throw new Refusal('typing_off');
  if (await hasOpenProblem(tx, draw, 'stopped')) throw new Refusal('result_held');
  const own = await tx
    .selectFrom('feeds.saying')
    .select('id')
    .where('game_code', '=', draw.gameCode)
    .where('numero', '=', draw.numero)
    .where('source', '=', 'typed')
    .where('sayer', '=', operatorId)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst();
  if (own) throw new Refusal('typed_already');
}

export function drawSubject({ id, gameCode, numero }: Pick<KnownDraw, 'id' | 'gameCode' | 'numero'>) {
  return { kind: 'draw', id, name: `${gameCode} ${numero}` };
}
