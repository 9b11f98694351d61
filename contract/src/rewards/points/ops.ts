import { FACTOR_MOST } from '@lanna/rules/rewards/points/earning';
import { REDEMPTION_STATES } from '@lanna/rules/rewards/points/redemptions';
import { TICKETS_MOST } from '@lanna/rules/rewards/raffles/terms';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyFromZero, moneyText, someMoney } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, day, list } from '../../ops-list.ts';
import { BONUS_NAME_MAX } from '../bonuses/terms.ts';
import { POINT_ENTRY_KINDS, POINT_GIFTS, pointGood, pointRates, pointText } from './points.ts';

const moment = z.iso.datetime();
const version = z.int().min(1);
const byId = z.object({ id: z.uuid() });
const member = z.object({ id: z.uuid(), name: z.string() });
const proposal = z.uuid().nullable();

/* What a brand gives */

export const pointTermsForm = z.object({
  rates: pointRates,
  /** Percent by level of rank, the first for no rank. */
  factors: z.array(z.int().min(0).max(FACTOR_MOST)).min(1).max(11),
  perUnit: someMoney,
  convertLeast: someMoney,
  convertMostDay: someMoney,
});
export type PointTermsForm = z.infer<typeof pointTermsForm>;

export const showPointTerms = opsEndpoint({
  method: 'GET',
  path: '/ops/points/terms',
  access: 'points.read',
  summary: 'What each brand gives and what points are worth there, and the figures of thirty days',
  value: z.object({
    brands: z.array(
      z.object({
        brand: z.string(),
        currency: z.string(),
        changeFrom: day,
        /** Of the latest; 0: members earn nothing and see nothing. */
        version: z.int(),
        versions: z.array(
          pointTermsForm.extend({
            version,
            fromDay: day,
            setAt: moment,
            setBy: z.string(),
            reason: z.string(),
          }),
        ),
        /** What members have now, and what it would be worth. */
        outstanding: pointText,
        worth: moneyText,
      }),
    ),
  }),
  refusals: [],
});

export const changePointTerms = opsEndpoint({
  method: 'PUT',
  path: '/ops/points/terms/:brand',
  access: 'points.change',
  summary:
    'Other terms from the brand’s next day on; what gives more than before waits for a second operator',
  params: z.object({ brand: brandCode }),
  body: z.object({ terms: pointTermsForm, version: z.int().min(0), reason }),
  value: z.object({ version: z.int(), proposal }),
  refusals: ['changed_meanwhile', 'points_amount_invalid'],
});

/* Goods */

export const POINT_TITLE_MAX = 100;
export const POINT_GOOD_TEXT_MAX = 1000;
export const POINT_GOOD_STATES = ['draft', 'published', 'stopped'] as const;

export const pointGoodForm = z.object({
  title: localTextShape(POINT_TITLE_MAX),
  text: localTextShape(POINT_GOOD_TEXT_MAX),
  /** Of `POST /ops/pictures`. */
  pictureId: z.uuid().nullable(),
  points: someMoney,
  /** In the brand's currency: what two operators decide about above. */
  worth: moneyFromZero,
  /** How many in all, those taken included; of a good of codes, how many codes there are, whatever is sent. */
  stock: z.int().min(0).max(1_000_000),
  /** So many tickets of the raffle that takes some when it is redeemed, given at once. */
  raffleTickets: z.int().min(1).max(TICKETS_MOST).nullable(),
  /** Each piece is a code; it stays so from the draft on. */
  byCode: z.boolean(),
  /** An offer of the brand that is given as a reward alone, given at once of its own budget. None of the three: an item that is sent. */
  bonusOfferId: z.uuid().nullable(),
});
export type PointGoodForm = z.infer<typeof pointGoodForm>;

const seenByMembers = pointGood.pick({ left: true, bonus: true }).shape;

