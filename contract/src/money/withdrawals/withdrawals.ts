import { IDENTITY_STATES } from '@lanna/rules/accounts/kyc/identity-states';
import { CANCELLATION_REASONS } from '@lanna/rules/money/withdrawals/cancellation';
import { PAYOUT_STATES, RECEIPT_STATES } from '@lanna/rules/money/withdrawals/payout-states';
import { WITHDRAWAL_STAGES, WITHDRAWAL_STATES } from '@lanna/rules/money/withdrawals/withdrawal-states';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { countGiven } from '../../query.ts';
import { bankAccount } from './bank-accounts.ts';

const moment = z.iso.datetime();
const ofWithdrawal = z.object({ id: z.uuid() });
const personal = { module: 'COMM3', access: 'player' } as const;

/** What the desk may ask a member for. */
export const ASK_KINDS = ['text', 'picture'] as const;
export const ASKS_MAX = 5;
export const ANSWER_MAX = 500;
export const ANSWER_PICTURES_MAX = 3;

/** The last four digits, and whose. As they were when the withdrawal was asked for. */
const payee = z.object({ bankCode: z.string(), numberMasked: z.string(), holderName: z.string() });

/** A bank's or gateway's way to pay out. */
export const payoutChannel = z.object({
  code: z.string(),
  /** In the language of the request. */
  name: z.string(),
  state: z.enum(['open', 'closed_now', 'rank_too_low']),
  /** Of the amount asked for. */
  min: moneyText,
  max: moneyText,
  /** Taken from the amount: `feeFixed` and a share of it. */
  feeFixed: moneyText,
  feeBasisPoints: z.int(),
  /** Of the brand's day; null: around the clock. */
  opensAtMinute: z.int().nullable(),
  closesAtMinute: z.int().nullable(),
  rankLevelMin: z.int(),
  promisedMinutes: z.int(),
});

/** Why something of the balance cannot be withdrawn, with what it is made of. */
export const stayingLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('turnover'),
    depositId: z.uuid(),
    depositedAt: moment,
    depositAmount: moneyText,
    /** Valid turnover that the deposit asks for, what there is of it so far, and what is missing. */
    required: moneyText,
    done: moneyText,
    missing: moneyText,
    stays: moneyText,
  }),
  /** Free but for bonuses that are open beside it: a withdrawal would end them, so they are given up first. */
  z.object({ kind: z.literal('bonus'), stays: moneyText }),
  z.object({
    kind: z.literal('withdrawal'),
    withdrawalId: z.uuid(),
    requestedAt: moment,
    state: z.enum(WITHDRAWAL_STATES),
    stays: moneyText,
  }),
  /** Held for something else. */
  z.object({ kind: z.literal('held'), stays: moneyText }),
  /** Less than the currency's smallest unit. */
  z.object({ kind: z.literal('fraction'), stays: moneyText }),
]);
export type StayingLine = z.infer<typeof stayingLine>;

/** What has to be done before a withdrawal can be asked for, in the order in which to do it. */
export const WITHDRAWAL_NEEDS = [
  'payment_password',
  'bank_account',
  /** Every account is still cooling off. */
  'usable_bank_account',
] as const;

