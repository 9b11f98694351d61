import { DEPOSIT_STATES, MOVE_CAUSES, REVIEW_REASONS } from '@lanna/rules/money/cashier/deposit-state';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { PICTURE_BODY_LIMIT, pictureBytes } from '../../pictures.ts';
import { countGiven, given } from '../../query.ts';

export const DEPOSIT_KINDS = ['sandbox', 'promptpay', 'bank', 'gateway'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/** Slips of one deposit, and of one member within an hour. */
export const SLIPS_OF_DEPOSIT = 5;
export const SLIPS_AN_HOUR = 20;

const minuteOfDay = z.int().min(0).max(1439);
const moment = z.iso.datetime();

export const depositMethod = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  min: moneyText,
  max: moneyText,
  currency: z.string(),
  /** What is off is not named at all. */
  state: z.enum(['open', 'closed_now', 'rank_too_low']),
  /** Minutes of the brand's day between which it is open; both null: always. */
  opensAtMinute: minuteOfDay.nullable(),
  closesAtMinute: minuteOfDay.nullable(),
  rankLevelMin: z.int(),
  /** The fee is the fixed part and so many ten-thousandths of the amount, rounded down to what can be paid in the currency. */
  feeFixed: moneyText,
  feeBasisPoints: z.int(),
  /** How long it can be paid once it is made. */
  expiresAfterMinutes: z.int(),
  /** How long it usually takes from paying to the wallet. */
  promisedMinutes: z.int(),
});
export type DepositMethod = z.infer<typeof depositMethod>;

export const depositMethods = endpoint({
  method: 'GET',
  path: '/wps/deposit/methods',
  module: 'COMM3',
  access: 'player',
  summary: 'Ways to deposit at this brand, with what each costs and whether it is open to the member now',
  value: z.array(depositMethod),
  refusals: [],
  limit: LIMITS.read,
});

export const DEPOSIT_STATUSES = DEPOSIT_STATES;

/** What the member pays with: a code to scan, an account to transfer to, or a page of the gateway's. */
export const depositPay = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('promptpay'),
    /** What the QR code says (EMVCo, bill payment). */
    payload: z.string(),
    billerId: z.string(),
    billerName: z.string(),
    reference1: z.string(),
    reference2: z.string(),
  }),
  z.object({
    kind: z.literal('bank'),
    bankCode: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
  }),
  z.object({ kind: z.literal('gateway'), payUrl: z.string().nullable(), payload: z.string().nullable() }),
]);
export type DepositPay = z.infer<typeof depositPay>;

export const depositShown = z.object({
  id: z.uuid(),
  status: z.enum(DEPOSIT_STATUSES),
  methodCode: z.string(),
  methodName: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  /** What was asked for; of the confirmed amount, once it is credited. */
  amount: moneyText,
  fee: moneyText,
  /** What comes to the wallet: the amount less the fee. */
  arrives: moneyText,
  currency: z.string(),
  /** What the payer writes, and asks after it by. */
  reference: z.string(),
  pay: depositPay.nullable(),
  /** Why it is at the desk; null elsewhere. */
  reason: z.enum(REVIEW_REASONS).nullable(),
  /** What has arrived, where that is known. */
  confirmedAmount: moneyText.nullable(),
  /** What the desk has written to the member. */
  words: z.string(),
  slips: z.int(),
  paidSaidAt: moment.nullable(),
  createdAt: moment,
  /** From then on it is expired; null: it does not expire by itself. */
  expiresAt: moment.nullable(),
  changedAt: moment,
  creditedAt: moment.nullable(),
  /** How long the desk or the channel has, from paying on. */
  promisedMinutes: z.int(),
});
export type DepositShown = z.infer<typeof depositShown>;

export const deposit = endpoint({
  method: 'POST',
  path: '/wps/deposit',
  module: 'COMM3',
  access: 'player',
  idempotent: true,
  needsTerms: true,
  needsOpenBrand: true,
  summary:
    'Makes a deposit. The sandbox credits play money at once; the others answer how to pay. A repeated key answers the same deposit as it stands',
  body: z.object({ methodCode: z.string().max(40), amount: moneyText }),
  value: depositShown.extend({ balance: moneyText }),
  /**
   * `amount_out_of_range` {min, max} · `deposit_channel_closed` {opensAtMinute, closesAtMinute} · `deposit_rank_too_low` {rankLevelMin} ·
   * `deposits_open` {max} · `deposits_blocked` {retryAfterSeconds} ·
   * `identity_unverified` {for, state, mayNotPlay, above, totalAbove} · `deposit_limit_reached` {kind, period, limit, left, resetsAt}.
   */
  refusals: [
    'deposit_method_unknown',
    'amount_out_of_range',
    'account_disabled',
    'play_excluded',
    'deposit_channel_closed',
    'deposit_rank_too_low',
    'deposits_open',
    'deposits_blocked',
    'identity_unverified',
    'deposit_limit_reached',
    // Of the bonus that was chosen for it.
    'bonus_unknown',
    'bonus_changed',
    'bonus_queue_full',
    'bonus_excluded',
    'bonus_had',
    'bonus_deposit_small',
    'bonus_budget_spent',
  ],
  limit: LIMITS.write,
});
export type DepositMade = z.infer<(typeof deposit)['value']>;

