import { z } from 'zod';

/**
 * What the sports page in the player's browser and the studio's server say to each other.
 *
 * The page is `/play/<gameCode>?page=&fixture=#s=<playSession>`. Fixtures, prices, results and rules are read without a session as well, and are the same for all; what is the player's own
 * goes with `Authorization: Bearer`, in the envelope of `play-api.ts`. Money is a decimal string, a price a whole number of thousandths (1 950 is 1.95), a line a whole number of quarters
 * (−3 is −0.75, the home side's). A market is named by the key of the rules: `handicap/full/-3`.
 */
export const SPORTS_PATHS = {
  /** GET: what the page opens with, `sportsSession`. */
  session: '/sports-api/session',
  /** GET `fixturesQuery`: what is offered, `fixtureList`. */
  fixtures: '/sports-api/fixtures',
  /** GET: bets on whole competitions, `outrightList`. */
  outrights: '/sports-api/outrights',
  /** GET: `bookRules`. */
  rules: '/sports-api/rules',
  /** GET `?fixture=`: one fixture with all its markets, `sportsEvent`. */
  event: '/sports-api/event',
  /** GET `?competition=&before=`: what was settled, newest first, `resultList`. */
  results: '/sports-api/results',
  /** POST `quoteRequest`: what a slip would be now, `slipQuote`. Takes nothing, needs no session. */
  quote: '/sports-api/quote',
  /** POST `placeRequest`: answers `placedSlip`. */
  place: '/sports-api/place',
  /** GET `?state=&before=`: the player's own slips, newest first, `slipList`. */
  slips: '/sports-api/slips',
  /** GET `?slip=`: one of them with all it was settled by, `ownSlip`. */
  slip: '/sports-api/slip',
  /** POST `sportsSettings`: how the player reads prices and which moved ones they take. Answers the same. */
  settings: '/sports-api/settings',
  /** POST `favouriteRequest`: answers `{fixtures, competitions}`. */
  favourites: '/sports-api/favourites',
  /** WebSocket. Up: `sportsRequest`. Down: `sportsFrame`. */
  socket: '/sports-api/socket',
} as const;

/**
 * Facts that come with a refusal, in `value`:
 * price_changed `{legs: [{fixture, market, selection, old, now, version}]}`: nothing was taken; the same slip may be sent again with the new prices ·
 * betting_ended `{legs: [{fixture, market, selection}]}`: kick-off, or the market is closed for good ·
 * suspended `{legs}`: no bets for the moment · not_offered `{legs}` ·
 * slip_invalid `{problem}`, one of the rules' `SlipProblem` or `same_leg` ·
 * stake_outside_limits `{least, most}`: of the whole slip · stake_too_high `{most, because}`: what is left, with `because` one of
 * `slip`, `day`, `selection`, `fixture` · outcome_uncertain `{slip}`: the wallet has not answered; it is either placed or given back within a minute, `slips` shows it.
 */
export const SPORTS_REFUSALS = [
  'session_expired',
  'not_enough_money',
  'price_changed',
  'betting_ended',
  'suspended',
  'not_offered',
  'slip_invalid',
  'stake_outside_limits',
  'stake_too_high',
  'outcome_uncertain',
  'limit_reached',
  'player_disabled',
  'game_disabled',
  'too_soon',
  'invalid_input',
  'unknown_error',
] as const;
export type SportsRefusal = (typeof SPORTS_REFUSALS)[number];

const amount = z.string().regex(/^\d{1,14}(\.\d{1,5})?$/);
const odds = z.int().min(1010).max(1_000_000);
const id = z.uuid();
const marketName = z.string().regex(/^[a-z0-9_]{2,40}\/(full|half)(\/-?\d{1,2})?$/);
const selectionName = z.string().regex(/^[a-z0-9_]{1,40}$/);
/** In the languages of the portal, at least Thai and English; the page falls back to English. */
export const sportsName = z.object({
  TH: z.string(),
  EN: z.string(),
  CN: z.string().optional(),
  ID: z.string().optional(),
  PT: z.string().optional(),
  TY: z.string().optional(),
  VI: z.string().optional(),
});
export type SportsName = z.infer<typeof sportsName>;

