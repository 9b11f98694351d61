import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';

/** Puts a bonus that waits before the others of its member. Refuses with `bonus_unknown`. */
export async function orderFirst(
  tx: Tx,
  { memberId, id }: { memberId: string; id: string },
): Promise<{ first: string }> {
  await lockWallets(tx, [memberId]);
  const open = await tx
    .selectFrom('bonuses.bonus')
    .select(['id', 'place'])
    .where('member_id', '=', memberId)
    .where('state', 'in', ['opted', 'waiting'])
    .where('rounds', 'is', null)
    .orderBy('place')
    .execute();
  const [least] = open;
  if (!least || !open.some((one) => one.id === id)) throw new Refusal('bonus_unknown');
  if (least.id !== id)
    await tx
      .updateTable('bonuses.bonus')
      .set({ place: least.place - 1n })
      .where('id', '=', id)
      .execute();
  await notifyPush(tx, { m: [memberId], t: ['bonuses_changed'] });
  return { first: id };
}
