import type { RoundReceipt } from './rules/receipt.ts';
import type { ReceiptCheck } from './rules/verify-round.ts';

/**
 * What the page of the back office and the studio's server say to each other. The page trades the launch in its address for a
 * bearer token, once, and keeps that in memory. Answers use the portal's envelope. Each vendor has a back office of its own: both page and calls
 * stand below the vendor's address.
 */
export const BACK_OFFICE_PAGE = '/back-office';
export const BACK_OFFICE_PATHS = {
  enter: '/back-office-api/session',
  games: '/back-office-api/games',
  stop: '/back-office-api/games/stop',
  open: '/back-office-api/games/open',
  tables: '/back-office-api/tables',
  stopTable: '/back-office-api/tables/stop',
  openTable: '/back-office-api/tables/open',
  setTable: '/back-office-api/tables/settings',
  makeTable: '/back-office-api/tables/make',
  takeTableAway: '/back-office-api/tables/take-away',
  voidRound: '/back-office-api/tables/void',
  tableRounds: '/back-office-api/tables/rounds',
  tableReturns: '/back-office-api/tables/returns',
  rounds: '/back-office-api/rounds',
  returns: '/back-office-api/returns',
  acts: '/back-office-api/acts',
} as const;

/**
 * launch_invalid: not signed by a brand we know, for somewhere else, or no launch at all · launch_expired: older than a minute ·
 * launch_used: it has opened a session before · session_ended: idle for too long, or over · not_permitted: the launch did not
 * allow it · game_stopped, game_open: it is so already · outside_bounds `{field, least, most}`: of a table's settings, amounts as decimal text · changed_meanwhile: the settings
 * are not those the person saw · void_limit `{most}`: so many rounds of a brand are made void within a day · too_many_tables `{most}`, name_taken: of tables of one brand.
 */
export const BACK_OFFICE_REFUSALS = [
  'launch_invalid',
  'launch_expired',
  'launch_used',
  'session_ended',
  'not_permitted',
  'another_person',
  'other_brands',
  'not_found',
  'game_stopped',
  'game_open',
  'outside_bounds',
  'changed_meanwhile',
  'void_limit',
  'too_many_tables',
  'name_taken',
  'kicked_off',
  'not_obvious',
  'invalid_input',
  'too_soon',
  'unknown_error',
] as const;
export type BackOfficeRefusalCode = (typeof BACK_OFFICE_REFUSALS)[number];

interface GameName {
  TH: string;
  EN: string;
}

export interface Entered {
  token: string;
  /** By its name. */
  vendor: string;
  brand: string;
  person: string;
  permissions: string[];
  /** What its games are: `slot`, `table`, `sports`. */
  kinds: string[];
  language: 'TH' | 'EN';
}

export interface OfficeGame {
  code: string;
  name: GameName;
  ruleVersion: string;
  returnPercent: string;
  /** Rounds of the brand's players that are not paid yet. */
  roundsInPlay: number;
  stopped: { at: string; by: string; reason: string } | null;
}

/** A live table as it stands for the brand. */
export interface OfficeTable {
  code: string;
  name: GameName;
  game: GameName;
  status: 'open' | 'closing' | 'closed';
  players: number;
  round: { id: string; number: number; state: string } | null;
  minStake: string;
  maxStake: string;
  /** What the round in play could have to pay at the most, stakes included, and how far that may go. */
  liability: string;
  liabilityMax: string;
  /** Within the last hour; three and more want a person's look. */
  leaderChanges: number;
  isUnsteady: boolean;
  stopped: { at: string; by: string; reason: string } | null;
  /** Made for the brand alone. */
  isOwn: boolean;
  isTakenAway: boolean;
  /** What the sheet allows, within which the brand sets its own. */
  sheet: OfficeLimits & { unit: string };
  /** What the brand has set for its players, from the next round on; null in it: as the sheet has it. `version` 0: nothing yet. */
  setting: OfficeSetting & { version: number };
  lastSet: { at: string; by: string; reason: string } | null;
}

/** Of plays that share one largest stake. */
export interface OfficeFamily {
  family: string;
  name: GameName;
}

export interface OfficeLimits {
  minStake: string;
  maxStake: string;
  playerPayoutMax: string;
  brandPayoutMax: string;
  maxByFamily: (OfficeFamily & { most: string })[];
}

