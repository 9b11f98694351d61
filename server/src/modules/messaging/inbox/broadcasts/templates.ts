import type { InboxKind } from '@lanna/contract/messaging/inbox/inbox';
import type { z } from 'zod';
import type { FactName, FactSchemas } from '../own/facts.ts';

interface Template {
  kind: InboxKind;
  /** What its words say besides what is always the same. */
  facts: readonly FactName[];
  /** Where it leads, unless the sender names another path. */
  action: MessageAction;
}

/** Where messages lead; `words/<language>.json` says each of them in a few words. */
export const MESSAGE_ACTIONS = {
  deposits: '/?centre=member&page=depositv2',
  withdrawals: '/?centre=member&page=withdraw',
  wallet: '/?centre=member&page=transferFund',
  account: '/?centre=member&page=transactionHistory',
  upline: '/?centre=member&page=transferUpline',
  envelopes: '/?centre=member&page=redEnvelopes',
  brandEnvelopes: '/?centre=member&page=envelopeRain',
  security: '/?centre=member&page=securityCenter',
  promotions: '/promotions',
  bonuses: '/?centre=member&page=bonusDetails',
  leaderboards: '/?centre=member&page=missionLeaderboard',
  referral: '/?centre=member&page=referral',
  cashback: '/?centre=member&page=manualRebate',
  points: '/pointMall',
  rank: '/?centre=member&page=playerRank',
  protection: '/?centre=member&page=protection',
  identity: '/?centre=member&page=identity',
  slips: '/?centre=member&page=lotterySlips',
  dividend: '/?centre=agent&page=agentDividend',
  team: '/?centre=agent&page=agentDownline',
  income: '/?centre=agent&page=agentIncome',
  home: '/',
} as const satisfies Record<string, `/${string}`>;
export type MessageAction = keyof typeof MESSAGE_ACTIONS;

/**
 * Everything members are sent about their own money and account. A message is kept as facts and put into words when it is read
 * (`words/<language>.json`, all seven), so that it follows the reader's language.
 */
