import { BONUS_CATEGORIES } from '@lanna/rules/rewards/bonuses/terms';
import { ACTIVITY_STATES, KEPT_STATES } from '@lanna/rules/rewards/promotions/activity';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { language } from '../../language.ts';
import { moneyText } from '../../money.ts';
import { countGiven, given } from '../../query.ts';

/** Characters as people count them (Unicode code points), without the spaces around. */
export const REMARK_MAX = 140;
export const APPLICATION_PICTURES_MAX = 3;

/** Of a remark as it was typed. */
export function remarkLength(text: string): number {
  return [...text.trim()].length;
}

/**
 * notice: there is nothing to apply for · application: members apply with a remark and pictures, an operator decides · claim: paid
 * a fixed amount as soon as the member claims it.
 */
export const PROMOTION_KINDS = ['notice', 'application', 'claim'] as const;
/** raffle: tickets are earned, and what is drawn is claimed; its rules and prizes are those of `showRaffle`. */
export const CARD_KINDS = [...PROMOTION_KINDS, 'raffle'] as const;
/** Once for a member, or once a day of the brand. */
export const CLAIM_FREQUENCIES = ['once', 'daily'] as const;

/** Whom a promotion is for. new: registered within so many days · rank: of this level or above. */
export const OPEN_AUDIENCES = [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('new'), days: z.int().min(1).max(365) }),
  z.object({ kind: z.literal('rank'), level: z.int().min(1).max(100) }),
] as const;
/** segment: members that operators have chosen by rules, which no reader is told. */
const promotionAudience = z.discriminatedUnion('kind', [
  ...OPEN_AUDIENCES,
  z.object({ kind: z.literal('segment') }),
]);
export type PromotionAudience = z.infer<typeof promotionAudience>;

/** Where the server's clock stands in the schedule. */
export const PROMOTION_PHASES = ['coming_soon', 'open', 'closed'] as const;

/** What every visitor reads alike. Texts are in the language of the request where they are written in it. */
export const promotionCard = z.object({
  id: z.uuid(),
  categoryId: z.uuid(),
  categoryName: z.string(),
  kind: z.enum(CARD_KINDS),
  phase: z.enum(PROMOTION_PHASES),
  title: z.string(),
  text: z.string(),
  /** Of title and text, for `lang`. */
  language,
  /** `/files/{id}.webp` of shape card; null: the site draws one. */
  picture: z.string().nullable(),
  startsAt: z.iso.datetime(),
  /** Null: until further notice. */
  endsAt: z.iso.datetime().nullable(),
  audience: promotionAudience,
  /** fixed: exactly this · up_to: the desk decides up to this · null: a notice. */
  reward: z.object({ kind: z.enum(['fixed', 'up_to']), amount: moneyText, currency: z.string() }).nullable(),
  /** How often the reward must be played before it is cash, so that it is paid as a bonus; 0: it is cash at once. */
  wageringMultiplier: z.int(),
  /** Of a claim. */
  frequency: z.enum(CLAIM_FREQUENCIES).nullable(),
  /** Applications of one member at most; null where there is nothing to apply for. */
  applicationsMax: z.int().nullable(),
  /** Pictures an application must come with at least; 0: they are welcome. */
  picturesLeast: z.int().min(0).max(APPLICATION_PICTURES_MAX),
});
export type PromotionCard = z.infer<typeof promotionCard>;

/** A member's application or claim. */
export const promotionApplication = z.object({
  id: z.uuid(),
  promotionId: z.uuid(),
  title: z.string(),
  kind: z.enum(['application', 'claim']),
  state: z.enum(KEPT_STATES),
  remark: z.string(),
  /** Ids for `applicationPicture`. */
  pictures: z.array(z.uuid()).max(APPLICATION_PICTURES_MAX),
  /** What it was, or is to be, paid; null while no operator has decided. */
  reward: moneyText.nullable(),
  currency: z.string(),
  /** What the desk wrote to the member; empty where it wrote nothing. */
  words: z.string(),
  createdAt: z.iso.datetime(),
  /** Of the last change of its state. */
  changedAt: z.iso.datetime(),
});
export type PromotionApplication = z.infer<typeof promotionApplication>;

/** What a promotion is to the member who asks (`showActivity` in rules). */
export const myActivity = z.object({
  promotionId: z.uuid(),
  /** Null: a notice that runs. */
  state: z.enum(ACTIVITY_STATES).nullable(),
  /** Why there is nothing to press though it runs. not_for_you: outside its audience. */
  obstacle: z.enum(['budget_spent', 'budget_spent_today', 'applications_used', 'not_for_you']).nullable(),
  /** When a daily claim can be made again: the next day of the brand begins; else null. */
  nextAt: z.iso.datetime().nullable(),
  /** The latest application or claim. */
  latest: promotionApplication.nullable(),
});
export type MyActivity = z.infer<typeof myActivity>;

