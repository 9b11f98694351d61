import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, anyone, player } from '../../../platform/testing/test-access.ts';

declare module '../../../platform/testing/test-access.ts' {
  interface Belongings {
    /** One that runs in the member's brand. */
    promotionId: string;
    applicationPictureId: string;
  }
}

export const accessRows: AccessRows = {
  'GET /wps/relay/PROMOFE_getPromotionAnnouncementCategory': anyone,
  'GET /wps/relay/MCSFE_getMerchantAvailablePromotions': anyone,
  'GET /wps/promotions/:id': {
    ...anyone,
    input: ({ promotionId }) => ({ params: { id: promotionId } }),
    foreign: 'unowned',
  },
  'GET /wps/relay/MCSFE_getAvailablePromotions': player,
  'GET /wps/relay/MCSFE_getRafflePromotionStatus': {
    ...player,
    input: ({ promotionId }) => ({ query: { promotionId } }),
  },
  'GET /wps/relay/MCS2_getPromotionClaimList': player,
  'POST /wps/relay/MCSFE_signUpRequestReward': {
    ...player,
    needsTerms: true,
    input: () => ({ body: { promotionId: newId(), remark: 'Hello', pictures: [] } }),
    receives: 'promotion_unknown',
  },
  'POST /wps/relay/MCSFE_claimRafflePromotion': {
    ...player,
    needsTerms: true,
    input: () => ({ body: { promotionId: newId() } }),
    receives: 'promotion_unknown',
  },
  'POST /wps/promotions/pictures': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { base64: 'AAAA' } }),
    receives: 'application_picture_unusable',
  },
  'GET /wps/promotions/pictures/:id': {
    ...player,
    input: ({ applicationPictureId }) => ({ params: { id: applicationPictureId } }),
    foreign: 'application_picture_unknown',
  },
};
