import { WAGERING_MOST } from '@lanna/rules/rewards/bonuses/terms';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { richTextShape } from '../../rich-text.ts';
import { segmentPin } from '../../segment-pin.ts';
import {
  APPLICATION_PICTURES_MAX,
  CLAIM_FREQUENCIES,
  OPEN_AUDIENCES,
  PROMOTION_KINDS,
} from './promotions.ts';

export const PROMOTION_STATES = ['draft', 'published', 'ended'] as const;
export const REWARD_KINDS = ['fixed', 'up_to'] as const;
export const CATEGORY_NAME_MAX = 60;
export const PROMOTION_TITLE_MAX = 120;
export const PROMOTION_TEXT_MAX = 300;
export const PROMOTION_CONTENT_MAX = 20_000;
const POSITION_MAX = 100_000;
/** What can be missing before a promotion can be published (`promotion_incomplete` {missing}). */
export const PUBLISHING_NEEDS = ['title', 'text', 'content', 'reward', 'budget', 'endsAt'] as const;

const moment = z.iso.datetime();
const version = z.int().min(1);
const byId = z.object({ id: z.uuid() });

/* Categories */

const categoryForm = {
  name: localTextShape(CATEGORY_NAME_MAX),
  position: z.int().min(0).max(POSITION_MAX),
};

export const categoryRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  ...categoryForm,
  /** Of any state. */
  promotions: z.int(),
  version,
});
export type CategoryRow = z.infer<typeof categoryRow>;

export const listCategories = list({
  path: '/ops/promotion-categories',
  access: 'promotions.read',
  summary: 'Categories of promotions, in their order',
  row: categoryRow,
  sorts: ['position'],
  opens: 'position',
  file: 'The same as a file',
});

export const addCategory = opsEndpoint({
  method: 'POST',
  path: '/ops/promotion-categories',
  access: 'promotions.change',
  summary: 'Adds a category',
  body: z.object({ brand: brandCode, ...categoryForm }),
  value: categoryRow,
  refusals: ['not_found'],
});

export const changeCategory = opsEndpoint({
  method: 'PUT',
  path: '/ops/promotion-categories/:id',
  access: 'promotions.change',
  summary: 'Names a category anew, or moves it',
  params: byId,
  body: z.object({ ...categoryForm, version }),
  value: categoryRow,
  refusals: ['not_found', 'changed_meanwhile'],
});

export const removeCategory = opsEndpoint({
  method: 'POST',
  path: '/ops/promotion-categories/:id/removal',
  access: 'promotions.change',
  summary: 'Removes a category that has no promotions',
  params: byId,
  body: z.object({ version }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'changed_meanwhile', 'promotion_category_in_use'],
});

/* Promotions */

const writtenAudience = z.discriminatedUnion('kind', [
  ...OPEN_AUDIENCES,
  z.object({ kind: z.literal('segment'), ...segmentPin.shape }),
]);

/** What an operator writes. A notice has no reward; a claim's is fixed and has a frequency; an application has a maximum for one member. */
export const promotionForm = z
  .object({
    categoryId: z.uuid(),
    kind: z.enum(PROMOTION_KINDS),
    title: localTextShape(PROMOTION_TITLE_MAX),
    text: localTextShape(PROMOTION_TEXT_MAX).nullable(),
    content: richTextShape(PROMOTION_CONTENT_MAX).nullable(),
    terms: richTextShape(PROMOTION_CONTENT_MAX).nullable(),
    /** Of `POST /ops/pictures`, shape card. */
    pictureId: z.uuid().nullable(),
    announcedAt: moment.nullable(),
    startsAt: moment,
    endsAt: moment.nullable(),
    audience: writtenAudience,
    position: z.int().min(0).max(POSITION_MAX),
    reward: z.object({ kind: z.enum(REWARD_KINDS), amount: moneyText }).nullable(),
    frequency: z.enum(CLAIM_FREQUENCIES).nullable(),
    applicationsMax: z.int().min(1).max(1000).nullable(),
    picturesLeast: z.int().min(0).max(APPLICATION_PICTURES_MAX),
    budgetTotal: moneyText.nullable(),
    budgetDay: moneyText.nullable(),
    wageringMultiplier: z.int().min(0).max(WAGERING_MOST),
  })
  .refine(({ kind, reward }) => (kind === 'notice') === (reward === null), { path: ['reward'] })
  .refine(({ kind, reward }) => kind !== 'claim' || reward?.kind === 'fixed', { path: ['reward'] })
  .refine(({ kind, frequency }) => (kind === 'claim') === (frequency !== null), { path: ['frequency'] })
  .refine(({ kind, applicationsMax }) => (kind === 'application') === (applicationsMax !== null), {
    path: ['applicationsMax'],
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || new Date(endsAt) > new Date(startsAt), {
    path: ['endsAt'],
  });
export type PromotionForm = z.infer<typeof promotionForm>;

export const promotionRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  kind: z.enum(PROMOTION_KINDS),
  state: z.enum(PROMOTION_STATES),
  /** Where the clock stands in its schedule; null of a draft. */
  phase: z.enum(['hidden', 'coming_soon', 'open', 'closed']).nullable(),
  title: localTextShape(PROMOTION_TITLE_MAX),
  category: z.object({ id: z.uuid(), name: localTextShape(CATEGORY_NAME_MAX) }),
  startsAt: moment,
  endsAt: moment.nullable(),
  position: z.int(),
  reward: z.object({ kind: z.enum(REWARD_KINDS), amount: moneyText }).nullable(),
  currency: z.string(),
  /** Applications that no operator has decided about. */
  waiting: z.int(),
  /** Paid or promised so far. */
  spent: moneyText,
  payments: z.int(),
  budgetTotal: moneyText.nullable(),
  version,
});
export type PromotionRow = z.infer<typeof promotionRow>;