const good = z.object({
  id: z.uuid(),
  brand: z.string(),
  form: pointGoodForm,
  picture: z.string().nullable(),
  taken: z.int(),
  /** As members see them: how many they can redeem, and the bonus, which is none while its offer cannot be given. */
  ...seenByMembers,
  state: z.enum(POINT_GOOD_STATES),
  changedAt: moment,
  version,
});
export type PointGoodRow = z.infer<typeof good>;

export const listPointGoods = list({
  path: '/ops/point-goods',
  access: 'points.read',
  summary: 'Goods of the points mall',
  row: good,
  choices: { state: POINT_GOOD_STATES },
  sorts: ['changed', 'points'],
});

const GOOD = ['not_found', 'changed_meanwhile', 'point_good_move_impossible'] as const;

export const addPointGood = opsEndpoint({
  method: 'POST',
  path: '/ops/point-goods',
  access: 'points.change',
  summary: 'Writes a draft; members do not see it',
  body: z.object({ brand: brandCode, form: pointGoodForm }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'point_good_move_impossible'],
});

export const changePointGood = opsEndpoint({
  method: 'PUT',
  path: '/ops/point-goods/:id',
  access: 'points.change',
  summary:
    'Changes a draft, or a good that was stopped, its stock as well; members see it once two have published it anew',
  params: byId,
  body: z.object({ version, form: pointGoodForm }),
  value: z.object({ version }),
  refusals: GOOD,
});

export const POINT_CODES_AT_ONCE = 1000;
export const POINT_CODES_MOST = 10_000;
export const POINT_CODE_LENGTHS = { least: 4, most: 100 } as const;

export const addPointCodes = opsEndpoint({
  method: 'POST',
  path: '/ops/point-goods/:id/codes',
  access: 'points.change',
  summary:
    'Adds codes to a good that members do not see now; they are sealed, and shown to no operator again',
  params: byId,
  body: z.object({
    version,
    codes: z
      .array(z.string().trim().min(POINT_CODE_LENGTHS.least).max(POINT_CODE_LENGTHS.most))
      .min(1)
      .max(POINT_CODES_AT_ONCE),
    reason,
  }),
  value: z.object({ version, added: z.int() }),
  /** `point_code_repeated` {line}: of this list, from 1 · `point_codes_full` {most}. Either way none is added. */
  refusals: [...GOOD, 'point_code_repeated', 'point_codes_full'],
});

export const removePointCodes = opsEndpoint({
  method: 'POST',
  path: '/ops/point-goods/:id/codes/removal',
  access: 'points.change',
  summary: 'Takes out every code that no member has, of a good that members do not see now',
  params: byId,
  body: z.object({ version, reason }),
  value: z.object({ version, removed: z.int() }),
  refusals: GOOD,
});

export const listPointBonusOffers = opsEndpoint({
  method: 'GET',
  path: '/ops/point-bonus-offers',
  access: 'points.read',
  summary: 'Offers of brands that run and are given as rewards alone: what a good can give',
  value: z.object({
    offers: z.array(
      z.object({ id: z.uuid(), brand: z.string(), name: localTextShape(BONUS_NAME_MAX), amount: moneyText }),
    ),
  }),
  refusals: [],
});

export const publishPointGood = opsEndpoint({
  method: 'POST',
  path: '/ops/point-goods/:id/publication',
  access: 'points.change',
  summary: 'Proposes to a second operator that members can redeem it',
  params: byId,
  body: z.object({ version, reason }),
  value: z.object({ proposal }),
  refusals: GOOD,
});

export const stopPointGood = opsEndpoint({
  method: 'POST',
  path: '/ops/point-goods/:id/stop',
  access: 'points.change',
  summary: 'Takes a good out of the mall at once; what was redeemed is still decided',
  params: byId,
  body: z.object({ version, reason }),
  value: z.object({ id: z.uuid() }),
  refusals: GOOD,
});

/* One member */