export interface OfficeSetting {
  minStake: string | null;
  maxStake: string | null;
  playerPayoutMax: string | null;
  brandPayoutMax: string | null;
  /** Those that are set. */
  maxByFamily: Record<string, string>;
  /** `18:00`, in Thailand; both or neither. */
  opens: string | null;
  closes: string | null;
}

/** A round of a live table. All see the same round, so nothing of it belongs to a brand but the bets. */
export interface OfficeTableRoundLine {
  id: string;
  table: string;
  number: number;
  state: 'announced' | 'open' | 'closed' | 'settled' | 'void';
  opensAt: string;
  /** As lobbies are given it: `Bp`, `351`; null until it is dealt, and of a void round. */
  result: string | null;
  /** Of the brand's players. */
  bets: number;
  stake: string;
}

export interface OfficeTableRounds {
  rounds: OfficeTableRoundLine[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

/** confirmed: may still be changed · corrected: made void after it was paid. The others as of a round of one player. */
export const TABLE_BET_STATES = [
  'confirmed',
  'placing',
  'placed',
  'refused',
  'paying',
  'settled',
  'rolling_back',
  'rolled_back',
  'correcting',
  'corrected',
  'disputed',
] as const;

export interface OfficeTableBet {
  /** Masked. */
  player: string;
  state: (typeof TABLE_BET_STATES)[number];
  /** Its legs; `payout` is null until the round is settled, and where the bet is not in it. */
  chips: { name: GameName; stake: string; payout: string | null }[];
  stake: string;
  /** Null until it is fixed, and where the bet is not in the round. */
  payout: string | null;
  refusal: string | null;
}

export interface OfficeTableRound extends OfficeTableRoundLine {
  closesAt: string;
  kind: string;
  ruleVersion: string;
  outcome: unknown;
  chain: { anchor: string; place: number; linkBefore: string; link: string | null };
  /** Of the players who were there, from opening on. */
  seeds: string[];
  /** Computed again from link and seeds; null of a void round, which has no outcome. */
  verdict: ReceiptCheck['verdict'] | null;
  /** Why it is void, once it is. */
  voidReason: string | null;
  /** What people of the brand have proposed or decided about it. */
  voiding: { proposedBy: string; approvedBy: string | null; reason: string; isDone: boolean } | null;
  /** Of the brand's players, the largest stakes first; of more than can be shown the largest alone. */
  betLines: OfficeTableBet[];
}

/** Of one game of tables: what the brand's players staked in settled bets, and what came back. */
export interface OfficeTableReturn {
  gameCode: string;
  name: GameName;
  /** From the play that returns least to the one that returns most, in per cent: `85.64–98.94`. */
  promised: string;
  bets: number;
  stake: string;
  payout: string;
  /** In per cent; null while there is no stake. */
  measured: string | null;
}

export interface OfficeTableReturns {
  days: number;
  games: OfficeTableReturn[];
}

export const ROUND_STATES = [
  'placing',
  'staked',
  'settled',
  'refused',
  'rolling_back',
  'rolled_back',
  'disputed',
] as const;
export type OfficeRoundState = (typeof ROUND_STATES)[number];

/** Money is decimal text in units of `currency`. */
export interface OfficeRoundLine {
  id: string;
  gameCode: string;
  player: string;
  state: OfficeRoundState;
  currency: string;
  stake: string;
  payout: string;
  placedAt: string;
  finishedAt: string | null;
}

export interface OfficeRounds {
  rounds: OfficeRoundLine[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

export interface OfficeRound extends OfficeRoundLine {
  receipt: RoundReceipt;
  /** Of the receipt, computed again from its seeds. */
  verdict: ReceiptCheck['verdict'];
  transactions: { bet: string; win: string; rollback: string };
  /** The operator's answer where it refused the stake. */
  refusal: string | null;
  attempts: number;
  lastError: string | null;
  balanceAfterStake: string | null;
  balanceAfter: string | null;
}

/** Over the players of all operators: what a game returns does not depend on whose they are. */
export interface OfficeReturn {
  gameCode: string;
  name: GameName;
  ruleVersion: string;
  /** What the sheet promises, in per cent. */
  promised: string;
  rounds: number;
  /** Null while there are too few rounds to say anything. Per cent; `from` and `to` are where luck leaves 99 of 100 games. */
  measured: { percent: number; from: number; to: number; isInside: boolean } | null;
}

export interface OfficeAct {
  at: string;
  person: string;
  action: string;
  subject: string | null;
  reason: string | null;
}
