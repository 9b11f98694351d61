import type { FixtureState, SportsName } from './sports-api.ts';

/** What the page of the back office and the studio's server say to each other about the book, below the vendor's address. */
export const SPORTS_OFFICE_PATHS = {
  /** GET `?when=open|ended&search=&before=`: `OfficeFixtures`. */
  fixtures: '/back-office-api/sports/fixtures',
  /** GET `/:id`: `OfficeFixture`. */
  fixture: '/back-office-api/sports/fixtures',
  /** POST `{fixture, market, reason}`; market null: the whole match. Each answers `OfficeFixture`. */
  suspend: '/back-office-api/sports/suspend',
  resume: '/back-office-api/sports/resume',
  /** POST `{fixture, end, reason}`: typed by two people, the second without seeing what the first has typed. */
  report: '/back-office-api/sports/report',
  /** GET `?fixture=&state=&before=`: slips of the brand's players, `OfficeSlips`. */
  slips: '/back-office-api/sports/slips',
  /** GET: `OfficeCase[]`. POST `{case, answer}` closes one, and answers the same. */
  cases: '/back-office-api/sports/cases',
  /** POST `{fixture, market, selection, version, truth, reason}`: a price was obviously wrong. Answers `OfficeFixture`. */
  priceError: '/back-office-api/sports/price-errors',
  /** POST `{error, decision, reason}`: another person approves it before kick-off, or anyone withdraws it. Answers `OfficeFixture`. */
  decideError: '/back-office-api/sports/price-errors/decide',
  /** GET: `OfficeFeed[]`. */
  feeds: '/back-office-api/sports/feeds',
  /** GET: `OfficeMargins[]`, by league. */
  margins: '/back-office-api/sports/margins',
  /** GET: `OfficeMarginSheet`. POST `{version, margins, reason}`: the next version of it. Answers the same. */
  marginSheet: '/back-office-api/sports/margin-sheet',
  /** GET: `OfficeBounds`. POST `{scope, subject, mostStake, mostPaid, ofSelection, ofFixture, reason}`; all four null take it away. Answers the same. */
  bounds: '/back-office-api/sports/bounds',
  /** GET: `OfficeGroup[]`. POST `{player, group, reason}`; group null takes the player out. Answers the same. */
  groups: '/back-office-api/sports/groups',
  /** GET: `OfficeLimit[]`. POST `{scope, subject, percent, reason}`; percent 100 takes it away. */
  limits: '/back-office-api/sports/limits',
} as const;

export interface OfficeFixtureLine {
  id: string;
  competition: SportsName;
  home: SportsName;
  away: SportsName;
  /** Of an outright, whose title stands as home and as away: who can be backed, by selection. */
  outright: Record<string, SportsName> | null;
  virtual: boolean;
  source: string;
  startsAt: string;
  state: FixtureState;
  /** Of the brand's players, open ones. */
  slips: number;
  /** What the house could lose by it, over the players of all brands. */
  held: string;
  heldMost: string;
  /** Of the result it stands settled by; 0 before. */
  resultVersion: number;
}
export interface OfficeFixtures {
  fixtures: OfficeFixtureLine[];
  next: string | null;
}

export interface OfficeSelection {
  selection: string;
  odds: number;
  version: number;
  /** Offered no more: no slip is taken at the price. */
  withdrawn: boolean;
  held: string;
  heldMost: string;
  slips: number;
}
export interface OfficeMarket {
  market: string;
  name: { TH: string; EN: string };
  state: 'open' | 'suspended' | 'closed';
  heldBy: string | null;
  known: boolean;
  selections: (OfficeSelection & { name: { TH: string; EN: string } })[];
}
export interface OfficeResult {
  version: number;
  /** `2–1 (1–0)`, or a word of its state. */
  end: unknown;
  source: string;
  reason: string | null;
  madeAt: string;
  madeBy: string | null;
  approvedBy: string | null;
  /** How far its settlement is. */
  slips: number;
  isSettled: boolean;
}
export interface OfficePriceError {
  id: string;
  market: string;
  selection: string;
  name: { TH: string; EN: string };
  version: number;
  /** Thousandths. */
  shown: number;
  truth: number;
  reason: string;
  proposedBy: string;
  proposedAt: string;
  approvedBy: string | null;
  approvedAt: string | null;
  /** Open slips that were made void at once. */
  slips: number | null;
  withdrawnBy: string | null;
  withdrawnAt: string | null;
}
export interface OfficeFeed {
  feed: string;
  producer: 'prematch' | 'live';
  /** Null: nothing was ever received of it. */
  lastAt: string | null;
  silentMs: number | null;
  /** Its matches take no bets. */
  isSilent: boolean;
  /** The place of the message that is awaited. */
  expected: number;
  gapSince: string | null;
  gaps: number;
  refused: number;
  /** Open ones that depend on it. */
  matches: number;
  lastRefused: { kind: string; reason: string; at: string } | null;
}
export interface OfficeFixture extends OfficeFixtureLine {
  markets: OfficeMarket[];
  results: OfficeResult[];
  priceErrors: OfficePriceError[];
  /** Who has typed the next result; what, is not said. */
  reportedBy: string | null;
  /** Whether people may type a result: the virtual league's comes from its link alone. */
  mayReport: boolean;
}

export interface OfficeSlip {
  id: string;
  /** Masked. */
  player: string;
  state: string;
  line: string;
  stake: string;
  pays: string;
  payout: string | null;
  placedAt: string;
}
export interface OfficeSlips {
  slips: OfficeSlip[];
  next: string | null;
}

export interface OfficeCase {
  id: string;
  kind: string;
  fixture: { id: string; home: SportsName; away: SportsName } | null;
  facts: Record<string, unknown>;
  openedAt: string;
  closedAt: string | null;
  closedBy: string | null;
  answer: string | null;
}

export interface OfficeLimit {
  scope: 'all' | 'competition' | 'group' | 'player';
  subject: string;
  name: string;
  percent: number;
  mostStake: string;
  reason: string;
  setBy: string;
  setAt: string;
}

export interface OfficeMargins {
  /** Of the competition. */
  id: string;
  name: SportsName;
  virtual: boolean;
  /** Margins in thousandths: what open markets of the kind hold on average and at the most, and what the sheet lets them; null without a bound. */
  kinds: { kind: string; markets: number; margin: number; highest: number; most: number | null }[];
}

export interface OfficeMarginSheet {
  /** 0: nothing was ever set. */
  version: number;
  /** In thousandths. */
  kinds: {
    kind: string;
    name: { TH: string; EN: string };
    margin: number;
    published: number;
    least: number;
    most: number;
  }[];
  /** The newest first. */
  versions: {
    version: number;
    margins: Record<string, number>;
    reason: string;
    brand: string;
    setBy: string;
    setAt: string;
  }[];
}

interface BoundAmounts {
  mostStake: string | null;
  mostPaid: string | null;
  ofSelection: string | null;
  ofFixture: string | null;
}
export interface OfficeBound extends BoundAmounts {
  scope: 'sport' | 'competition';
  subject: string;
  name: SportsName;
  reason: string;
  setBy: string;
  setAt: string;
}
export interface OfficeBounds {
  bounds: OfficeBound[];
  sports: { code: string; name: SportsName }[];
  /** What holds where nothing is set. */
  published: BoundAmounts;
}

export interface OfficeGroup {
  name: string;
  players: { player: string; reason: string; setBy: string; setAt: string }[];
}