const byId = z.object({ id: z.uuid() });

export const listDeposits = endpoint({
  method: 'GET',
  path: '/wps/deposits',
  module: 'COMM3',
  access: 'player',
  summary: 'The member’s deposits, newest first',
  query: z.object({
    pageNo: countGiven(10_000, 1),
    pageSize: countGiven(100, 10),
    status: given(z.enum(DEPOSIT_STATUSES)),
  }),
  value: z.object({
    list: z.array(depositShown),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const showDeposit = endpoint({
  method: 'GET',
  path: '/wps/deposits/:id',
  module: 'COMM3',
  access: 'player',
  summary: 'One deposit with every step it has taken',
  params: byId,
  value: depositShown.extend({
    steps: z.array(z.object({ to: z.enum(DEPOSIT_STATUSES), cause: z.enum(MOVE_CAUSES), at: moment })),
  }),
  refusals: ['deposit_unknown'],
  limit: LIMITS.read,
});
export type DepositPage = z.infer<(typeof showDeposit)['value']>;

export const sayPaid = endpoint({
  method: 'POST',
  path: '/wps/deposits/:id/paid',
  module: 'COMM3',
  access: 'player',
  needsTerms: true,
  summary: 'The member says that it is paid; the desk sees it, and a gateway is asked',
  params: byId,
  body: z.object({}),
  value: depositShown,
  refusals: ['deposit_unknown'],
  limit: LIMITS.write,
});

export const cancelDeposit = endpoint({
  method: 'POST',
  path: '/wps/deposits/:id/cancel',
  module: 'COMM3',
  access: 'player',
  needsTerms: true,
  summary: 'Cancels a deposit that is not paid; what arrives for it all the same is credited',
  params: byId,
  body: z.object({}),
  value: depositShown,
  /** `deposit_move_impossible` {from, to}. */
  refusals: ['deposit_unknown', 'deposit_move_impossible'],
  limit: LIMITS.write,
});

export const sendSlip = endpoint({
  method: 'POST',
  path: '/wps/deposits/:id/slip',
  module: 'COMM3',
  access: 'player',
  needsTerms: true,
  summary:
    'The bank’s slip of a deposit: PNG or JPEG by its bytes, drawn anew, shown to the desk alone. The same slip sent again changes nothing',
  bodyLimit: PICTURE_BODY_LIMIT,
  params: byId,
  body: z.object({ base64: pictureBytes }),
  value: depositShown,
  /** `deposit_move_impossible` {from, to} · `slip_limit` {max} · `slips_too_often` {retryAfterSeconds}. */
  refusals: [
    'deposit_unknown',
    'deposit_move_impossible',
    'slip_unusable',
    'slip_used',
    'slip_limit',
    'slips_too_often',
    'account_disabled',
  ],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const depositSlips = endpoint({
  method: 'GET',
  path: '/wps/deposits/:id/slips',
  module: 'COMM3',
  access: 'player',
  summary: 'The slips a member has sent for a deposit, as small pictures',
  params: byId,
  value: z.object({
    list: z
      .array(
        z.object({
          id: z.uuid(),
          sentAt: moment,
          /** A data address; null once the picture is dropped, long after the deposit was decided. */
          thumbnail: z.string().nullable(),
        }),
      )
      .max(SLIPS_OF_DEPOSIT),
  }),
  refusals: ['deposit_unknown'],
  limit: LIMITS.read,
});

export const depositSlip = endpoint({
  method: 'GET',
  path: '/wps/deposits/:id/slips/:slip',
  module: 'COMM3',
  access: 'player',
  summary: 'One of them whole, as a data address',
  params: byId.extend({ slip: z.uuid() }),
  value: z.object({ data: z.string() }),
  refusals: ['deposit_unknown'],
  limit: LIMITS.read,
});
