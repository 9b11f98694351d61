import type { Received } from '@lanna/contract/endpoint';
import type {
  PromotionApplication,
  signUpRequestReward,
} from '@lanna/contract/rewards/promotions/promotions';
import { isOpen, mayMove } from '@lanna/rules/rewards/promotions/activity';
import { showActivity } from '@lanna/rules/rewards/promotions/show-activity';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { noteMove, notifyOfApplication } from '../desk/move-application.ts';
import type { PromotionRow } from '../editing/promotion.ts';
import type { PageReader } from '../reading/promotion-card.ts';
import { readPayableMember, segmentsOf } from '../reading/read-participant.ts';
import { applicationRows, showApplication } from './application.ts';
import {
  lockParticipation,
  lockPromotion,
  type Participation,
  refuseUnlessOpen,
} from './lock-participation.ts';

type Body = Received<typeof signUpRequestReward>['body'];
export interface Applicant extends PageReader {
  memberId: string;
  idempotencyKey: string;
}

/**
 * Sends a member's application to the desk. One at a time with a promotion, and no more than it allows a member; a repeated key gets
 * the first answer. Refuses as `signUpRequestReward` declares.
 */
export async function applyForPromotion(
  { db, clock, segments }: { db: Database; clock: Clock; segments?: AskSegments },
  body: Body,
  applicant: Applicant,
): Promise<PromotionApplication> {
  // Line breaks are seen.
  if (hasUnseenCharacters(body.remark.replace(/\r?\n/g, ' '))) throw new Refusal('remark_unseen_characters');
  const now = clock.now();
  const once = {
    scope: `promotion-application ${applicant.memberId}`,
    key: applicant.idempotencyKey,
    body,
    now,
  };
  return db.transaction((tx) => answerOnce(tx, once, () => apply(tx, body, applicant, { now, segments })));
}

async function apply(
  tx: Tx,
  { promotionId, remark, pictures }: Body,
  { memberId, idempotencyKey, ...reader }: Applicant,
  { now, segments }: { now: Date; segments: AskSegments | undefined },
): Promise<PromotionApplication> {
  const merchantId = reader.brand.id;
  const promotion = await lockPromotion(tx, { id: promotionId, merchantId, now });
  if (promotion.kind !== 'application') throw new Refusal('promotion_not_applied_for');
  const member = await readPayableMember(tx, { merchantId, memberId });
  member.segments = await segmentsOf(tx, [promotion], { merchantId, memberId, now }, segments);
  refuseUnlessOpen(promotion, member, now);
  const participation = await lockParticipation(tx, { promotionId, memberId });
  refuseSecondApplication(promotion, participation);
  const pictureIds = [...new Set(pictures)];
  if (pictureIds.length < promotion.pictures_least)
    throw new Refusal('application_pictures_missing', { least: promotion.pictures_least });
  const id = newId();
  await tx
    .insertInto('promotions.application')
    .values({
      id,
      merchant_id: merchantId,
      promotion_id: promotionId,
      member_id: memberId,
      kind: 'application',
      state: 'applying',
      remark,
      language: reader.language,
      pictures: pictureIds,
      currency: promotion.currency,
      created_at: now,
      changed_at: now,
    })
    .execute();
  await takePictures(tx, pictureIds, { id, merchantId, memberId });
  await tx
    .updateTable('promotions.participation')
    .set({ applications: participation.applications + 1, latest_id: id })
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .execute();
  await noteMove(tx, { id, from: null, to: 'applying', by: null, now });
  await notifyOfApplication(tx, { merchant_id: merchantId, member_id: memberId });
  return showApplication(await applicationRows(tx).where('a.id', '=', id).executeTakeFirstOrThrow(), reader);
}

/** Refuses with `promotion_applied`, `promotion_applications_used` {max}. */
function refuseSecondApplication(
  { applications_max }: PromotionRow,
  { applications, latest }: Participation,
): void {
  if (latest && isOpen(latest)) throw new Refusal('promotion_applied');
  const { state } = showActivity({
    kind: 'application',
    phase: 'open',
    applicationsMax: applications_max,
    applications,
    latest,
    budget: 'enough',
  });
  if (state === null || !mayMove(state, 'applying'))
    throw new Refusal('promotion_applications_used', { max: applications_max });
}

/** Refuses with `application_picture_unknown` what is another's, used already or dropped. */
async function takePictures(
  tx: Tx,
  pictureIds: readonly string[],
  { id, merchantId, memberId }: { id: string; merchantId: string; memberId: string },
): Promise<void> {
  if (pictureIds.length === 0) return;
  const taken = await tx
    .updateTable('promotions.uploaded_picture')
    .set({ application_id: id })
    .where('picture_id', 'in', pictureIds)
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('application_id', 'is', null)
    .returning('picture_id')
    .execute();
  if (taken.length < pictureIds.length) throw new Refusal('application_picture_unknown');
}
