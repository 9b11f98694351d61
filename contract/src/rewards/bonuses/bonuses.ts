import { FRIEND_STATES } from '@lanna/rules/rewards/bonuses/friend-states';
import { BONUS_STATES } from '@lanna/rules/rewards/bonuses/states';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { MASKED } from '../../people/agents/agents.ts';
import { bet } from '../../play/bets/bets.ts';
import { countGiven, given } from '../../query.ts';
import { bonusTerms } from './terms.ts';

const moment = z.iso.datetime();
const asked = { module: 'COMM3', access: 'player', limit: LIMITS.read } as const;
const write = { max: 30, windowSeconds: 60, by: 'account' } as const;

/** Terms with all that follows from them in figures; of a match for a deposit, and of a loss for a loss, that fills it up. */
const example = z
  .object({
    deposit: moneyText,
    amount: moneyText,
    required: moneyText,
    maxStake: moneyText,
    convertedMost: moneyText.nullable(),
  })
  .nullable();

const version = z.int().min(1);
export const bonusOffer = z.object({
  id: z.uuid(),
  version,
  terms: bonusTerms,
  example,
  endsAt: moment.nullable(),
  /** What the member has earned of it without a deposit and can take now, until the end of a day of the brand's; null: nothing now. */
  earned: z.object({ amount: moneyText, until: z.iso.date().nullable() }).nullable(),
});
export type BonusOffer = z.infer<typeof bonusOffer>;

export const bonusStep = z.object({
  state: z.enum(BONUS_STATES),
  at: moment,
  granted: moneyText,
  converted: moneyText,
  forfeited: moneyText,
  reason: z.string().nullable(),
});

export const bonusCard = z.object({
  id: z.uuid(),
  state: z.enum(BONUS_STATES),
  terms: bonusTerms,
  /** Null while the deposit that is to earn it is not credited. */
  amount: moneyText.nullable(),
  /** What is left of it; null of one that is not active. */
  balance: moneyText.nullable(),
  required: moneyText.nullable(),
  progress: moneyText,
  maxStake: moneyText.nullable(),
  convertedMost: moneyText.nullable(),
  converted: moneyText,
  /** Of free rounds that win bonus money: what they have won, so far or in all; null of others. */
  won: moneyText.nullable(),
  optedAt: moment,
  endsAt: moment.nullable(),
  steps: z.array(bonusStep),
});
export type BonusCard = z.infer<typeof bonusCard>;

export const myBonuses = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/bonuses',
  summary: "The member's bonuses with each of their steps, and what is on offer now",
  value: z.object({
    currency: z.string(),
    cash: moneyText,
    active: bonusCard.nullable(),
    /** Free rounds that are open: being got ready (`waiting`) or to be played (`active`). Their id is that of the free bets. */
    rounds: z.array(bonusCard),
    /** The next first. */
    waiting: z.array(bonusCard),
    /** The last to end first, a hundred at most. */
    past: z.array(bonusCard),
    offers: z.array(bonusOffer),
    /** What the next deposit is to be made with. */
    choice: z.object({ id: z.uuid(), version }).nullable(),
  }),
  refusals: [],
});

