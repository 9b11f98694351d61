import type { Received, Value } from '@lanna/contract/endpoint';
import type {
  changeLeaderboard,
  makeLeaderboard,
  stopLeaderboard,
} from '@lanna/contract/rewards/leaderboards/ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { endBoard } from '../ranking/end-board.ts';
import { lockOpsBoard, readForm, subjectOf } from './board-form.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;

/** Writes a leaderboard down as a draft. Refuses as `makeLeaderboard` declares. */
export async function addBoard(
  tx: Tx,
  call: Call,
  { brand, body, now }: { brand: Brand; body: Received<typeof makeLeaderboard>['body']; now: Date },
): Promise<Value<typeof makeLeaderboard>> {
  const { brand: _, reason, ...form } = body;
  const columns = readForm(form, brand);
  const id = newId();
  await tx
    .insertInto('leaderboards.board')
    .values({
      ...columns,
      ...{ id, merchant_id: brand.id, currency: brand.currency, state: 'draft', return_id: newId() },
      ...{ made_at: now, changed_at: now, made_by_name: call.operator.name },
    })
    .execute();
  const subject = subjectOf({ id, title: form.title });
  await call.record(tx, {
    action: 'leaderboards.make-leaderboard',
    brandId: brand.id,
    subject,
    after: { ...form },
    reason,
  });
  await notifyOps(tx, { brandId: brand.id, type: 'leaderboards_changed' });
  return { id };
}

/** Changes a draft. Refuses as `changeLeaderboard` declares. */
export async function editBoard(
  tx: Tx,
  call: Call,
  { id, body, now }: { id: string; body: Received<typeof changeLeaderboard>['body']; now: Date },
): Promise<Value<typeof changeLeaderboard>> {
  const { edit, reason, ...form } = body;
  const board = await lockOpsBoard(tx, call.brandIds, { id, edit });
  const { merchant_id: brandId } = board;
  if (board.state !== 'draft') throw new Refusal('leaderboard_move_impossible');
  await tx
    .updateTable('leaderboards.board')
    .set({ ...readForm(form, board), changed_at: now, edit: edit + 1 })
    .where('id', '=', id)
    .execute();
  const subject = subjectOf({ id, title: form.title });
  await call.record(tx, {
    action: 'leaderboards.change-leaderboard',
    brandId,
    subject,
    after: { ...form },
    reason,
  });
  await notifyOps(tx, { brandId, type: 'leaderboards_changed' });
  return { edit: edit + 1 };
}

/** Ends a leaderboard that has not closed: no place is paid. Refuses as `stopLeaderboard` declares. */
export async function haltBoard(
  tx: Tx,
  call: Call,
  { id, body, now }: { id: string; body: Received<typeof stopLeaderboard>['body']; now: Date },
): Promise<Value<typeof stopLeaderboard>> {
  const board = await lockOpsBoard(tx, call.brandIds, { id, edit: body.edit });
  // What members have reached by its end is theirs; from then on places are taken out one by one, by two.
  if (board.state !== 'published' || board.ends_at <= now) throw new Refusal('leaderboard_move_impossible');
  await endBoard(tx, board, { state: 'stopped', now });
  await call.record(tx, {
    action: 'leaderboards.stop-leaderboard',
    ...{ brandId: board.merchant_id, subject: subjectOf(board) },
    before: { state: 'published' },
    after: { state: 'stopped' },
    reason: body.reason,
  });
  return { state: 'stopped' };
}
