import { BONUS_NAME_MAX } from '@lanna/contract/rewards/bonuses/terms';
import type { LocalText } from '@lanna/rules/local-text';
import { formatMoney, type Money } from '@lanna/rules/money';
import { giftTerms } from '@lanna/rules/rewards/bonuses/gift-terms';
import { figuresOf } from '@lanna/rules/rewards/bonuses/terms';
import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../platform/push/notify.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { lockWallets } from '../../books/ledger/lock-wallets.ts';
import { addBonus } from './life/add-bonus.ts';
import { refuseFullQueue } from './life/refuse-full-queue.ts';
import { startNext } from './life/start-next.ts';

/**
 * Gives a member what a promotion pays and asks to be played: a bonus under the id it is paid for, once. The caller has checked that the member may be paid,
 * and holds what is paid for. Refuses with `bonus_queue_full`.
 */
export async function giveForPromotion(
  tx: Tx,
  gift: {
    id: string;
    merchantId: string;
    memberId: string;
    currency: string;
    amount: Money;
    /** The promotion's. */
    title: LocalText;
    times: number;
    now: Date;
  },
): Promise<void> {
  const { id, merchantId, memberId, currency, amount, title, times, now } = gift;
  await lockWallets(tx, [memberId]);
  await refuseFullQueue(tx, memberId);
  const terms = giftTerms({ kind: 'promotion', name: shortened(title), amount: formatMoney(amount), times });
  await addBonus(tx, {
    ...{ id, merchantId, memberId, currency, terms, offer: null, cause: null, depositId: null },
    figures: figuresOf(terms, amount, 0n),
    ...{ reserved: 0n, reservedOn: null, optedUntil: null, given: null, now },
  });
  await startNext(tx, memberId, now);
  await notifyPush(tx, { m: [memberId], t: ['bonuses_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'bonuses_changed' });
}

/** Titles may be longer than names of bonuses. */
function shortened(title: LocalText): LocalText {
  const names = Object.entries(title).map(([language, text]) => [
    language,
    text.length <= BONUS_NAME_MAX
      ? text
      : `${text.slice(0, BONUS_NAME_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`,
  ]);
  return Object.fromEntries(names) as LocalText;
}
