import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { formatMoney } from '@lanna/rules/money';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { sendMessage } from '../../../messaging/inbox/send-message.ts';
import type { BoardPrize } from '../board.ts';

/** Pays a place that was fixed, once: under its id, and by the state of its row. A member who has left play meanwhile is passed by, and the prize stays in the pool. */
export async function payPlace(tx: Tx, id: string, now: Date): Promise<void> {
  const known = await tx
    .selectFrom('leaderboards.prize')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockWallets(tx, [known.member_id]);
  const prize = await tx
    .selectFrom('leaderboards.prize')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (prize.state !== 'waiting') return;
  if (!(await isInPlay(tx, prize))) {
    await tx.updateTable('leaderboards.prize').set({ state: 'passed' }).where('id', '=', id).execute();
    return;
  }
  await tx
    .updateTable('leaderboards.prize')
    .set({ state: 'paid', paid_at: now })
    .where('id', '=', id)
    .execute();
  await post(tx, prize, now);
}

async function isInPlay(tx: Tx, { member_id }: BoardPrize): Promise<boolean> {
  const { status, type } = await tx
    .selectFrom('members.account')
    .select(['status', 'type'])
    .where('id', '=', member_id)
    .executeTakeFirstOrThrow();
  return status === 'active' && type !== TRIAL_TYPE;
}

async function post(tx: Tx, prize: BoardPrize, now: Date): Promise<void> {
  const { id: reference, board_id: boardId, merchant_id: merchantId, member_id: memberId, amount } = prize;
  const { currency, title } = await tx
    .selectFrom('leaderboards.board')
    .select(['currency', 'title'])
    .where('id', '=', boardId)
    .executeTakeFirstOrThrow();
  const { outcome } = await postGroup(tx, {
    ...{ merchantId, currency, reference, now },
    legs: [
      {
        from: { kind: 'pool', purpose: boardId },
        to: { kind: 'wallet', memberId },
        amount,
        code: 'leaderboard_prize',
      },
    ],
  });
  if (outcome !== 'posted') throw new Error(`a place of a leaderboard was not paid: ${outcome}`);
  await sendMessage(tx, {
    ...{ merchantId, memberId, template: 'leaderboard_prize', now },
    facts: { promotion: title, amount: formatMoney(amount) },
    source: `leaderboard ${boardId}`,
  });
  await notifyPush(tx, { m: [memberId], t: ['balance_changed', 'leaderboards_changed'] });
}
