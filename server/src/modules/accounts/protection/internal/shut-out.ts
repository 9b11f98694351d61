import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { stopPromotions } from '../../../messaging/web-push/stop-promotions.ts';
import { lockAccount, setAccountExcluded } from '../../../people/members/persons/exclude-account.ts';
import type { FoundAccount } from '../../../people/members/persons/person.ts';

interface Cause {
  reason: string;
  /** Null: the member. */
  operatorName: string | null;
  now: Date;
}

/**
 * Takes accounts out of play: from the commit on no bet and no deposit is taken, bets on their way are decided before, and none of them
 * is notified of promotions.
 */
export async function shutOut(tx: Tx, accounts: readonly FoundAccount[], cause: Cause): Promise<void> {
  if (accounts.length === 0) return;
  const { now } = cause;
  const sorted = inOrder(accounts);
  for (const account of sorted) await setAccountExcluded(tx, account, { excluded: true, ...cause });
  await lockWallets(
    tx,
    sorted.map(({ memberId }) => memberId),
  );
  await stopMarketing(tx, sorted, now);
  await notify(tx, sorted);
}

/** Lets accounts play again that nothing else keeps from it. They are notified of promotions only when they want to. */
export async function letIn(tx: Tx, accounts: readonly FoundAccount[], cause: Cause): Promise<void> {
  for (const account of inOrder(accounts)) {
    // The account first: a further exclusion made at the same moment is seen, or sees this.
    await lockAccount(tx, account);
    if (!(await isHeld(tx, account.memberId)))
      await setAccountExcluded(tx, account, { excluded: false, ...cause });
    await notify(tx, [account]);
  }
}

/** Whether anything keeps an account from play. */
export async function isHeld(tx: Tx, memberId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('protection.exclusion_in_force')
    .select('exclusion_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return held !== undefined;
}

async function stopMarketing(tx: Tx, accounts: readonly FoundAccount[], now: Date) {
  await stopPromotions(
    tx,
    accounts.map(({ memberId }) => memberId),
  );
  await tx
    .insertInto('protection.no_marketing')
    .values(
      accounts.map(({ memberId, merchantId }) => ({
        member_id: memberId,
        merchant_id: merchantId,
        since: now,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

async function notify(tx: Tx, accounts: readonly FoundAccount[]) {
  await notifyPush(tx, { m: accounts.map(({ memberId }) => memberId), t: ['protection_changed'] });
  for (const brandId of new Set(accounts.map(({ merchantId }) => merchantId)))
    for (const type of ['protection_changed', 'members_changed'] as const)
      await notifyOps(tx, { brandId, type });
}

/** Accounts are held in the order of their ids, as by everybody who needs several. */
function inOrder(accounts: readonly FoundAccount[]): FoundAccount[] {
  return accounts.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
}
