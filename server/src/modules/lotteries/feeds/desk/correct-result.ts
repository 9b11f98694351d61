import type { Received } from '@lanna/contract/endpoint';
import type { correctResult as endpoint } from '@lanna/contract/lotteries/feeds/draw-ops';
import { formatResult, parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { z } from 'zod';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { giveResult } from '../../draws/give-result.ts';
import { deriveFrom } from '../reports/derive-results.ts';
import { fedGame, shapeOf } from '../reports/fed-game.ts';
import { findDrawById, type KnownDraw, lockReports } from '../reports/find-draw.ts';
import { notifyResults } from '../reports/problem.ts';
import { type FindAtStake, stakesOn } from './show-draw.ts';
import { drawSubject } from './type-result.ts';

export const CORRECT_KIND = 'feeds.correct';

const payload = z.object({ drawId: z.uuid(), version: z.int(), result: z.string() });
type Payload = z.infer<typeof payload>;

/**
 * Proposes another result of a draw that others have drawn. Approved it is the next version, from which all lines are settled anew. Refuses as
 * `correctResult` declares.
 */
export async function proposeCorrection(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose'>,
  { drawId, reason, ...wanted }: Received<typeof endpoint>['body'] & { drawId: string },
): Promise<{ proposalId: string }> {
  const draw = await findDrawById(tx, drawId);
  if (!draw) throw new Refusal('not_found');
  const result = checked(draw, wanted);
  const proposalId = await call.propose(tx, {
    kind: CORRECT_KIND,
    brandId: null,
    subject: drawSubject(draw),
    payload: { drawId, version: wanted.version, result } satisfies Payload,
    reason,
  });
  return { proposalId };
}

export function correctionProposal(finders: () => readonly FindAtStake[]): ProposalKind {
  return proposalKind({
    kind: CORRECT_KIND,
    permission: 'feeds.decide',
    payload,
    preview: async (db, { drawId, result }) => {
      const draw = await findDrawById(db, drawId);
      return {
        ...(draw && { before: { result: draw.result, version: draw.version } }),
        after: { result, ...(await stakesAsFacts(db, drawId, finders())) },
      };
    },
    carryOut: async (tx, { drawId, ...wanted }, { proposer, approver, reason, now }) => {
      const draw = await held(tx, drawId);
      const result = checked(draw, wanted);
      const given = await giveResult(tx, {
        ...{ drawId, result, source: 'corrected', reason, now },
        givenBy: `${proposer}, ${approver.name}`.slice(0, 200),
      });
      if (given.outcome !== 'given') throw new Refusal('proposal_outdated', { outcome: given.outcome });
      await dismissOthers(tx, draw, result, now);
      await deriveFrom(tx, draw, now);
      await notifyResults(tx);
      return {
        before: { result: draw.result, version: draw.version },
        after: { result, version: given.version },
      };
    },
  });
}

/** The draw as it stands, held against anything said of it meanwhile. Refuses `proposal_outdated`. */
export async function held(tx: Tx, drawId: string): Promise<KnownDraw> {
  const known = await findDrawById(tx, drawId);
  if (!known) throw new Refusal('proposal_outdated');
  await lockReports(tx, known);
  return (await findDrawById(tx, drawId)) ?? known;
}

export async function stakesAsFacts(
  db: Queryable,
  drawId: string,
  finders: readonly FindAtStake[],
): Promise<Record<string, string>> {
  const stakes = await stakesOn(db, drawId, finders);
  return Object.fromEntries(
    stakes.map(({ currency, lines, players, stake, paid }) => [
      currency,
      `lines ${lines}, players ${players}, stake ${stake}, paid ${paid}`,
    ]),
  );
}

/** The result as it is written. */
function checked(draw: KnownDraw, { version, result: text }: { version: number; result: string }): string {
  const game = fedGame(draw.gameCode);
  // What was drawn here can be computed again by everybody: another result would be a false one.
  if (!game) throw new Refusal('house_draw_proven');
  if (game.derived) throw new Refusal('result_derived', { from: game.derived.from });
  if (draw.state === 'cancelled') throw new Refusal('draw_cancelled_already');
  if (draw.result === null) throw new Refusal('result_missing');
  if (draw.version !== version) throw new Refusal('changed_meanwhile');
  const parsed = parseResult(shapeOf(game), text);
  if ('errors' in parsed) throw new Refusal('result_unreadable', { errors: parsed.errors });
  const result = formatResult(shapeOf(game), parsed.result);
  if (result === draw.result) throw new Refusal('result_unchanged');
  return result;
}

/** What was said otherwise is found wrong by two operators; the quarrel about it is over. */
async function dismissOthers(
  tx: Tx,
  { gameCode, numero }: KnownDraw,
  result: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('feeds.saying')
    .set({ dismissed_at: now })
    .where('game_code', '=', gameCode)
    .where('numero', '=', numero)
    .where('dismissed_at', 'is', null)
    .where('result', '<>', result)
    .execute();
  await tx
    .updateTable('feeds.problem')
    .set({ closed_at: now })
    .where('game_code', '=', gameCode)
    .where('numero', '=', numero)
    .where('closed_at', 'is', null)
    .where('kind', '=', 'contradiction')
    .execute();
}