export const withdrawalTerms = endpoint({
  ...personal,
  method: 'GET',
  path: '/wps/withdrawals/terms',
  summary: 'What can be withdrawn now, what stays and why, limits, channels, bank accounts',
  value: z.object({
    currency: z.string(),
    /** All there is, held money as well; what is not held; what of it can be withdrawn. */
    balance: moneyText,
    available: moneyText,
    withdrawable: moneyText,
    /** What makes up the difference of balance and withdrawable; deposits oldest first. */
    stays: z.array(stayingLine),
    /** Bonuses that are open: apart from the balance, and lost where they are given up. The one that is played first. */
    bonuses: z.array(
      z.object({
        id: z.uuid(),
        /** In the language of the request. */
        name: z.string(),
        /** Bonus money that is left of it, or would be granted. */
        left: moneyText,
        /** Turnover it asks for, and what there is of it. */
        required: moneyText,
        progress: moneyText,
      }),
    ),
    limits: z.object({
      rankLevel: z.int(),
      min: moneyText,
      max: moneyText,
      /** Of the brand's day, by all withdrawals that were not rejected or returned. */
      dayAmount: moneyText,
      dayAmountLeft: moneyText,
      dayCount: z.int(),
      dayCountLeft: z.int(),
      /** When the next day begins. */
      nextDayAt: moment,
      /** They are below those of the member's level. */
      isLowered: z.boolean(),
    }),
    /** In the order to offer them; those switched off are left out. */
    channels: z.array(payoutChannel),
    bankAccounts: z.array(bankAccount),
    needs: z.array(z.enum(WITHDRAWAL_NEEDS)),
    /** Where the member’s identity must be confirmed first: for every withdrawal, or for one above this amount. Null: nothing waits for it. */
    identity: z.object({ state: z.enum(IDENTITY_STATES), above: moneyText.nullable() }).nullable(),
    /** The request asks for it. */
    hasSecondFactor: z.boolean(),
    /** How long a member has to say that paid money has arrived. */
    receiptMinutes: z.int(),
    /** A self-excluded or blocked account: whether it may withdraw. */
    mayWithdraw: z.boolean(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

/** One thing the desk asks for. All of them are answered at once. */
export const withdrawalAsk = z.object({
  id: z.uuid(),
  kind: z.enum(ASK_KINDS),
  /** What the desk wants, in its words. */
  words: z.string(),
  answer: z
    .object({ text: z.string(), pictures: z.array(z.uuid()).max(ANSWER_PICTURES_MAX), at: moment })
    .nullable(),
});
export type WithdrawalAsk = z.infer<typeof withdrawalAsk>;

export const payout = z.object({
  id: z.uuid(),
  /** Taken from the balance, of it the fee, and what arrives. */
  amount: moneyText,
  fee: moneyText,
  net: moneyText,
  state: z.enum(PAYOUT_STATES),
  changedAt: moment,
  paidAt: moment.nullable(),
  /** Null until it is paid. */
  receipt: z
    .object({
      state: z.enum(RECEIPT_STATES),
      /** Until when the member may say so before it counts as received. */
      until: moment,
      changedAt: moment,
      /** What the desk found out, when it closed a dispute; else empty. */
      words: z.string(),
    })
    .nullable(),
});
export type Payout = z.infer<typeof payout>;

/** A member's withdrawal as the tracker shows it. No operator is named. */
export const withdrawal = z.object({
  id: z.uuid(),
  amount: moneyText,
  fee: moneyText,
  /** What arrives. */
  net: moneyText,
  currency: z.string(),
  channelName: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  stage: z.enum(WITHDRAWAL_STAGES),
  /** Who has it, since when. */
  since: moment,
  /** Null while the member is asked for something, and when it is over. */
  promisedUntil: moment.nullable(),
  requestedAt: moment,
  /** It was looked at by itself and a person looks once more; without the rules behind it. */
  isChecked: z.boolean(),
  payee,
  /** What the desk wrote last; empty where nothing. */
  words: z.string(),
  /** Everything that was asked for, in its order; what is not answered waits. */
  asks: z.array(withdrawalAsk),
  payouts: z.array(payout),
  /** Why the member cannot cancel it, and whether the desk may still stop it; null once it is over. */
  cancellation: z.object({ reason: z.enum(CANCELLATION_REASONS), byDesk: z.boolean() }).nullable(),
  history: z.array(z.object({ state: z.enum(WITHDRAWAL_STATES), at: moment, words: z.string() })),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const requestWithdrawal = endpoint({
  ...personal,
  method: 'POST',
  path: '/wps/withdrawals',
  encrypted: true,
  idempotent: true,
  needsTerms: true,
  summary:
    'Asks for a withdrawal; the money is held at once and cannot be played with any more. Below a limit and without a doubt it is approved by itself',
  body: z.object({
    amount: moneyText,
    bankAccountId: z.uuid(),
    /** Of `terms.channels`. */
    channelCode: z.string().max(40),
    paymentPassword: z.string().max(2000),
    secondFactor: z.string().max(8000).optional(),
  }),
  value: withdrawal,
  /**
   * `bonus_still_open` {amount} · `withdrawal_out_of_range` {min, max} · `withdrawal_too_much` {withdrawable} · `withdrawal_day_limit` {amountLeft, countLeft, nextDayAt} ·
   * `withdrawal_channel_closed`: unknown, off, outside its hours, or above the member's rank · `bank_account_cooling` {until} ·
   * `identity_unverified` {for, state, mayNotPlay, above, totalAbove}.
   */
  refusals: [
    'bonus_still_open',
    'identity_unverified',
    'withdrawal_out_of_range',
    'withdrawal_too_much',
    'withdrawal_day_limit',
    'withdrawal_channel_closed',
    'bank_account_unknown',
    'bank_account_cooling',
    'payment_password_missing',
    'payment_password_wrong',
    'second_factor_needed',
    'second_factor_wrong',
    'account_disabled',
  ],
  limit: LIMITS.credential,
});

export const withdrawals = endpoint({
  ...personal,
  method: 'GET',
  path: '/wps/withdrawals',
  summary: 'The member’s withdrawals, newest first',
  query: z.object({ pageNo: countGiven(10_000, 1), pageSize: countGiven(50, 10) }),
  value: z.object({
    list: z.array(withdrawal),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const showWithdrawal = endpoint({
  ...personal,
  method: 'GET',
  path: '/wps/withdrawals/:id',
  summary: 'One withdrawal: where it stands, who has it, until when, what is asked for',
  params: ofWithdrawal,
  value: withdrawal,
  refusals: ['withdrawal_unknown'],
  limit: LIMITS.read,
});

export const answerWithdrawal = endpoint({
  ...personal,
  method: 'POST',
  path: '/wps/withdrawals/:id/answer',
  summary: 'Answers everything the desk has asked for; the same answer again changes nothing',
  params: ofWithdrawal,
  body: z.object({
    answers: z
      .array(
        z.object({
          askId: z.uuid(),
          text: z.string().trim().max(ANSWER_MAX),
          /** Of `keepWithdrawalPicture`; at least one where a picture is asked for. */
          pictures: z.array(z.uuid()).max(ANSWER_PICTURES_MAX),
        }),
      )
      .min(1)
      .max(ASKS_MAX),
  }),
  value: withdrawal,
  /** `withdrawal_answer_incomplete` {askIds}: what has no answer yet · `withdrawal_nothing_asked`. */
  refusals: [
    'withdrawal_unknown',
    'withdrawal_nothing_asked',
    'withdrawal_answer_incomplete',
    'withdrawal_picture_unknown',
    'remark_unseen_characters',
  ],
  limit: LIMITS.write,
});
