import type { OpenRewards } from '../../../rewards/reward-centre/open-rewards.ts';
import { myFreeBets } from './my-free-bets.ts';

/** Free bets that have bets left; they are used in the game, not claimed. */
export const openFreeBets: OpenRewards = async (db, { brand, memberId, language, now }) => {
  const { freeBets } = await myFreeBets(db, { memberId, merchantId: brand.id, language, now });
  return freeBets.map(({ id, game, vendor, left, value, endsAt }) => ({
    kind: 'free_bets',
    id,
    title: game?.name ?? vendor,
    amount: value,
    count: left,
    endsAt,
  }));
};
