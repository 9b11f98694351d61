import type {
  MyActivity,
  PromotionApplication,
  PromotionCard,
} from '@lanna/contract/rewards/promotions/promotions';
import type { PromotionDetail } from './queries.ts';

const ID = '01937d5e-0000-7000-8000-000000000001';

/** A promotion that runs and is applied for, unless said otherwise. */
export function aPromotion(different: Partial<PromotionCard> = {}): PromotionCard {
  return {
    id: ID,
    categoryId: '01937d5e-0000-7000-8000-0000000000c1',
    categoryName: 'Activities',
    kind: 'application',
    phase: 'open',
    title: 'Photo of the market',
    text: 'Show us what you saw',
    language: 'EN',
    picture: null,
    startsAt: '2026-11-01T00:00:00Z',
    endsAt: null,
    audience: { kind: 'all' },
    reward: { kind: 'up_to', amount: '500.00', currency: 'THB' },
    wageringMultiplier: 0,
    frequency: null,
    applicationsMax: 1,
    picturesLeast: 0,
    ...different,
  };
}

/** One that is paid at once, every day. */
export function aClaim(different: Partial<PromotionCard> = {}): PromotionCard {
  return aPromotion({
    kind: 'claim',
    title: 'Daily gift',
    reward: { kind: 'fixed', amount: '20.00', currency: 'THB' },
    frequency: 'daily',
    applicationsMax: null,
    ...different,
  });
}

export function wholePromotion(promotion: PromotionCard): PromotionDetail {
  return { ...promotion, content: '<p>How</p>', terms: '<p>One each</p>', bonus: null };
}

export function anApplication(different: Partial<PromotionApplication> = {}): PromotionApplication {
  return {
    id: '01937d5e-0000-7000-8000-0000000000a1',
    promotionId: ID,
    title: 'Photo of the market',
    kind: 'application',
    state: 'applying',
    remark: 'Taken last night',
    pictures: [],
    reward: null,
    currency: 'THB',
    words: '',
    createdAt: '2026-11-20T12:00:00Z',
    changedAt: '2026-11-20T13:00:00Z',
    ...different,
  };
}

export function anActivity(different: Partial<MyActivity> = {}): MyActivity {
  return { promotionId: ID, state: 'join', obstacle: null, nextAt: null, latest: null, ...different };
}
