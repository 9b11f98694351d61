import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { csvQuery, day, listOf, listQuery, searchText } from '../../ops-list.ts';
import { given } from '../../query.ts';
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

export const betFilters = {
  /** The vendor's id of a round, whole; the bet's own id; or what its source knows it by: the short number of a lottery's slip. */
  search: given(searchText),
  /** A member's id or name. */
  member: given(searchText),
  vendor: given(z.string().max(40)),
  game: given(z.string().max(64)),
  category: given(z.enum(VENDOR_GROUPS)),
  status: given(z.enum(BET_STATUSES)),
  flagged: given(z.enum(['yes', 'no'])),
  stakeMin: given(moneyText),
  stakeMax: given(moneyText),
  payoutMin: given(moneyText),
  payoutMax: given(moneyText),
  /** Days on which they were placed. */
  from: given(day),
  to: given(day),
};
const betsQuery = listQuery(betFilters, ['at']);

export const listBets = opsEndpoint({
  method: 'GET',
  path: '/ops/bets',
  access: 'bets.read',
  summary: 'Bets of every source, with their sums up to a bound',
  query: betsQuery,
  value: listOf(betRow).extend({ totals: betTotals }),
  refusals: ['search_too_wide'],
});

export const betsCsv = opsEndpoint({
  method: 'GET',
  path: '/ops/bets.csv',
  access: 'bets.read',
  summary: 'All bets that match',
  query: csvQuery(betsQuery),
  value: z.string(),
  refusals: [],
});