export const listPromotions = list({
  path: '/ops/promotions',
  access: 'promotions.read',
  summary: 'Promotions of the brands, with what they have paid',
  row: promotionRow,
  choices: { state: PROMOTION_STATES, kind: PROMOTION_KINDS },
  filters: { category: z.uuid() },
  /** Part of a title in any of its languages, or the whole id. */
  search: true,
  sorts: ['starts', 'position'],
  file: 'The same as a file',
});

export const promotionPage = z.object({
  row: promotionRow,
  form: promotionForm,
  /** `/files/{id}.webp`. */
  picture: z.string().nullable(),
  /** Of the segment it is for, as it was called when it was chosen. */
  segmentName: z.string().nullable(),
  /** Paid or promised on the brand's present day. */
  spentToday: moneyText,
  /** Members have taken part: kind and reward stay. */
  termsFixed: z.boolean(),
  /** Publishing it, or what lets it pay more, waits for a second operator. */
  proposalId: z.uuid().nullable(),
  createdAt: moment,
  createdBy: z.string(),
  publishedAt: moment.nullable(),
  publishedBy: z.string().nullable(),
  endedAt: moment.nullable(),
  endedBy: z.string().nullable(),
});
export type PromotionPage = z.infer<typeof promotionPage>;

export const showPromotion = opsEndpoint({
  method: 'GET',
  path: '/ops/promotions/:id',
  access: 'promotions.read',
  summary: 'One promotion whole',
  params: byId,
  value: promotionPage,
  refusals: ['not_found'],
});

/** What a call that keeps the form may refuse. */
const FORM_REFUSALS = ['not_found', 'rich_text_unsafe', 'application_reward_invalid'] as const;

export const addPromotion = opsEndpoint({
  method: 'POST',
  path: '/ops/promotions',
  access: 'promotions.change',
  bodyLimit: 1024 * 1024,
  summary: 'Writes a draft; members do not see it',
  body: z.object({ brand: brandCode, form: promotionForm }),
  value: promotionPage,
  refusals: FORM_REFUSALS,
});

export const changePromotion = opsEndpoint({
  method: 'PUT',
  path: '/ops/promotions/:id',
  access: 'promotions.change',
  bodyLimit: 1024 * 1024,
  summary:
    'Changes a draft or a published promotion, which stays complete; what lets it pay more may wait for a second operator',
  params: byId,
  body: z.object({ form: promotionForm, version }),
  value: promotionPage,
  /** `promotion_terms_fixed`: members have taken part, so kind and reward stay · `promotion_incomplete` {missing}. */
  refusals: [
    ...FORM_REFUSALS,
    'changed_meanwhile',
    'promotion_terms_fixed',
    'promotion_incomplete',
    'promotion_move_impossible',
  ],
});

export const publishPromotion = opsEndpoint({
  method: 'POST',
  path: '/ops/promotions/:id/publication',
  access: 'promotions.change',
  summary:
    'Publishes a draft, or proposes it to a second operator; members see it from its announcement or its beginning on',
  params: byId,
  body: z.object({ version }),
  value: promotionPage,
  refusals: ['not_found', 'changed_meanwhile', 'promotion_incomplete', 'promotion_move_impossible'],
});

export const endPromotion = opsEndpoint({
  method: 'POST',
  path: '/ops/promotions/:id/end',
  access: 'promotions.change',
  summary: 'Ends a published promotion for good; applications that wait can still be decided',
  params: byId,
  body: z.object({ version, reason }),
  value: promotionPage,
  refusals: ['not_found', 'changed_meanwhile', 'promotion_move_impossible'],
});