export const listBonusBets = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/bonuses/:id/bets',
  summary: 'The bets that a bonus was staked in or that counted towards it, the last placed first',
  params: z.object({ id: z.uuid() }),
  query: z.object({ after: given(z.string().max(600)), pageSize: countGiven(100, 20) }),
  value: z.object({
    bets: z.array(
      bet
        .pick({
          id: true,
          vendorName: true,
          gameName: true,
          stake: true,
          payout: true,
          bonus: true,
          status: true,
        })
        .extend({
          placedAt: moment,
          /** What it counts towards the turnover that the terms ask for. */
          counts: moneyText,
        }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['bonus_unknown'],
});

const wanted = z.object({ id: z.uuid(), version });

export const chooseBonus = endpoint({
  ...asked,
  method: 'PUT',
  path: '/wps/bonuses/choice',
  summary: 'With which bonus the next deposit is made; without one unless this says so',
  body: z.object({ offer: wanted.nullable() }),
  value: z.object({ choice: wanted.nullable() }),
  refusals: ['bonus_unknown', 'bonus_changed'],
  limit: write,
});

export const takeBonus = endpoint({
  ...asked,
  method: 'POST',
  path: '/wps/bonuses',
  needsTerms: true,
  summary: 'Says yes to a bonus that needs no deposit',
  body: z.object({ offer: wanted }),
  value: z.object({ id: z.uuid() }),
  refusals: [
    'bonus_unknown',
    'bonus_changed',
    'bonus_queue_full',
    'bonus_excluded',
    'bonus_had',
    'bonus_deposit_small',
    'bonus_not_earned',
    'bonus_self_referral',
    'bonus_budget_spent',
    'bonus_rounds_closed',
    'account_disabled',
    'play_excluded',
  ],
  limit: write,
});

export const giveUpBonus = endpoint({
  ...asked,
  method: 'POST',
  path: '/wps/bonuses/:id/end',
  summary: 'Gives a bonus up: what is left of it goes back to the brand, cash stays as it is',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  value: z.object({ forfeited: moneyText }),
  refusals: ['bonus_unknown', 'bonus_ended'],
  limit: write,
});

export const orderBonuses = endpoint({
  ...asked,
  method: 'PUT',
  path: '/wps/bonuses/order',
  summary: 'Which of the waiting bonuses comes next',
  body: z.object({ first: z.uuid() }),
  value: z.object({ first: z.uuid() }),
  refusals: ['bonus_unknown'],
  limit: write,
});

export const myBonusRefusal = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/bonuses/refusal',
  summary:
    'Why the last bet was refused for the sake of the active bonus, where it was within the last minutes',
  value: z.object({
    refusal: z
      .object({
        rule: z.enum(['stake', 'game', 'ended']),
        at: moment,
        amount: moneyText,
        /** What could have been staked of cash alone. */
        cash: moneyText,
        maxStake: moneyText,
        bonus: z.object({
          id: z.uuid(),
          terms: bonusTerms,
          balance: moneyText,
          progress: moneyText,
          required: moneyText,
        }),
      })
      .nullable(),
  }),
  refusals: [],
});

/** Of a friend's first days alone. */
const friendFigures = z.object({
  joined: z.iso.date(),
  deposits: moneyText,
  turnover: moneyText,
  countsUntil: z.iso.date(),
  takesUntil: z.iso.date(),
  /** Null where nothing is offered and nothing was taken. */
  state: z.enum(FRIEND_STATES).nullable(),
});

export const myReferral = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/bonuses/referral',
  summary: "The member's link for friends, what is offered for them, and how far each of them is",
  value: z.object({
    /** Of the link; null where none was made yet. */
    code: z.string().nullable(),
    currency: z.string(),
    /** What the member gets for a friend; null: nothing is offered now. */
    offer: bonusOffer.nullable(),
    /** What a friend gets. */
    forFriends: bonusOffer.nullable(),
    /** How many have registered by the link. */
    joined: z.int(),
    /** The last to join first, a hundred at most. */
    friends: z.array(friendFigures.extend({ name: z.string().describe(MASKED) })),
    /** The member as a friend of another's, towards what friends get; null: came by no friend's link. */
    own: friendFigures.nullable(),
  }),
  refusals: [],
});
export type ReferralFriend = z.infer<typeof myReferral.value>['friends'][number];

export const openReferral = endpoint({
  ...asked,
  method: 'POST',
  path: '/wps/bonuses/referral',
  summary: "Makes the member's link for friends; asked again, it is the same",
  body: z.object({}),
  value: z.object({ code: z.string() }),
  refusals: [],
  limit: write,
});
