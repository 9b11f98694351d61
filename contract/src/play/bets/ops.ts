import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { list, searchText } from '../../ops-list.ts';
import { VENDOR_GROUPS, vendorGroup } from '../catalogue/catalogue.ts';
import { BET_STATUSES } from './bets.ts';

/** A bet as operators see it; at a vendor, a member's round. */
export const betRow = z.object({
  id: z.string(),
  brand: z.string(),
  member: z.object({ id: z.string(), name: z.string() }),
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  category: vendorGroup,
  /** The vendor's id of the round. */
  round: z.string(),
  currency: z.string(),
  stake: moneyText,
  /** Staked by the brand in the member's stead. */
  freeStake: moneyText,
  payout: moneyText,
  /** Stakes given back; no part of `stake`. */
  refunded: moneyText,
  /** Of the house: stakes less payouts. */
  net: moneyText,
  status: z.enum(BET_STATUSES),
  /** Reserved and not played; no part of `stake`. */
  unusedStake: moneyText,
  /** What its vendor calls it, for people. */
  line: z.string().nullable(),
  /** How often its vendor has corrected what it pays. */
  corrections: z.int(),
  /** A person may want to look at it: something came after the close, or a rollback was refused. */
  flagged: z.boolean(),
  placedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type BetRow = z.infer<typeof betRow>;

/** Bets whose money is summed at most; beyond them the sums are of the newest so many. */
export const BETS_SUMMED_MAX = 50_000;

export const betTotals = z.object({
  /** By currency; of what was counted. */
  sums: z.array(
    z.object({
      currency: z.string(),
      bets: z.int(),
      stake: moneyText,
      payout: moneyText,
      net: moneyText,
    }),
  ),
  counted: z.int(),
  /** Only the newest `counted` are in the sums: there are more. */
  atLeast: z.boolean(),
});
export type BetTotals = z.infer<typeof betTotals>;

/** Of bets and of rounds alike; days are those on which they were placed. */
export const betChoices = { status: BET_STATUSES, category: VENDOR_GROUPS, flagged: ['yes', 'no'] } as const;
export const betFilters = {
  /** A member's id or name. */
  member: searchText,
  vendor: z.string().max(40),
  game: z.string().max(64),
  stakeMin: moneyText,
  stakeMax: moneyText,
  payoutMin: moneyText,
  payoutMax: moneyText,
};

export const listBets = list({
  path: '/ops/bets',
  access: 'bets.read',
  elsewhere: 'old',
  summary: 'Bets of every source, with their sums up to a bound',
  row: betRow,
  choices: betChoices,
  filters: betFilters,
  /** The vendor's id of a round, whole; the bet's own id; or what its source knows it by: the short number of a lottery's slip. */
  search: true,
  days: true,
  sorts: ['at'],
  more: { totals: betTotals },
  refusals: ['search_too_wide'],
  file: 'All bets that match',
});