export const ODDS_STYLE = z.enum(['malay', 'hongkong', 'indonesian', 'decimal']);
export const PRICE_CHOICE = z.enum(['better', 'any', 'none']);
export const LEGS_MAX = 12;
export const WATCHED_MAX = 60;
export const RUNNERS_MAX = 200;

export const sportsSettings = z.object({ oddsStyle: ODDS_STYLE, priceChoice: PRICE_CHOICE });
export type SportsSettings = z.infer<typeof sportsSettings>;

export const sportsSession = z.object({
  gameCode: z.string(),
  gameName: z.object({ TH: z.string(), EN: z.string() }),
  demo: z.boolean(),
  currency: z.string(),
  symbol: z.string(),
  language: z.enum(['TH', 'EN']),
  lobbyUrl: z.string(),
  balance: amount,
  /** Malay first where the player reads Thai, decimal else, until the player chooses. */
  settings: sportsSettings,
  favourites: z.object({ fixtures: z.array(id), competitions: z.array(id) }),
  leastStake: amount,
  /** The most this member may stake on a slip. */
  mostStake: amount,
});
export type SportsSession = z.infer<typeof sportsSession>;

/** prematch: bets are taken until `startsAt` · live: being played · suspended: no bets for the moment · closed: over, result awaited · settled · void · resettled: by a later version of the result. */
export const FIXTURE_STATES = [
  'prematch',
  'live',
  'suspended',
  'closed',
  'settled',
  'void',
  'resettled',
] as const;
export type FixtureState = (typeof FIXTURE_STATES)[number];

export const competition = z.object({
  id,
  name: sportsName,
  /** Played by the house's model, not by people: pages say so wherever it is named. */
  virtual: z.boolean(),
});
export type Competition = z.infer<typeof competition>;

export const selectionPrice = z.object({
  selection: selectionName,
  odds,
  /** Grows with each change of the price. */
  version: z.int(),
});
export type SelectionPrice = z.infer<typeof selectionPrice>;

export const sportsMarket = z.object({
  market: marketName,
  /** open · suspended: shown, not taken · closed: not offered any more. */
  state: z.enum(['open', 'suspended', 'closed']),
  prices: z.array(selectionPrice),
});
export type SportsMarket = z.infer<typeof sportsMarket>;

const count = z.object({ home: z.int(), away: z.int() });
const counted = z.object({ half: count.nullable(), full: count.nullable() });
/** What the rules settle by (`MatchResult`). */
export const matchResult = z.object({
  goals: counted,
  firstGoal: z.enum(['home', 'away', 'none']).nullable(),
  lastGoal: z.enum(['home', 'away', 'none']).nullable(),
  corners: counted.nullable(),
  cards: counted.nullable(),
});

const place = z.int().min(1).max(999);
/** Of a whole competition (`OutrightResult`). */
const outrightResult = z.object({
  places: z.record(selectionName, place),
  nonStarters: z.array(selectionName).max(RUNNERS_MAX).readonly(),
  decided: z.array(place).max(20).readonly().optional(),
});

/** `FixtureEnd` of the rules, as it travels. */
export const fixtureEnd = z.discriminatedUnion('state', [
  z.object({ state: z.literal('finished'), result: matchResult }),
  z.object({
    state: z.literal('stopped'),
    stopped: z.object({
      result: matchResult,
      goals: count,
      corners: count.nullable(),
      cards: count.nullable(),
    }),
  }),
  z.object({ state: z.literal('not_played') }),
  z.object({ state: z.literal('exchanged') }),
  z.object({ state: z.literal('ranked'), outright: outrightResult }),
]);

/** A fixture as lists and slips show it. */
export const sportsFixture = z.object({
  id,
  competition: id,
  home: sportsName,
  away: sportsName,
  startsAt: z.iso.datetime(),
  state: z.enum(FIXTURE_STATES),
  virtual: z.boolean(),
  /** Of an outright, whose title stands as home and as away: who can be backed, by selection, and when it is expected to have ended. Bets are taken until `startsAt`. */
  outright: z.object({ runners: z.record(selectionName, sportsName), endsAt: z.iso.datetime() }).nullable(),
});
export type SportsFixture = z.infer<typeof sportsFixture>;

