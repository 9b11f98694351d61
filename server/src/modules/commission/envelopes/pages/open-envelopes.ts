import type { OpenRewards } from '../../../rewards/reward-centre/open-rewards.ts';
import { ownEnvelopes } from './own-envelopes.ts';

/** Envelopes that wait for the member; what is in one is known once it is opened. */
export const openEnvelopes: OpenRewards = async (db, { brand, memberId, now }) => {
  const owner = { merchantId: brand.id, memberId };
  const { waiting } = await ownEnvelopes(db, owner, { after: undefined, pageSize: 1, now });
  return waiting.map(({ id, from, expiresAt }) => ({
    kind: 'envelope',
    id,
    title: from,
    amount: null,
    count: null,
    endsAt: expiresAt,
  }));
};
