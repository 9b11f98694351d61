import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { type BonusRow, lockBonus, noteStep } from './bonus.ts';
import { endBonus } from './end-bonus.ts';
import { writeOfBeginning } from './write-to-member.ts';

const DAY_MS = 24 * 3_600_000;

/** Makes the next bonus that waits for its turn active and grants its money, where none is active. One that asks for nothing is cash at once. */
export async function startNext(tx: Tx, memberId: string, now: Date): Promise<void> {
  await lockWallets(tx, [memberId]);
  const open = await tx
    .selectFrom('bonuses.bonus')
    .select(['id', 'state'])
    .where('member_id', '=', memberId)
    .where('state', 'in', ['active', 'waiting'])
    .where('rounds', 'is', null)
    .orderBy('place')
    .orderBy('id')
    .execute();
  const [next] = open;
  if (!next || open.some(({ state }) => state === 'active')) return;
  const bonus = await lockBonus(tx, next.id);
  if (bonus?.state !== 'waiting') return;
  await grant(tx, bonus, now);
  if (bonus.required === 0n) await endBonus(tx, { id: bonus.id, to: 'completed', now });
}

async function grant(tx: Tx, bonus: BonusRow, now: Date): Promise<void> {
  const { id, merchant_id: merchantId, member_id: memberId, currency, amount, terms } = bonus;
  if (amount === null) throw new Error('what waits has its amount');
  const posted = await postGroup(tx, {
    ...{ merchantId, currency, reference: id, now },
    legs: [
      { from: { kind: 'promotion' }, to: { kind: 'player_bonus', memberId }, amount, code: 'bonus_granted' },
    ],
  });
  if (posted.outcome !== 'posted') throw new Error(`the grant of bonus ${id} was ${posted.outcome}`);
  const until = new Date(now.getTime() + terms.days * DAY_MS);
  await tx
    .updateTable('bonuses.bonus')
    .set({ state: 'active', active_from: now, ends_at: until })
    .where('id', '=', id)
    .execute();
  await noteStep(tx, { bonusId: id, state: 'active', granted: amount, now });
  // One that asks for nothing is cash in the same moment.
  if (bonus.required !== 0n) await writeOfBeginning(tx, bonus, { until, now });
  await notifyPush(tx, { m: [memberId], t: ['balance_changed', 'bonuses_changed'] });
}
