import type { Received, Value } from '@lanna/contract/endpoint';
import type { sendResultFile as endpoint, ResultFileLine } from '@lanna/contract/lotteries/feeds/result-ops';
import { formatResult, parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { acceptReport } from '../reports/accept-report.ts';
import { isSameResult } from '../reports/agree.ts';
import { type FedGame, fedGame, shapeOf } from '../reports/fed-game.ts';
import { findDraw } from '../reports/find-draw.ts';
import { hasOpenProblem } from '../reports/problem.ts';
import { type FileLine, readResultFile } from '../reports/read-result-file.ts';

export const RESULT_FILE_KIND = 'feeds.result-file';

const payload = z.object({
  gameCode: z.string(),
  /** The operator who sent it. */
  sentBy: z.string(),
  lines: z.array(z.object({ numero: z.string(), result: z.string() })),
});

/**
 * Reads a file of results whole and answers each line. If every line fits, and a reason is given, it waits for a second operator; of a file
 * with one line that does not, nothing is taken. Refuses `lottery_game_unknown`, `result_derived`, `result_file_unreadable`.
 */
export async function sendResultFile(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'propose' | 'record'>,
  { gameCode, text, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const game = fedGame(gameCode);
  if (!game) throw new Refusal('lottery_game_unknown');
  if (game.derived) throw new Refusal('result_derived', { from: game.derived.from });
  const lines = await answerLines(tx, game, readResultFile(text), now);
  const fitting = lines.filter(({ answer }) => answer === 'fits');
  const isWhole = lines.every(({ answer }) => answer === 'fits' || answer === 'agrees');
  const subject = { kind: 'lottery-game', id: gameCode, name: gameCode };
  const proposalId =
    reason !== undefined && isWhole && fitting.length > 0
      ? await call.propose(tx, {
          kind: RESULT_FILE_KIND,
          brandId: null,
          subject,
          payload: {
            gameCode,
            sentBy: call.operator.id,
            lines: fitting.map(({ numero, result }) => ({ numero, result })),
          } satisfies z.infer<typeof payload>,
          reason,
        })
      : null;
  await call.record(tx, {
    action: 'feeds.send-file',
    brandId: null,
    subject,
    after: { lines: lines.length, fitting: fitting.length, proposal: proposalId },
    reason,
  });
  return { lines, fitting: fitting.length, proposalId };
}

/** Two operators have looked at it: each line is said by both, and becomes the result unless another source says otherwise by then, which is a problem. */
export const resultFileProposal = proposalKind({
  kind: RESULT_FILE_KIND,
  permission: 'feeds.type',
  payload,
  preview: async (_db, { lines }) => ({
    after: Object.fromEntries(lines.map(({ numero, result }) => [numero, result])),
  }),
  carryOut: async (tx, { gameCode, sentBy, lines }, { proposer, approver, now }) => {
    const game = fedGame(gameCode);
    if (!game) throw new Refusal('proposal_outdated');
    for (const { numero, result: text } of lines) {
      const { status } = await acceptReport(
        tx,
        {
          ...{ game, numero, text, source: 'file', sayer: sentBy, seconder: approver.id },
          saidBy: `${proposer}, ${approver.name}`.slice(0, 200),
        },
        now,
      );
      // Said otherwise meanwhile, it is a problem of that draw; whatever else has changed, the operator who sent it looks again.
      if (status !== 'agreed' && status !== 'waits' && status !== 'contradiction')
        throw new Refusal('proposal_outdated', { numero, status });
    }
    return { after: { game: gameCode, results: lines.length } };
  },
});

async function answerLines(
  db: Queryable,
  game: FedGame,
  lines: readonly FileLine[],
  now: Date,
): Promise<ResultFileLine[]> {
  const seen = new Set<string>();
  const answered: ResultFileLine[] = [];
  for (const line of lines) {
    const answer = seen.has(line.numero) ? 'doubled' : await answerLine(db, game, line, now);
    seen.add(line.numero);
    answered.push({ ...line, result: writtenAs(game, line.result), answer });
  }
  return answered;
}

async function answerLine(
  db: Queryable,
  game: FedGame,
  { numero, result: text }: FileLine,
  now: Date,
): Promise<ResultFileLine['answer']> {
  const place = { gameCode: game.code, numero };
  const draw = await findDraw(db, place);
  if (!draw) return 'unknown_draw';
  if (now < draw.drawsAt) return 'too_early';
  if (draw.state === 'cancelled') return 'cancelled';
  const shape = shapeOf(game);
  const parsed = parseResult(shape, text);
  if ('errors' in parsed) return 'unreadable';
  const result = formatResult(shape, parsed.result);
  if (draw.result !== null) return isSameResult(shape, result, draw.result) ? 'agrees' : 'differs';
  // What was said before it is a result stays hidden: who types second could ask here whether the first has typed the same.
  const isHeld =
    (await hasOpenProblem(db, place, 'contradiction')) || (await hasOpenProblem(db, place, 'stopped'));
  return isHeld ? 'disputed' : 'fits';
}

function writtenAs(game: FedGame, text: string): string {
  const parsed = parseResult(shapeOf(game), text);
  return 'errors' in parsed ? text : formatResult(shapeOf(game), parsed.result);
}