/** A row of a list: with the markets a table of Asia has (`result`, `handicap`, `totals` of match and first half: of each the most even line). */
export const listedFixture = sportsFixture.extend({
  markets: z.array(sportsMarket),
  /** How many markets the event page has. */
  marketCount: z.int(),
});
export type ListedFixture = z.infer<typeof listedFixture>;

export const FIXTURES_MAX = 1000;
export const fixturesQuery = z.object({
  /** today: until the end of the day in Thailand · early: later days. */
  when: z.enum(['today', 'early']).default('today'),
  competition: id.optional(),
  /** In any language, of a team or a competition. */
  search: z.string().max(60).optional(),
  /** Several ids joined by commas: those alone, whatever the day (favourites). */
  only: z.string().max(3000).optional(),
});
export const fixtureList = z.object({
  now: z.iso.datetime(),
  competitions: z.array(competition),
  /** By the time they start, at most `FIXTURES_MAX`. */
  fixtures: z.array(listedFixture),
  more: z.boolean(),
});
export type FixtureList = z.infer<typeof fixtureList>;

/** What one can bet on beyond matches, those that close first before others; with all their markets. */
export const outrightList = z.object({
  now: z.iso.datetime(),
  competitions: z.array(competition),
  outrights: z.array(sportsFixture.extend({ markets: z.array(sportsMarket) })),
});
export type OutrightList = z.infer<typeof outrightList>;

/** What the rules page shows as it is in force: the margin of each kind in thousandths, and since when. Version 0 is the published sheet. */
export const bookRules = z.object({
  margins: z.record(z.string(), z.int()),
  version: z.int(),
  since: z.iso.datetime().nullable(),
});
export type BookRules = z.infer<typeof bookRules>;

export const sportsEvent = z.object({
  now: z.iso.datetime(),
  competition,
  fixture: sportsFixture,
  /** All of them, by the order of the rules. */
  markets: z.array(sportsMarket),
  /** Of a settled one: the result of the highest version. */
  end: fixtureEnd.nullable(),
  /** Of the virtual league: what its result is drawn from, public before bets are taken. `round` names the receipt of `/table-api/receipt` once it has ended. */
  proof: z.object({ round: id, commitment: z.string() }).nullable(),
});
export type SportsEvent = z.infer<typeof sportsEvent>;

export const resultList = z.object({
  competitions: z.array(competition),
  results: z.array(
    z.object({
      fixture: sportsFixture,
      version: z.int(),
      end: fixtureEnd,
      settledAt: z.iso.datetime(),
      /** Of a corrected one: why, in the words of those who corrected it. */
      reason: z.string().nullable(),
    }),
  ),
  more: z.boolean(),
});
export type ResultList = z.infer<typeof resultList>;

export const slipLeg = z.object({
  fixture: id,
  market: marketName,
  selection: selectionName,
  /** The price the player has seen, and its version. */
  odds,
  version: z.int(),
});
export type SlipLegWanted = z.infer<typeof slipLeg>;

const slipShape = z.object({
  type: z.enum(['single', 'parlay', 'system']),
  /** Of a system: how many legs a line has, rising; else empty. */
  sizes: z.array(z.int()).max(8).default([]),
  legs: z
    .array(slipLeg)
    .min(1)
    .max(LEGS_MAX + 1),
});

export const quoteRequest = slipShape.extend({ stake: amount.optional() });
/** What the slip would be if it were placed now. `legs` in the order they were given. */
export const slipQuote = z.object({
  legs: z.array(
    z.object({
      fixture: sportsFixture.nullable(),
      market: marketName,
      selection: selectionName,
      /** Null where it is not offered. */
      odds: odds.nullable(),
      version: z.int().nullable(),
      state: z.enum(['open', 'suspended', 'ended', 'not_offered']),
    }),
  ),
  lines: z.int(),
  /** Why it is not taken as it is; null where it is. */
  problem: z.string().nullable(),
  leastStake: amount,
  /** The most that can be staked on it now: bounds, and what is left of liability. */
  mostStake: amount,
  /** Of the stake that was given: what it pays if all of it wins. */
  pays: amount.nullable(),
});
export type SlipQuote = z.infer<typeof slipQuote>;

