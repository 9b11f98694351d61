import type { Received, Value } from '@lanna/contract/endpoint';
import type { takeOutPlace as endpoint } from '@lanna/contract/rewards/leaderboards/ops';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { OpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
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
  preview: async (db, { boardId, memberId }) => ({ after: await factsOf(db, { boardId, memberId }) }),
  carryOut: async (tx, { boardId, memberId }, { brandId, proposer, approver }) => {
    const board = await lockOpsBoard(tx, brandId === null ? [] : [brandId], { id: boardId });
    const marked = await markDecided(tx, { boardId, memberId }, `${proposer}, ${approver.name}`);
    if (marked.length === 0) throw new Refusal('proposal_outdated');
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
  await writeRemoval(tx, board, memberId, {
    reason,
    by: call.operator.name,
    isDecided: !mustBeProposed,
    now,
  });
  const action = { brandId: board.merchant_id, subject: subjectOf(board), reason };
  if (mustBeProposed) return { proposal: await call.propose(tx, { kind: TAKE_OUT, payload: of, ...action }) };
  await call.record(tx, { action: TAKE_OUT, after: await factsOf(tx, of), ...action });
  await notifyOfBoard(tx, board);
  return { proposal: null };
}

function mayBeReviewed({ state, pays_at }: Board, now: Date): boolean {
  return state === 'published' || (state === 'closed' && pays_at !== null && pays_at > now);
}

/** Refuses with `not_found` for a member of another brand, `leaderboard_move_impossible` for one that is taken out already. */
async function writeRemoval(
  tx: Tx,
  { id: boardId, merchant_id: merchantId }: Board,
  memberId: string,
  { reason, by, isDecided, now }: { reason: string; by: string; isDecided: boolean; now: Date },
): Promise<void> {
  const known = await tx
    .selectFrom('members.account')
    .select('id')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!known) throw new Refusal('not_found');
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

async function factsOf(db: Queryable, { boardId, memberId }: TakenOut) {
  const { username, score } = await db
    .selectFrom('members.account as m')
    .leftJoin('leaderboards.score as s', (join) =>
      join.onRef('s.member_id', '=', 'm.id').on('s.board_id', '=', boardId),
    )
    .select(['m.username', 's.score'])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { member: username, score: formatMoney(score ?? 0n) };
}
