import { BONUS_STATES } from '@lanna/rules/rewards/bonuses/states';
import { WAGERING_MOST } from '@lanna/rules/rewards/bonuses/terms';
import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { segmentPin } from '../../segment-pin.ts';
import { bonusStep } from './bonuses.ts';
import { bonusTerms } from './terms.ts';

export const OFFER_STATES = ['draft', 'published', 'stopped'] as const;
const moment = z.iso.datetime();
const edit = z.int().min(1);
const byId = z.object({ id: z.uuid() });

/* What brands offer */

/** Who meets all that is said; null: every member. */
const audience = z
  .object({
    level: z.int().min(1).max(10).nullable(),
    registeredSince: moment.nullable(),
    label: z.string().trim().min(1).max(40).nullable(),
    /** The user name of an agent, above the member at whatever height. */
    agent: z.string().trim().min(1).max(40).nullable(),
    /** A segment as it stood in a version; its name is answered and not taken. */
    segment: segmentPin
      .extend({ name: z.string().max(80).optional() })
      .nullable()
      .default(null),
  })
  .nullable();

const offerForm = {
  terms: bonusTerms,
  audience,
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  budget: moneyText,
  budgetDay: moneyText.nullable(),
  /** Of one group a member has one bonus at a time. */
  group: z.string().trim().min(1).max(40).nullable(),
};

const offerRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  state: z.enum(OFFER_STATES),
  version: z.int(),
  edit,
  ...offerForm,
  spent: moneyText,
  /** Members who have said yes, and of these bonuses that were completed. */
  taken: z.int(),
  completed: z.int(),
  madeAt: moment,
});
export type BonusOfferRow = z.infer<typeof offerRow>;

export const listOffers = list({
  path: '/ops/bonus-offers',
  access: 'bonuses.read',
  summary: 'What brands offer as bonuses, the last made first',
  row: offerRow,
  choices: { state: OFFER_STATES },
  sorts: ['madeAt'],
});

export const showOffer = opsEndpoint({
  method: 'GET',
  path: '/ops/bonus-offers/:id',
  access: 'bonuses.read',
  summary: 'An offer with each version of its terms, the latest first',
  params: byId,
  value: offerRow.extend({
    versions: z.array(
      z.object({
        version: z.int(),
        terms: bonusTerms,
        audience,
        madeAt: moment,
        madeBy: z.string(),
        reason: z.string(),
      }),
    ),
    days: z.array(z.object({ day: z.iso.date(), spent: moneyText })),
  }),
  refusals: ['not_found'],
});

export const makeOffer = opsEndpoint({
  method: 'POST',
  path: '/ops/bonus-offers',
  access: 'bonuses.change',
  summary: 'Makes an offer that no member can take before two operators have published it',
  body: z.object({ brand: brandCode, ...offerForm, reason }),
  value: z.object({ id: z.uuid() }),
  refusals: ['bonus_terms_impossible', 'bonus_rules_broken', 'bonus_rounds_impossible'],
});

export const changeOffer = opsEndpoint({
  method: 'PUT',
  path: '/ops/bonus-offers/:id',
  access: 'bonuses.change',
  summary: 'A new version: who has said yes keeps the old one, and it is published anew',
  params: byId,
  body: z.object({ edit, ...offerForm, reason }),
  value: z.object({ version: z.int() }),
  refusals: [
    'not_found',
    'changed_meanwhile',
    'bonus_terms_impossible',
    'bonus_rules_broken',
    'bonus_rounds_impossible',
  ],
});

export const publishOffer = opsEndpoint({
  method: 'POST',
  path: '/ops/bonus-offers/:id/publication',
  access: 'bonuses.change',
  summary: 'Proposes that members may take it; a second operator publishes',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'changed_meanwhile', 'bonus_move_impossible', 'bonus_rules_broken'],
});