export const placeRequest = slipShape.extend({
  /** Of the whole slip, in whole coins (0.01) and a whole number of them for each line. At a negative price the page sends what is risked. */
  stake: amount,
  priceChoice: PRICE_CHOICE.default('better'),
  /** What the player saw them as: the receipt shows prices so. */
  oddsStyle: ODDS_STYLE.default('decimal'),
  /** The same for every attempt: a repeated slip is the same slip. */
  idempotencyKey: id,
});
export type PlaceRequest = z.infer<typeof placeRequest>;

/**
 * placing: on its way to the wallet · open: placed, legs are awaited · refused: nothing was taken · returned: the wallet's answer stayed uncertain, the stake is given back ·
 * settled: `paid` is paid or about to be · corrected: settled again by a later version of a result · disputed: people must look.
 */
export const SLIP_STATES = [
  'placing',
  'open',
  'refused',
  'returned',
  'settled',
  'corrected',
  'disputed',
] as const;

export const ownLeg = z.object({
  fixture: sportsFixture,
  market: marketName,
  selection: selectionName,
  odds,
  /** An outcome of the rules; null while it is awaited. */
  outcome: z.string().nullable(),
  /** The line of the rules it was settled under (`SettledBy`). */
  by: z.string().nullable(),
  /** The version of the result it was settled by, and that result. */
  resultVersion: z.int().nullable(),
  end: fixtureEnd.nullable(),
  /** Its price was obviously wrong, found before kick-off by two people: what it was, what it ought to have been, and why. */
  mistake: z.object({ shown: odds, truth: odds, reason: z.string() }).nullable(),
});
export type OwnLeg = z.infer<typeof ownLeg>;

export const ownSlip = z.object({
  id,
  type: slipShape.shape.type,
  sizes: z.array(z.int()),
  lines: z.int(),
  stake: amount,
  /** What it pays if all of it wins. */
  pays: amount,
  oddsStyle: ODDS_STYLE,
  state: z.enum(SLIP_STATES),
  refusal: z.string().nullable(),
  paid: amount.nullable(),
  /** Each correction, the newest last: the payout before and after, and why. */
  corrections: z.array(z.object({ at: z.iso.datetime(), before: amount, after: amount, reason: z.string() })),
  rules: z.string(),
  placedAt: z.iso.datetime(),
  legs: z.array(ownLeg),
});
export type OwnSlip = z.infer<typeof ownSlip>;

export const placedSlip = z.object({ slip: ownSlip, balance: amount });
export const slipList = z.object({ slips: z.array(ownSlip), more: z.boolean(), balance: amount });
export type SlipList = z.infer<typeof slipList>;

export const favouriteRequest = z.object({
  kind: z.enum(['fixture', 'competition']),
  id,
  on: z.boolean(),
});

export const sportsRequest = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('watch'),
    /** From now on, in place of those before: fixtures whose prices are on the screen or in the slip. */
    fixtures: z.array(id).max(WATCHED_MAX),
    session: z.string().max(100).optional(),
  }),
  z.object({ t: z.literal('ping') }),
]);

/**
 * A page watches first and loads then, so that nothing is missed between; after a new connection, and when `list` comes, it loads again.
 *
 * changes: at most four a second, the same bytes for all who watch a fixture; `markets` holds those of its markets that have changed, each whole, so a frame that comes twice changes nothing ·
 * list: fixtures were added or have ended, ask for the list again · own: something of the player's own has changed.
 */
export const sportsFrame = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('changes'),
    now: z.iso.datetime(),
    fixture: id,
    state: z.enum(FIXTURE_STATES),
    startsAt: z.iso.datetime(),
    markets: z.array(sportsMarket),
  }),
  z.object({ t: z.literal('list'), now: z.iso.datetime() }),
  z.object({ t: z.literal('own') }),
  z.object({ t: z.literal('refused'), code: z.string() }),
  z.object({ t: z.literal('pong'), now: z.iso.datetime() }),
]);
export type SportsFrame = z.infer<typeof sportsFrame>;
