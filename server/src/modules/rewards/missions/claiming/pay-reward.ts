import { moneyOf } from '@lanna/contract/money';
import type { LocalText } from '@lanna/rules/local-text';
import type { MissionReward } from '@lanna/rules/rewards/missions/reward';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';
import { addRewardBonus } from '../../bonuses/add-reward-bonus.ts';
import { giveOffer } from '../../bonuses/give-offer.ts';
import { grantPoints } from '../../points/grant-points.ts';
import { grantTickets } from '../../raffles/grant-tickets.ts';
import { ensureSeed } from '../wheel/spin-seed.ts';

/**
 * Gives a reward, once for each id: the one place where each kind is paid. The caller holds the member's wallet. Refuses as `addRewardBonus`,
 * `giveOffer` and `grantTickets` do.
 */
export async function payReward(
  tx: Tx,
  of: {
    /** Of the step that was claimed, or of the spin. */
    id: string;
    code: 'mission_reward' | 'wheel_prize';
    merchantId: string;
    memberId: string;
    currency: string;
    timeZone: string;
    name: LocalText;
    reward: MissionReward;
    now: Date;
  },
): Promise<void> {
  const { id, code, merchantId, memberId, currency, timeZone, name, reward, now } = of;
  switch (reward.kind) {
    case 'cash': {
      const posted = await postGroup(tx, {
        ...{ merchantId, currency, reference: id, now },
        legs: [
          {
            from: { kind: 'promotion' },
            to: { kind: 'wallet', memberId },
            amount: moneyOf(reward.amount),
            code,
          },
        ],
      });
      if (posted.outcome !== 'posted') throw new Error(`the reward ${id} was ${posted.outcome}`);
      await notifyPush(tx, { m: [memberId], t: ['balance_changed'] });
      return;
    }
    case 'bonus': {
      const { times, days } = reward;
      const amount = moneyOf(reward.amount);
      await addRewardBonus(tx, { id, merchantId, memberId, currency, name, amount, times, days, now });
      return;
    }
    case 'points': {
      const amount = moneyOf(reward.amount);
      const member = { merchantId, memberId };
      await grantPoints(tx, { member, amount, reference: `mission ${id}`, reason: 'mission', now });
      return;
    }
    case 'tickets': {
      const { count } = reward;
      await grantTickets(tx, { merchantId, memberId, count, source: 'mission', reference: id, now });
      return;
    }
    case 'offer': {
      const brand = { id: merchantId, currency, timeZone };
      await giveOffer(tx, { id, brand, memberId, offerId: reward.offerId, version: null, now });
      return;
    }
    case 'spins': {
      await tx
        .insertInto('missions.spin_grant')
        .values({
          progress_id: id,
          merchant_id: merchantId,
          member_id: memberId,
          count: reward.count,
          granted_at: now,
        })
        .execute();
      await ensureSeed(tx, { merchantId, memberId, now });
    }
  }
}