export const stopOffer = opsEndpoint({
  method: 'POST',
  path: '/ops/bonus-offers/:id/stop',
  access: 'bonuses.change',
  summary: 'Stops an offer at once; who has it keeps it',
  params: byId,
  body: z.object({ edit, reason }),
  value: z.object({ state: z.enum(OFFER_STATES) }),
  refusals: ['not_found', 'changed_meanwhile', 'bonus_move_impossible'],
});

const brandRules = z.object({
  wageringMost: z.int().min(0).max(WAGERING_MOST),
  depositCounts: z.boolean(),
  mixesGames: z.boolean(),
});

export const showBonusRules = opsEndpoint({
  method: 'GET',
  path: '/ops/bonus-rules',
  access: 'bonuses.read',
  summary: "What a brand's offers may ask and allow at the most",
  query: z.object({ brand: brandCode }),
  value: brandRules.extend({
    brand: z.string(),
    /** 0: the strict ones, which no operator has changed yet. */
    version: z.int(),
    changedAt: moment.nullable(),
    changedBy: z.string().nullable(),
  }),
  refusals: [],
});

export const changeBonusRules = opsEndpoint({
  method: 'PUT',
  path: '/ops/bonus-rules',
  access: 'bonuses.change',
  summary:
    'Changes them: offers that are published stay as they are, the next version is held to the new ones',
  body: brandRules.extend({ brand: brandCode, version: z.int().min(0), reason }),
  value: z.object({ version: z.int() }),
  refusals: ['changed_meanwhile'],
});

export const roundGames = opsEndpoint({
  method: 'GET',
  path: '/ops/bonus-round-games',
  access: 'bonuses.change',
  summary: 'In which games of which vendors free rounds can be offered at a brand',
  query: z.object({ brand: brandCode }),
  value: z.object({
    vendors: z.array(
      z.object({
        code: z.string(),
        /** The most that one round may be worth, and all free bets of a day at this vendor. */
        worthMax: moneyText,
        dayMax: moneyText,
        games: z.array(z.object({ code: z.string(), name: z.string() })),
      }),
    ),
  }),
  refusals: [],
});

export const simulateOffer = opsEndpoint({
  method: 'GET',
  path: '/ops/bonus-offers/:id/simulation',
  access: 'bonuses.read',
  summary: 'What the terms as they were saved last would have come to with the play of the last thirty days',
  params: byId,
  value: z.object({
    from: moment,
    to: moment,
    /** Members who played or deposited, and who of them would have taken it. */
    members: z.int(),
    takers: z.int(),
    taken: z.int(),
    completed: z.int(),
    expired: z.int(),
    open: z.int(),
    /** Bonus money of all that would have begun, and of those that would have been completed. */
    granted: moneyText,
    kept: moneyText,
    medianDays: z.number().nullable(),
  }),
  refusals: ['not_found', 'bonus_simulation_impossible', 'bonus_simulation_runs'],
});

/* Who got what */

const bonusRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  member: z.object({ id: z.uuid(), name: z.string() }),
  state: z.enum(BONUS_STATES),
  name: bonusTerms.shape.name,
  offer: z.uuid().nullable(),
  amount: moneyText.nullable(),
  required: moneyText.nullable(),
  progress: moneyText,
  converted: moneyText,
  optedAt: moment,
  givenBy: z.string().nullable(),
});
export type BonusRow = z.infer<typeof bonusRow>;

export const listBonuses = list({
  path: '/ops/bonuses',
  access: 'bonuses.read',
  summary: 'Bonuses that members have taken or were given, the latest first',
  row: bonusRow,
  choices: { state: BONUS_STATES },
  filters: { member: z.uuid(), offer: z.uuid() },
  /** How the member's user name begins. */
  search: true,
  sorts: ['optedAt'],
  file: 'The same as CSV',
});

export const showBonus = opsEndpoint({
  method: 'GET',
  path: '/ops/bonuses/:id',
  access: 'bonuses.read',
  summary: 'A bonus with its terms and steps',
  params: byId,
  value: bonusRow.extend({
    terms: bonusTerms,
    /** What it was earned by: a deposit's number, a day, a week, a birthday, or once; null of one that was given. */
    cause: z.string().nullable(),
    reason: z.string().nullable(),
    steps: z.array(bonusStep.extend({ by: z.string().nullable() })),
  }),
  refusals: ['not_found'],
});

