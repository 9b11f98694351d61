import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { OpenRewards } from '../../reward-centre/open-rewards.ts';
import type { AskMore } from '../more-promotions.ts';
import { listAvailable } from './list-available.ts';

/** Promotions that the member can claim at once. */
export const openPromotions =
  (more: AskMore, segments?: AskSegments): OpenRewards =>
  async (db, { now, ...reader }) => {
    const { list } = await listAvailable(db, reader, { more, segments, now });
    return list
      .filter(({ mine }) => mine.state === 'claim')
      .map(({ id, title, reward, endsAt }) => ({
        kind: 'promotion',
        id,
        title,
        amount: reward?.kind === 'fixed' ? reward.amount : null,
        count: null,
        endsAt,
      }));
  };
