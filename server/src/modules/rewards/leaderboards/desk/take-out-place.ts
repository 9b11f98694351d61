import type { Received, Value } from '@lanna/contract/endpoint';
import type { takeOutPlace as endpoint } from '@lanna/contract/rewards/leaderboards/ops';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { OpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Board } from '../board.ts';
import { notifyOfBoard } from '../ranking/notify-of-board.ts';
import { lockOpsBoard, subjectOf } from './board-form.ts';

const TAKE_OUT = 'leaderboards.take-out';
const payload = z.object({ boardId: z.uuid(), memberId: z.uuid() });
type TakenOut = z.infer<typeof payload>;
type Call = Pick<
  OpsCall<typeof endpoint>,
  'params' | 'body' | 'brandIds' | 'operator' | 'record' | 'mustBeProposed' | 'propose'
>;

/** That a member loses a place is decided by two. Until they have, no prize is paid; refused or withdrawn, the place stays. */
export const takeOutProposal = proposalKind({
  kind: TAKE_OUT,
  permission: 'leaderboards.change',
  rule: { standard: 'always', floor: 'always' },
  payload,
  preview: async (db, { boardId, memberId }) => ({ after: await factsOf(db as Tx, { boardId, memberId }) }),
  carryOut: async (tx, { boardId, memberId }, { brandId, proposer, approver }) => {
    const board = await lockOpsBoard(tx, brandId === null ? [] : [brandId], { id: boardId });
    const { rows } = { rows: await markDecided(tx, { boardId, memberId }, `${proposer}, ${approver.name}`) };
    if (rows.length === 0) throw new Refusal('proposal_outdated');
    await notifyOfBoard(tx, board);
    return { after: await factsOf(tx, { boardId, memberId }) };
  },
  letGo: async (tx, { boardId, memberId }) => {
    await tx
      .deleteFrom('leaderboards.removal')
      .where('board_id', '=', boardId)
      .where('member_id', '=', memberId)
      .where('state', '=', 'proposed')
      .execute();
  },
});

/** Proposes to take a member out, from the beginning to the end of the review. Refuses as `takeOutPlace` declares. */
export async function takeOutPlace(tx: Tx, call: Call, now: Date): Promise<Value<typeof endpoint>> {
  const board = await lockOpsBoard(tx, call.brandIds, { id: call.params.id });
  const { member: memberId, reason }: Received<typeof endpoint>['body'] = call.body;
  if (!mayBeReviewed(board, now)) throw new Refusal('leaderboard_move_impossible');
  const of = { boardId: board.id, memberId };
  const mustBeProposed = await call.mustBeProposed(tx, TAKE_OUT);
  await writeRemoval(tx, of, { reason, by: call.operator.name, isDecided: !mustBeProposed, now });
  const action = { brandId: board.merchant_id, subject: subjectOf(board), reason };
  if (mustBeProposed) return { proposal: await call.propose(tx, { kind: TAKE_OUT, payload: of, ...action }) };
  await call.record(tx, { action: TAKE_OUT, after: await factsOf(tx, of), ...action });
  await notifyOfBoard(tx, board);
  return { proposal: null };
}

function mayBeReviewed({ state, pays_at }: Board, now: Date): boolean {
  return state === 'published' || (state === 'closed' && pays_at !== null && pays_at > now);
}

/** Refuses with `not_found` for a member without a score, `leaderboard_move_impossible` for one that is taken out already. */
async function writeRemoval(
  tx: Tx,
  { boardId, memberId }: TakenOut,
  { reason, by, isDecided, now }: { reason: string; by: string; isDecided: boolean; now: Date },
): Promise<void> {
  const score = await tx
    .selectFrom('leaderboards.score')
    .select('score')
    .where('board_id', '=', boardId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!score) throw new Refusal('not_found');
  const written = await tx
    .insertInto('leaderboards.removal')
    .values({
      ...{ board_id: boardId, member_id: memberId, state: isDecided ? 'decided' : 'proposed' },
      ...{ reason, by_name: by, at: now },
    })
    .onConflict((on) => on.doNothing())
    .returning('member_id')
    .execute();
  if (written.length === 0) throw new Refusal('leaderboard_move_impossible');
}

function markDecided(tx: Tx, { boardId, memberId }: TakenOut, by: string) {
  return tx
    .updateTable('leaderboards.removal')
    .set({ state: 'decided', by_name: by })
    .where('board_id', '=', boardId)
    .where('member_id', '=', memberId)
    .where('state', '=', 'proposed')
    .returning('member_id')
    .execute();
}

async function factsOf(db: Tx, { boardId, memberId }: TakenOut) {
  const { username, score } = await db
    .selectFrom('leaderboards.score as s')
    .innerJoin('members.account as m', 'm.id', 's.member_id')
    .select(['m.username', 's.score'])
    .where('s.board_id', '=', boardId)
    .where('s.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { member: username, score: formatMoney(score) };
}
