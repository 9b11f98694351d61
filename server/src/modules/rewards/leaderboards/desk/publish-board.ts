import { formatMoney } from '@lanna/rules/money';
import { LIVE_LEADERBOARDS_MOST } from '@lanna/rules/rewards/leaderboards/terms';
import { sql } from 'kysely';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { givesPoints } from '../../points/gives-points.ts';
import { prizesIn } from '../board.ts';
import { fundBoard } from '../fund-board.ts';
import { notifyOfBoard } from '../ranking/notify-of-board.ts';
import { lockOpsBoard, subjectOf } from './board-form.ts';

const PUBLISH = 'leaderboards.publish-leaderboard';

/** That prizes are given away is decided by two, however little they are. */
export const publishProposal = changeProposal({
  kind: PUBLISH,
  permission: 'leaderboards.change',
  rule: { standard: 'always', floor: 'always' },
  wanted: z.object({ id: z.uuid(), edit: z.int() }),
  carryOut: async (tx, wanted, { call, reason, now }) => publishBoard(tx, call, { ...wanted, reason, now }),
});

/** Funds a leaderboard and announces it, as both operators have seen it, before it begins. Refuses as `publishLeaderboard` declares. */
export async function publishBoard(
  tx: Tx,
  call: PairedCall & Pick<AnyOpsCall, 'brandIds'>,
  { id, edit, reason, now }: { id: string; edit: number; reason: string; now: Date },
): Promise<{ proposal: string | null }> {
  const board = await lockOpsBoard(tx, call.brandIds, { id, edit });
  if (board.state !== 'draft') throw new Refusal('leaderboard_move_impossible');
  const hasScore = board.score !== 'points' || (await givesPoints(tx, board.merchant_id));
  if (board.starts_at <= now || !hasScore) throw new Refusal('leaderboard_terms_impossible');
  await refuseTooMany(tx, board.merchant_id);
  const action = {
    brandId: board.merchant_id,
    subject: subjectOf(board),
    before: { state: 'draft' },
    after: {
      ...{ state: 'published', pool: formatMoney(board.pool), prizes: prizesIn(board), score: board.score },
      ...{ categories: board.categories, leastStake: formatMoney(board.least_stake) },
      ...{ startsAt: board.starts_at.toISOString(), endsAt: board.ends_at.toISOString() },
    },
    reason,
  };
  if (await call.mustBeProposed(tx, PUBLISH))
    return { proposal: await proposeChange(tx, call, { kind: PUBLISH, wanted: { id, edit }, ...action }) };
  await fundBoard(tx, board, now);
  await call.record(tx, { action: PUBLISH, ...action });
  await notifyOfBoard(tx, board);
  return { proposal: null };
}

async function refuseTooMany(tx: Tx, brandId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leaderboards of ${brandId}`}, 0))`.execute(tx);
  const live = await tx
    .selectFrom('leaderboards.board')
    .select('id')
    .where('merchant_id', '=', brandId)
    .where('state', 'in', ['published', 'closed', 'paying'])
    .execute();
  if (live.length >= LIVE_LEADERBOARDS_MOST)
    throw new Refusal('leaderboards_full', { most: LIVE_LEADERBOARDS_MOST });
}
