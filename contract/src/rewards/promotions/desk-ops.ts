import { KEPT_STATES } from '@lanna/rules/rewards/promotions/activity';
import { z } from 'zod';
import { language } from '../../language.ts';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { PROMOTION_TITLE_MAX, REWARD_KINDS } from './ops.ts';

/** What an operator writes to a member, in the member's language. */
export const DESK_WORDS_MAX = 500;
export const REJECTION_WORDS_MIN = 5;
const words = z.string().trim().max(DESK_WORDS_MAX);
const moment = z.iso.datetime();
const version = z.int().min(1);
const byId = z.object({ id: z.uuid() });

export const applicationRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  kind: z.enum(['application', 'claim']),
  state: z.enum(KEPT_STATES),
  promotion: z.object({ id: z.uuid(), title: localTextShape(PROMOTION_TITLE_MAX) }),
  member: z.object({ id: z.uuid(), name: z.string() }),
  pictures: z.int(),
  reward: moneyText.nullable(),
  currency: z.string(),
  createdAt: moment,
  changedAt: moment,
  handledBy: z.string().nullable(),
  version,
});
export type ApplicationRow = z.infer<typeof applicationRow>;

export const listApplications = list({
  path: '/ops/promotion-applications',
  access: 'promotions.read',
  summary: 'Applications and claims of members',
  row: applicationRow,
  choices: {
    /** waiting: applying or processing · undecided: joined and signed as well. */
    state: ['waiting', 'undecided', ...KEPT_STATES],
    kind: ['application', 'claim'],
  },
  filters: { promotion: z.uuid(), member: z.uuid() },
  /** A member's user name (its beginning), or the whole id of member, application or promotion. */
  search: true,
  days: true,
  sorts: ['at', 'changed'],
  file: 'The same as a file',
});

export const applicationPage = z.object({
  row: applicationRow,
  remark: z.string(),
  /** Of the page it was sent from: what to write the words in. */
  language,
  words: z.string(),
  /** Ids for `revealApplicationPicture`; those that are dropped are left out. */
  pictureIds: z.array(z.uuid()),
  reward: z.object({ kind: z.enum(REWARD_KINDS), amount: moneyText }).nullable(),
  /** What the budget still allows; null: it has none. */
  budgetLeft: moneyText.nullable(),
  /** Where it may be moved to by the desk now. */
  moves: z.array(z.enum(['review', 'join', 'issue', 'reject', 'close'])),
  /** Paying the most it may is proposed to a second operator; less may be paid at once. */
  needsSecondOperator: z.boolean(),
  proposalId: z.uuid().nullable(),
  member: z.object({
    id: z.uuid(),
    name: z.string(),
    status: z.string(),
    rankLevel: z.int(),
    registeredAt: moment,
    /** Of all promotions. */
    applications: z.int(),
    issued: z.int(),
    rejected: z.int(),
    /** Paid by promotions so far. */
    paid: moneyText,
  }),
  history: z.array(
    z.object({
      from: z.enum(KEPT_STATES).nullable(),
      to: z.enum(KEPT_STATES),
      /** Null: the member. */
      operator: z.string().nullable(),
      words: z.string(),
      reward: moneyText.nullable(),
      at: moment,
    }),
  ),
});
export type ApplicationPage = z.infer<typeof applicationPage>;
export type DeskMove = ApplicationPage['moves'][number];

export const showApplication = opsEndpoint({
  method: 'GET',
  path: '/ops/promotion-applications/:id',
  access: 'promotions.read',
  summary: 'One application with its history and what is known of the member',
  params: byId,
  value: applicationPage,
  refusals: ['not_found'],
});

export const revealApplicationPicture = opsEndpoint({
  method: 'POST',
  path: '/ops/promotion-applications/:id/pictures/:picture',
  access: 'promotions.decide',
  summary: 'A picture the member has sent, as a data address; that it was looked at is recorded',
  params: z.object({ id: z.uuid(), picture: z.uuid() }),
  body: z.object({}),
  value: z.object({ data: z.string() }),
  refusals: ['not_found'],
});

const DECIDING = ['not_found', 'changed_meanwhile', 'application_move_impossible'] as const;

export const reviewApplication = opsEndpoint({
  method: 'POST',
  path: '/ops/promotion-applications/:id/review',
  access: 'promotions.decide',
  summary: 'Takes an application in hand; the member sees that it is being looked at',
  params: byId,
  body: z.object({ version }),
  value: applicationPage,
  refusals: DECIDING,
});

export const joinApplication = opsEndpoint({
  method: 'POST',
  path: '/ops/promotion-applications/:id/participation',
  access: 'promotions.decide',
  summary: 'Accepts an application as taking part; who is paid is decided later',
  params: byId,
  body: z.object({ version, words }),
  value: applicationPage,
  refusals: DECIDING,
});

export const issueReward = opsEndpoint({
  method: 'POST',
  path: '/ops/promotion-applications/:id/issue',
  access: 'promotions.decide',
  stepUp: true,
  summary: 'Pays an application, once; above the console’s limit it is proposed to a second operator',
  params: byId,
  body: z.object({ version, amount: moneyText, words }),
  value: applicationPage,
  /** `application_reward_invalid` {max} · `promotion_budget_spent` {left}. */
  refusals: [
    ...DECIDING,
    'application_reward_invalid',
    'promotion_budget_spent',
    'bonus_queue_full',
    'account_disabled',
    'play_excluded',
    'trial_account',
  ],
});

export const rejectApplication = opsEndpoint({
  method: 'POST',
  path: '/ops/promotion-applications/:id/rejection',
  access: 'promotions.decide',
  summary: 'Rejects an application with words that the member reads',
  params: byId,
  body: z.object({ version, words: words.min(REJECTION_WORDS_MIN) }),
  value: applicationPage,
  refusals: DECIDING,
});

export const closeApplication = opsEndpoint({
  method: 'POST',
  path: '/ops/promotion-applications/:id/closing',
  access: 'promotions.decide',
  summary: 'Ends an application without a reward, as when another member has won',
  params: byId,
  body: z.object({ version, words }),
  value: applicationPage,
  refusals: DECIDING,
});
