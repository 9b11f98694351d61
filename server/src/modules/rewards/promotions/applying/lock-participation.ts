import type { KeptState } from '@lanna/rules/rewards/promotions/activity';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { isFor, type Participant, type PromotionRow, phaseOf } from '../editing/promotion.ts';

/** The promotion, held against being changed or ended meanwhile. Refuses with `promotion_unknown`, also while it is hidden. */
export async function lockPromotion(
  tx: Tx,
  { id, merchantId, now }: { id: string; merchantId: string; now: Date },
): Promise<PromotionRow> {
  const promotion = await tx
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .forShare()
    .executeTakeFirst();
  if (!promotion || phaseOf(promotion, now) === 'hidden') throw new Refusal('promotion_unknown');
  return promotion;
}

/** Refuses with `promotion_not_open` {phase} and `promotion_not_for_you`. */
export function refuseUnlessOpen(promotion: PromotionRow, member: Participant, now: Date): void {
  const phase = phaseOf(promotion, now);
  if (phase !== 'open') throw new Refusal('promotion_not_open', { phase });
  if (!isFor(promotion, member, now)) throw new Refusal('promotion_not_for_you');
}

export interface Participation {
  promotionId: string;
  memberId: string;
  /** Applications or claims so far. */
  applications: number;
  latest: KeptState | null;
}

/** One member with one promotion, held until the transaction ends: of two presses the second sees what the first has done. */
export async function lockParticipation(
  tx: Tx,
  of: { promotionId: string; memberId: string },
): Promise<Participation> {
  await tx
    .insertInto('promotions.participation')
    .values({ promotion_id: of.promotionId, member_id: of.memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const held = await tx
    .selectFrom('promotions.participation')
    .select(['applications', 'latest_id'])
    .where('promotion_id', '=', of.promotionId)
    .where('member_id', '=', of.memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const latest =
    held.latest_id === null
      ? undefined
      : await tx
          .selectFrom('promotions.application')
          .select('state')
          .where('id', '=', held.latest_id)
          .executeTakeFirst();
  return { ...of, applications: held.applications, latest: (latest?.state as KeptState | undefined) ?? null };
}