export const giveBonus = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/bonuses',
  access: 'bonuses.grant',
  stepUp: true,
  summary: 'Gives a member a bonus; above the limit it waits for a second operator',
  params: byId,
  body: z.object({
    /** One press counts once. */
    key: z.uuid(),
    name: bonusTerms.shape.name,
    amount: moneyText,
    times: bonusTerms.shape.wagering.shape.times,
    days: bonusTerms.shape.days,
    reason,
  }),
  value: z.object({ outcome: z.enum(['given', 'proposed']), id: z.uuid() }),
  refusals: [
    'not_found',
    'bonus_terms_impossible',
    'bonus_rules_broken',
    'bonus_queue_full',
    'trial_account',
    'account_disabled',
    'play_excluded',
  ],
});

export const revokeBonus = opsEndpoint({
  method: 'POST',
  path: '/ops/bonuses/:id/revocation',
  access: 'bonuses.revoke',
  summary: 'Proposes that a bonus is taken back before it is completed; a second operator does it',
  params: byId,
  body: z.object({ reason }),
  value: z.object({ proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'bonus_move_impossible'],
});

/* Friends that members invited */

/** What two accounts share, as it was found where they were told. */
const SHARED = ['device', 'phone', 'email', 'id_number', 'name_and_birthday', 'bank_account'] as const;
const account = z.object({ id: z.uuid(), name: z.string() });

const referralRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  inviter: account,
  friend: account,
  signals: z.array(z.enum(SHARED)),
  /** Bonuses that were given for the friend, on both sides. */
  given: z.int(),
  at: moment,
});
export type ReferralRow = z.infer<typeof referralRow>;

export const listReferrals = list({
  path: '/ops/referrals',
  access: 'bonuses.read',
  summary: 'Members who registered by the link of another, with what they share and what was given',
  row: referralRow,
  filters: { inviter: z.uuid(), friend: z.uuid() },
  /** How the user name of one of them begins. */
  search: true,
  sorts: ['at'],
});

/* What looks like abuse */

/** `self_referral`: the friend is the inviter. `opposite_bets`: two takers against one another. `covered_bets`: one who risks next to nothing. */
export const ABUSE_SIGNALS = [...SHARED, 'self_referral', 'opposite_bets', 'covered_bets'] as const;
export type AbuseSignal = (typeof ABUSE_SIGNALS)[number];
const CASE_STATES = ['open', 'cleared', 'confirmed'] as const;

const caseRow = z.object({
  /** The bonus's. */
  id: z.uuid(),
  brand: z.string(),
  member: account,
  name: bonusTerms.shape.name,
  bonusState: z.enum(BONUS_STATES),
  signals: z.array(z.enum(ABUSE_SIGNALS)),
  others: z.array(account),
  oppositeBets: z.int(),
  coveredBets: z.int(),
  foundAt: moment,
  lastAt: moment,
  state: z.enum(CASE_STATES),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  version: z.int(),
});
export type BonusCaseRow = z.infer<typeof caseRow>;

export const listBonusCases = list({
  path: '/ops/bonus-cases',
  access: 'bonuses.read',
  summary: 'Bonuses that look as if one person had taken more than one, or had risked nothing',
  row: caseRow,
  choices: { state: CASE_STATES },
  /** The member's whole user name. */
  search: true,
  sorts: ['at'],
});

export const decideBonusCase = opsEndpoint({
  method: 'POST',
  path: '/ops/bonus-cases/:id',
  access: 'bonuses.revoke',
  summary: 'Clears or confirms a case; the bonus stays as it is until two take it back',
  params: byId,
  body: z.object({ version: z.int(), as: z.enum(['cleared', 'confirmed']), reason }),
  value: caseRow,
  refusals: ['not_found', 'changed_meanwhile'],
});