export const showMemberPoints = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/points',
  access: 'points.read',
  summary: 'What a member has and owes in points, and the latest fifty moves',
  params: byId,
  value: z.object({
    balance: pointText,
    debt: pointText,
    entries: z.array(
      z.object({
        id: z.uuid(),
        at: moment,
        kind: z.enum(POINT_ENTRY_KINDS),
        amount: pointText,
        debtChange: pointText,
        reason: z.string(),
        by: z.string().nullable(),
      }),
    ),
  }),
  refusals: ['not_found'],
});
export type MemberPoints = z.infer<typeof showMemberPoints.value>;

export const POINT_CORRECTIONS = ['give', 'take'] as const;

export const correctPoints = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/points',
  access: 'points.decide',
  summary:
    'Gives a member points by hand or takes some, with a reason that the member reads; above the limit it waits for a second operator',
  params: byId,
  body: z.object({ key: z.uuid(), what: z.enum(POINT_CORRECTIONS), points: someMoney, reason }),
  value: z.object({ outcome: z.enum(['corrected', 'proposed']) }),
  refusals: ['not_found', 'points_short', 'points_amount_invalid', 'trial_account'],
});

/* The desk */

const redemption = z.object({
  id: z.uuid(),
  brand: z.string(),
  member,
  good: z.object({ id: z.uuid(), title: localTextShape(POINT_TITLE_MAX) }),
  gives: z.enum(POINT_GIFTS),
  points: pointText,
  worth: moneyText,
  currency: z.string(),
  state: z.enum(REDEMPTION_STATES),
  hasAddress: z.boolean(),
  tracking: z.string(),
  words: z.string(),
  proposal,
  createdAt: moment,
  changedAt: moment,
  handledBy: z.string().nullable(),
  version,
});
export type RedemptionRow = z.infer<typeof redemption>;

export const listRedemptions = list({
  path: '/ops/point-redemptions',
  access: 'points.read',
  summary: 'What members have redeemed',
  row: redemption,
  choices: { state: ['waiting', ...REDEMPTION_STATES] },
  filters: { member: z.uuid(), good: z.uuid() },
  /** How the member's user name begins. */
  search: true,
  days: true,
  sorts: ['at', 'changed'],
  file: 'The same as a file',
});

const DECIDING = ['not_found', 'changed_meanwhile', 'redemption_move_impossible'] as const;
const words = z.string().trim().max(300);

export const approveRedemption = opsEndpoint({
  method: 'POST',
  path: '/ops/point-redemptions/:id/approval',
  access: 'points.decide',
  summary:
    'Approves a redemption; above the console’s limit it is proposed to a second operator. A code is shown to its member with it',
  params: byId,
  body: z.object({ version }),
  value: z.object({ id: z.uuid() }),
  refusals: [...DECIDING, 'account_disabled', 'play_excluded'],
});

export const rejectRedemption = opsEndpoint({
  method: 'POST',
  path: '/ops/point-redemptions/:id/rejection',
  access: 'points.decide',
  summary:
    'Rejects a redemption with words that the member reads; its points go back to where they came from',
  params: byId,
  body: z.object({ version, words: words.min(5) }),
  value: z.object({ id: z.uuid() }),
  refusals: DECIDING,
});

export const completeRedemption = opsEndpoint({
  method: 'POST',
  path: '/ops/point-redemptions/:id/completion',
  access: 'points.decide',
  summary: 'Says that an item was sent',
  params: byId,
  body: z.object({ version, tracking: z.string().trim().max(100), words }),
  value: z.object({ id: z.uuid() }),
  refusals: DECIDING,
});

export const revealRedemptionAddress = opsEndpoint({
  method: 'POST',
  path: '/ops/point-redemptions/:id/address',
  access: 'points.decide',
  summary: 'Where an item is sent to; that it was looked at is recorded',
  params: byId,
  body: z.object({}),
  value: z.object({ address: z.string() }),
  refusals: ['not_found'],
});
