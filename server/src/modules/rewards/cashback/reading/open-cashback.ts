import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { OpenRewards } from '../../reward-centre/open-rewards.ts';
import { endOfDay } from '../claiming/brand-days.ts';
import { showMine } from './show-mine.ts';

/** All that is open, as one claim pays it; with the end of what lapses first, where something does within days. */
export const openCashback: OpenRewards = async (db, { brand, memberId, now }) => {
  try {
    const { open, claimable, lapsing } = await showMine(db, { brand, memberId }, now);
    if (!claimable) return [];
    const endsAt = lapsing && endOfDay(lapsing.lastDay, brand.timeZone).toISOString();
    return [{ kind: 'cashback', id: 'cashback', title: null, amount: open, count: null, endsAt }];
  } catch (error) {
    if (error instanceof Refusal && error.code === 'cashback_off') return [];
    throw error;
  }
};