export const promotionCategories = endpoint({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Categories of promotions that have some, in their order',
  value: z.object({
    list: z.array(z.object({ id: z.uuid(), name: z.string(), language, promotions: z.int() })),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const merchantPromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  module: 'REWCEN3',
  access: 'anyone',
  summary:
    'Promotions of the brand, alike for everybody: those that run or are announced, then those that ended within a week',
  value: z.object({
    list: z.array(promotionCard),
    /** Of those that run: the figure in the header. */
    open: z.int(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const availablePromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  module: 'REWCEN3',
  access: 'player',
  summary: 'Promotions that are for this member, with the state of each',
  value: z.object({
    list: z.array(promotionCard.extend({ mine: myActivity })),
    /** Of those that run: the figure in the header. */
    open: z.int(),
    /** Of these, how many can be claimed now. */
    claimable: z.int(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

const ofPromotion = z.object({ id: z.uuid() });

export const promotionDetail = endpoint({
  method: 'GET',
  path: '/wps/promotions/:id',
  module: 'REWCEN3',
  access: 'anyone',
  summary: 'One promotion whole, alike for everybody; also after it has ended',
  params: ofPromotion,
  value: promotionCard.extend({
    /** Clean HTML. */
    content: z.string(),
    /** Clean HTML; empty where there are none. */
    terms: z.string(),
    /** What a reward that must be played asks for and allows, in the figures of the whole reward; null: it is cash at once. */
    bonus: z
      .object({
        required: moneyText,
        maxStake: moneyText,
        convertedMost: moneyText,
        days: z.int(),
        /** Per cent of a stake that counts, by kind of game. */
        shares: z.array(z.object({ category: z.enum(BONUS_CATEGORIES), percent: z.int() })),
      })
      .nullable(),
  }),
  refusals: ['promotion_unknown'],
  limit: LIMITS.read,
});

export const promotionClaimList = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionClaimList',
  module: 'REWCEN3',
  access: 'player',
  summary: "The member's applications and claims, newest first",
  query: z.object({
    state: given(z.enum(KEPT_STATES)),
    pageNo: countGiven(10_000, 1),
    pageSize: countGiven(100, 20),
  }),
  value: z.object({
    list: z.array(promotionApplication),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const signUpRequestReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_signUpRequestReward',
  module: 'REWCEN3',
  access: 'player',
  idempotent: true,
  needsTerms: true,
  summary: 'Applies for a promotion; an operator decides',
  body: z.object({
    promotionId: z.uuid(),
    /** Counted in characters by `remarkLength`. */
    remark: z
      .string()
      .max(1000)
      .trim()
      .refine((text) => remarkLength(text) <= REMARK_MAX, {
        error: 'too long',
        params: { rule: 'tooLong', max: REMARK_MAX },
      }),
    /** Of `keepApplicationPicture`. */
    pictures: z.array(z.uuid()).max(APPLICATION_PICTURES_MAX),
  }),
  value: promotionApplication,
  /**
   * `promotion_not_open` {phase} · `promotion_applied`: one of the member's waits · `promotion_applications_used` {max} ·
   * `application_pictures_missing` {least} · `application_picture_unknown`: not this member's, used, or dropped after a day ·
   * `remark_unseen_characters`.
   */
  refusals: [
    'promotion_unknown',
    'promotion_not_open',
    'promotion_not_for_you',
    'promotion_not_applied_for',
    'promotion_applied',
    'promotion_applications_used',
    'application_pictures_missing',
    'application_picture_unknown',
    'remark_unseen_characters',
    'account_disabled',
    'play_excluded',
  ],
  limit: { max: 20, windowSeconds: 60, by: 'account' },
});

export const claimRafflePromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRafflePromotion',
  module: 'REWCEN3',
  access: 'player',
  idempotent: true,
  needsTerms: true,
  summary: 'Claims a promotion, or the first prize of a raffle that waits; it is paid at once',
  body: z.object({ promotionId: z.uuid() }),
  value: z.object({
    application: promotionApplication,
    amount: moneyText,
    currency: z.string(),
    balance: moneyText,
    /** As in `myActivity`. */
    nextAt: z.iso.datetime().nullable(),
  }),
  /** `promotion_claimed` {nextAt} · `promotion_budget_spent` {today}: whether there is more tomorrow. */
  refusals: [
    'promotion_unknown',
    'promotion_not_open',
    'promotion_not_for_you',
    'promotion_not_claimed',
    'promotion_claimed',
    'promotion_claimed_by_person',
    'promotion_budget_spent',
    'raffle_unknown',
    'raffle_prize_none',
    'bonus_queue_full',
    'account_disabled',
    'play_excluded',
  ],
  limit: { max: 20, windowSeconds: 60, by: 'account' },
});

export const rafflePromotionStatus = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  module: 'REWCEN3',
  access: 'player',
  summary: 'What one promotion, of any kind, is to the member now',
  query: z.object({ promotionId: z.uuid() }),
  value: myActivity,
  refusals: ['promotion_unknown'],
  limit: LIMITS.read,
});
