import * as pictures from '@lanna/contract/rewards/promotions/pictures';
import * as contract from '@lanna/contract/rewards/promotions/promotions';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { CLOCKED_MS, type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { applyForPromotion } from '../applying/apply-for-promotion.ts';
import { type ClaimDeps, claimPromotion } from '../applying/claim-promotion.ts';
import { keepApplicationPicture, showApplicationPicture } from '../applying/keep-application-picture.ts';
import { listApplications } from '../desk/list-applications.ts';
import type { AskMore } from '../more-promotions.ts';
import { listAvailable, showMyActivity } from './list-available.ts';
import { listCategories, listPromotions } from './list-promotions.ts';
import { showPromotion } from './show-promotion.ts';

/** What visitors read of promotions, and what members do with them. */
export function promotionRoutes(
  deps: ClaimDeps & { more: AskMore; segments: AskSegments; storedFiles: StoredFiles },
): Route[] {
  const { clock, more, segments } = deps;
  const db = deps.db.kysely;
  const memberOf = ({ brand, language, caller }: PersonalCall) => ({
    brand,
    language,
    memberId: caller.memberId,
  });
  const alike = { until: ['promotions_changed'], forMs: CLOCKED_MS } as const;
  return [
    route(contract.promotionCategories, (call) => listCategories(db, call, { more, now: clock.now() }), {
      alike,
    }),
    route(contract.merchantPromotions, (call) => listPromotions(db, call, { more, now: clock.now() }), {
      alike,
    }),
    route(
      contract.promotionDetail,
      (call) => showPromotion(db, call.params.id, call, { more, now: clock.now() }),
      {
        alike,
      },
    ),
    route(contract.availablePromotions, (call) =>
      listAvailable(db, memberOf(call), { more, segments, now: clock.now() }),
    ),
    route(contract.rafflePromotionStatus, (call) =>
      showMyActivity(db, call.query.promotionId, memberOf(call), { more, segments, now: clock.now() }),
    ),
    route(contract.promotionClaimList, (call) => listApplications(db, memberOf(call), call.query)),
    route(contract.signUpRequestReward, (call) =>
      applyForPromotion(deps, call.body, { ...memberOf(call), idempotencyKey: call.idempotencyKey }),
    ),
    route(contract.claimRafflePromotion, (call) =>
      claimPromotion(deps, call.body, { ...memberOf(call), idempotencyKey: call.idempotencyKey }),
    ),
    route(pictures.keepApplicationPicture, (call) =>
      keepApplicationPicture(deps, call.body.base64, ownerOf(call)),
    ),
    route(pictures.applicationPicture, (call) =>
      showApplicationPicture({ ...deps, db }, call.params.id, ownerOf(call)),
    ),
  ];
}