export const TEMPLATES = {
  deposit_credited: { kind: 'money', facts: ['amount'], action: 'deposits' },
  deposit_expired: { kind: 'money', facts: ['amount'], action: 'deposits' },
  deposit_failed: { kind: 'money', facts: ['amount'], action: 'deposits' },
  deposit_refused: { kind: 'money', facts: ['amount'], action: 'deposits' },

  withdrawal_requested: { kind: 'money', facts: ['amount', 'withdrawalNumber'], action: 'withdrawals' },
  withdrawal_question: { kind: 'money', facts: ['amount', 'withdrawalNumber'], action: 'withdrawals' },
  withdrawal_approved: { kind: 'money', facts: ['amount', 'withdrawalNumber'], action: 'withdrawals' },
  withdrawal_rejected: { kind: 'money', facts: ['amount', 'withdrawalNumber'], action: 'withdrawals' },
  withdrawal_paid: { kind: 'money', facts: ['amount', 'withdrawalNumber'], action: 'withdrawals' },
  withdrawal_returned: { kind: 'money', facts: ['amount', 'withdrawalNumber'], action: 'withdrawals' },
  withdrawal_report_answered: { kind: 'money', facts: ['amount', 'withdrawalNumber'], action: 'withdrawals' },

  transfer_to_agent: { kind: 'money', facts: ['amount'], action: 'upline' },
  transfer_from_member: { kind: 'money', facts: ['amount'], action: 'home' },
  transfer_to_line: { kind: 'money', facts: ['amount'], action: 'home' },
  transfer_from_agent: { kind: 'money', facts: ['amount'], action: 'account' },
  /** A gift of the own agent, offered as promotions are. */
  envelope_for_you: { kind: 'promotion', facts: ['until'], action: 'envelopes' },
  brand_envelope_for_you: { kind: 'promotion', facts: ['until'], action: 'brandEnvelopes' },
  envelope_over: { kind: 'money', facts: ['amount'], action: 'home' },
  transfer_arrived_late: { kind: 'money', facts: ['amount', 'vendor'], action: 'wallet' },
  transfer_returned: { kind: 'money', facts: ['amount', 'vendor'], action: 'wallet' },

  /** Bills of an agent's contracts. */
  contract_bill_collectable: { kind: 'money', facts: ['amount'], action: 'dividend' },
  contract_bill_paid: { kind: 'money', facts: ['amount'], action: 'dividend' },
  contract_bill_waits: { kind: 'money', facts: ['amount'], action: 'dividend' },
  contract_bill_short: { kind: 'money', facts: ['amount'], action: 'dividend' },
  contract_bill_expired: { kind: 'money', facts: ['amount'], action: 'dividend' },
  contract_bill_denied: { kind: 'money', facts: ['amount'], action: 'dividend' },

  /** It waits for a press until then. */
  raffle_won: { kind: 'promotion', facts: ['promotion', 'amount', 'until'], action: 'promotions' },
  /** Paid, in cash. */
  leaderboard_prize: { kind: 'money', facts: ['promotion', 'amount'], action: 'leaderboards' },
  promotion_joined: { kind: 'promotion', facts: ['promotion'], action: 'promotions' },
  promotion_paid: { kind: 'money', facts: ['promotion', 'amount'], action: 'promotions' },
  /** Paid as a bonus, which is still to be played. */
  promotion_bonus: { kind: 'money', facts: ['promotion', 'amount'], action: 'promotions' },
  promotion_rejected: { kind: 'promotion', facts: ['promotion'], action: 'promotions' },

  /** Steps of a bonus: its money can be played, has become cash, has gone back or was lost in play. */
  bonus_active: { kind: 'money', facts: ['promotion', 'amount', 'until'], action: 'bonuses' },
  bonus_completed: { kind: 'money', facts: ['promotion', 'amount'], action: 'bonuses' },
  bonus_forfeited: { kind: 'money', facts: ['promotion', 'amount'], action: 'bonuses' },
  bonus_expired: { kind: 'money', facts: ['promotion', 'amount'], action: 'bonuses' },
  bonus_revoked: { kind: 'money', facts: ['promotion', 'amount'], action: 'bonuses' },
  bonus_used: { kind: 'money', facts: ['promotion'], action: 'bonuses' },
  /** Free rounds: to be played, all played, not given by their game after all, and over with some of them not played. */
  free_rounds_given: { kind: 'money', facts: ['promotion', 'count', 'amount', 'until'], action: 'bonuses' },
  free_rounds_played: { kind: 'money', facts: ['promotion'], action: 'bonuses' },
  free_rounds_not_given: { kind: 'money', facts: ['promotion'], action: 'bonuses' },
  free_rounds_ended: { kind: 'money', facts: ['promotion'], action: 'bonuses' },
  /** Of those that win bonus money: to be played, a bonus of what they won, and over without one. */
  free_rounds_given_bonus: {
    kind: 'money',
    facts: ['promotion', 'count', 'amount', 'until'],
    action: 'bonuses',
  },
  free_rounds_won: { kind: 'money', facts: ['promotion', 'amount'], action: 'bonuses' },
  free_rounds_without_bonus: { kind: 'money', facts: ['promotion'], action: 'bonuses' },

  /** A friend has registered by the member's link, and has met what a bonus asks. */
  friend_joined: { kind: 'promotion', facts: ['member'], action: 'referral' },
  friend_due: { kind: 'promotion', facts: ['member', 'amount'], action: 'referral' },

  rank_reached: { kind: 'promotion', facts: ['rank'], action: 'rank' },
  rank_lowered: { kind: 'service', facts: ['rank'], action: 'rank' },

  /** What can be claimed until a day, and not after it. */
  cashback_lapsing: { kind: 'promotion', facts: ['amount', 'day'], action: 'cashback' },

  /** What can be used until a day, and not after it. */
  points_expiring: { kind: 'promotion', facts: ['points', 'day'], action: 'points' },

  adjustment_added: { kind: 'money', facts: ['amount'], action: 'account' },
  adjustment_taken: { kind: 'money', facts: ['amount'], action: 'account' },

  /** Held while operators look at how they were won: for a day, for longer, and free again. */
  winnings_frozen: { kind: 'money', facts: ['amount', 'vendor', 'until'], action: 'withdrawals' },
  winnings_kept: { kind: 'money', facts: ['amount', 'until'], action: 'withdrawals' },
  winnings_freed: { kind: 'money', facts: ['amount'], action: 'withdrawals' },

  /** Once for a day of the brand: all that came in on it. */
  rebates_paid: { kind: 'money', facts: ['amount', 'day'], action: 'income' },

  lottery_won: { kind: 'money', facts: ['game', 'numero', 'amount'], action: 'slips' },
  /** Another result is in force: what the slip pays now, and what it paid before. */
  lottery_corrected: { kind: 'money', facts: ['game', 'numero', 'amount', 'before'], action: 'slips' },
  lottery_refunded: { kind: 'money', facts: ['game', 'numero', 'amount'], action: 'slips' },

  new_device: { kind: 'security', facts: ['device', 'at'], action: 'security' },
  login_token_misused: { kind: 'security', facts: ['at'], action: 'security' },
  password_changed: { kind: 'security', facts: ['at'], action: 'security' },
  password_reset: { kind: 'security', facts: ['at'], action: 'security' },
  payment_password_changed: { kind: 'security', facts: ['at'], action: 'security' },
  mobile_changed: { kind: 'security', facts: ['at'], action: 'security' },
  email_changed: { kind: 'security', facts: ['at'], action: 'security' },
  bank_account_added: { kind: 'security', facts: ['at'], action: 'withdrawals' },
  bank_account_changed: { kind: 'security', facts: ['at'], action: 'withdrawals' },
  bank_account_removed: { kind: 'security', facts: ['at'], action: 'withdrawals' },
  payee_name_changed: { kind: 'security', facts: ['at'], action: 'withdrawals' },
  second_factor_added: { kind: 'security', facts: ['at'], action: 'security' },
  second_factor_removed: { kind: 'security', facts: ['at'], action: 'security' },
  recovery_codes_renewed: { kind: 'security', facts: ['at'], action: 'security' },
  recovery_code_used: { kind: 'security', facts: ['at'], action: 'security' },
  account_closed: { kind: 'security', facts: ['at'], action: 'home' },
  account_locked: { kind: 'security', facts: ['at'], action: 'home' },
  account_reopened: { kind: 'security', facts: ['at'], action: 'security' },

  /** A lower limit, or the first one; it holds already. */
  limit_tightened: { kind: 'security', facts: ['limit', 'period', 'limitAmount'], action: 'protection' },
  /** A higher limit or none, which waits and then wants the member's second yes. */
  limit_raise_waiting: {
    kind: 'security',
    facts: ['limit', 'period', 'limitAmount', 'effectiveAt'],
    action: 'protection',
  },
  limit_raised: { kind: 'security', facts: ['limit', 'period', 'limitAmount'], action: 'protection' },
  session_limit_changed: { kind: 'security', facts: ['at'], action: 'protection' },
  time_out_begun: { kind: 'security', facts: ['until'], action: 'protection' },
  time_out_ended: { kind: 'security', facts: [], action: 'protection' },
  self_exclusion_begun: { kind: 'security', facts: ['until'], action: 'protection' },
  self_exclusion_permanent: { kind: 'security', facts: ['at'], action: 'protection' },
  self_exclusion_ended: { kind: 'security', facts: [], action: 'protection' },
  /** By an agent of the line, whose words the reason is. */
  play_suspended: { kind: 'service', facts: ['effectiveAt', 'reason'], action: 'withdrawals' },
  play_resumed: { kind: 'service', facts: ['at'], action: 'home' },

  agent_appointed: { kind: 'service', facts: [], action: 'team' },
  line_joined: { kind: 'service', facts: ['member', 'link'], action: 'team' },
  line_joined_many: { kind: 'service', facts: ['count', 'member', 'link'], action: 'team' },
  contract_offered: { kind: 'service', facts: ['contract'], action: 'home' },
  contract_asked: { kind: 'service', facts: ['contract'], action: 'home' },
  contract_denied: { kind: 'service', facts: ['contract'], action: 'home' },
  /** With its first day. */
  contract_signed: { kind: 'service', facts: ['contract', 'day'], action: 'home' },
  /** With its last day, if nothing is answered. */
  contract_ending_asked: { kind: 'service', facts: ['contract', 'day'], action: 'home' },
  contract_goes_on: { kind: 'service', facts: ['contract'], action: 'home' },
  contract_ended: { kind: 'service', facts: ['contract', 'day'], action: 'home' },

  identity_needed: { kind: 'service', facts: [], action: 'identity' },
  identity_approved: { kind: 'service', facts: [], action: 'identity' },
  identity_rejected: { kind: 'service', facts: [], action: 'identity' },
} as const satisfies Record<string, Template>;
export type TemplateName = keyof typeof TEMPLATES;

/** What a sender says for a template. */
export type FactsOf<Name extends TemplateName> = {
  [Fact in (typeof TEMPLATES)[Name]['facts'][number]]: z.input<FactSchemas[Fact]>;
};
