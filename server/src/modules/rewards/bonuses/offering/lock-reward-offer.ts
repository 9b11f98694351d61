import { type BonusTerms, isOnlyAsReward } from '@lanna/rules/rewards/bonuses/terms';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/**
 * A published offer that runs now and is given by other rewards, with its terms; held, so that two never take the last of its budget. `version`: as it was
 * shown; null: as it is now. Refuses with `bonus_unknown`, `bonus_changed`.
 */
export async function lockRewardOffer(
  tx: Tx,
  {
    merchantId,
    offerId,
    version,
    now,
  }: { merchantId: string; offerId: string; version: number | null; now: Date },
) {
  const offer = await tx
    .selectFrom('bonuses.offer')
    .selectAll()
    .where('id', '=', offerId)
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'published')
    .forUpdate()
    .executeTakeFirst();
  const runs =
    offer &&
    (offer.starts_at === null || offer.starts_at <= now) &&
    (offer.ends_at === null || offer.ends_at > now);
  if (!runs) throw new Refusal('bonus_unknown');
  if (version !== null && offer.version !== version) throw new Refusal('bonus_changed');
  const { terms } = await tx
    .selectFrom('bonuses.offer_version')
    .select('terms')
    .where('offer_id', '=', offerId)
    .where('version', '=', offer.version)
    .executeTakeFirstOrThrow();
  const wanted = terms as unknown as BonusTerms;
  if (!isOnlyAsReward(wanted)) throw new Refusal('bonus_unknown');
  return { offer, terms: wanted };
}
