import { PRIZE_MODES } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { GiveModes } from '../../../people/agents/plan-modes.ts';
import { readBrandModes } from '../betting/modes.ts';

/** Gives an agent the prize modes of a plan, brought within what the brand has; no account has more than the one above it, whatever it was given. */
export const givePlanModes: GiveModes = async (tx, { merchantId, memberId }, modes, now) => {
  for (const prizeMode of PRIZE_MODES) {
    const wanted = modes[prizeMode];
    if (wanted === undefined) continue;
    const { min, max, step } = await readBrandModes(tx, merchantId, prizeMode);
    const within = Math.min(max, Math.max(min, wanted));
    const mode = within - ((within - min) % step);
    await tx
      .insertInto('lottery.account_mode')
      .values({ merchant_id: merchantId, member_id: memberId, prize_mode: prizeMode, mode, changed_at: now })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'prize_mode']).doUpdateSet({ mode, changed_at: now }),
      )
      .execute();
  }
  await notifyPush(tx, { m: [memberId], t: ['lottery_terms_changed'] });
};
