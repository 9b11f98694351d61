import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { PICTURE_BODY_LIMIT, pictureBytes } from '../../pictures.ts';
import { VENDOR_GROUPS, VOLATILITIES, vendorGroup } from './catalogue.ts';
import { LIVE_CLASSES, LOTTERY_KINDS } from './game-kinds.ts';
import { VENDOR_ADDITIONS } from './vendor-additions.ts';

/** The operator's calls about vendors and games. */

const moment = z.iso.datetime();
const count = z.int().nonnegative();
/** Written as brands’ codes are. */
const vendorCode = brandCode;
const gameId = z.uuid();
/** What the operator's form was opened with; an older one is refused. */
const version = z.int().nonnegative();

/** Calls of a stretch of time. Errors: not answered in time, with nothing certain, or wrongly signed. */
const callFigures = z.object({
  calls: count,
  errors: count,
  /** Mean; null without calls. */
  meanMs: z.number().nullable(),
  longestMs: count,
});
export type CallFigures = z.infer<typeof callFigures>;

/** The proposal that another operator has to approve; null: it is done. */
const proposal = z.uuid().nullable();

/* Vendors */

const vendorRow = z.object({
  code: z.string(),
  name: z.string(),
  groups: z.array(vendorGroup),
  currencies: z.array(z.string()),
  games: count,
  /** Of the operator's scope. */
  brands: z.array(z.object({ code: z.string(), enabled: z.boolean() })),
  enabled: z.boolean(),
  /** Stopped at some brand of the scope, or everywhere. */
  stopped: z.boolean(),
  /** Of the last hour; `in` are its calls to the wallet, `out` ours to it. */
  calls: z.object({ in: callFigures, out: callFigures }),
});
export type VendorRow = z.infer<typeof vendorRow>;

export const listVendors = list({
  path: '/ops/vendors',
  access: 'catalogue.read',
  summary: 'Vendors that brands of the scope carry, with what their calls came to in the last hour',
  row: vendorRow,
  choices: { category: VENDOR_GROUPS, state: ['open', 'closed'] },
  search: true,
  sorts: ['name', 'code', 'games'],
  // By name, from its beginning.
  opens: 'name',
  file: 'All vendors that match',
});

/** What wins of a vendor may come to in one currency; beyond it a win is held until operators decide. */
const winLimit = z.object({
  currency: z.string().max(20),
  /** Of one round. */
  round: z.string().max(30),
  /** Of a day (UTC), beyond what was staked. */
  day: z.string().max(30),
});
export type WinLimit = z.infer<typeof winLimit>;

/** What an operator says of a vendor. Amounts and lists as they stand in the form; the server says what does not fit. */
export const vendorFields = z.object({
  name: z.string().max(200),
  groups: z.array(z.enum(VENDOR_GROUPS)).min(1).max(VENDOR_GROUPS.length),
  signatureHeader: z.string().max(100),
  launchUrl: z.string().max(500),
  apiUrl: z.string().max(500).nullable(),
  /** The vendor's own back office, opened in the console's frame. */
  backOfficeUrl: z.string().max(500).nullable(),
  currencies: z.array(z.string().max(20)).min(1).max(20),
  allowedIps: z.array(z.string().max(60)).max(100),
  /** Units of the vendor's amounts in one of the currency. */
  amountScale: z.string().regex(/^\d{1,10}$/),
  demoSupported: z.boolean(),
  provable: z.boolean(),
  freeBetAmount: z.enum(['stake', 'zero']),
  /** A currency that is not named has the standard. */
  winLimits: z.array(winLimit).max(20),
  /** What it may say, be asked and be told beyond the published protocol. Left out: what was. */
  additions: z.array(z.enum(VENDOR_ADDITIONS)).max(VENDOR_ADDITIONS.length).optional(),
});
export type VendorFields = z.infer<typeof vendorFields>;
/** transfer: the vendor keeps a wallet for each player. Said once: players have money there. */
export const walletKind = z.enum(['seamless', 'transfer']);
export type WalletKind = z.infer<typeof walletKind>;
/** own: played on the site itself, by a vendor without a key that makes no calls. */
const shownWalletKind = z.enum([...walletKind.options, 'own']);
const publicKey = z.string().min(100).max(8000);

const carriage = z.object({
  brand: z.string(),
  brandName: z.string(),
  /** False where the brand does not carry it (yet). */
  carried: z.boolean(),
  enabled: z.boolean(),
  isHot: z.boolean(),
  position: z.int(),
  version,
});
export type Carriage = z.infer<typeof carriage>;

const vendorPage = vendorFields.extend({
  code: z.string(),
  walletKind: shownWalletKind,
  additions: z.array(z.enum(VENDOR_ADDITIONS)),
  publicKey: z.string(),
  /** SHA-256 of the key, in hexadecimal: to be read to the vendor over the telephone. */
  keyFingerprint: z.string(),
  enabled: z.boolean(),
  games: count,
  version,
  createdAt: moment,
  brands: z.array(carriage),
  /** The last hour by the minute, oldest first; minutes without calls are left out. */
  minutes: z.array(
    z.object({
      minute: moment,
      direction: z.enum(['in', 'out']),
      calls: count,
      errors: count,
      meanMs: z.number(),
    }),
  ),
  calls: z.object({ in: callFigures, out: callFigures }),
});
export type VendorPage = z.infer<typeof vendorPage>;

const ofVendor = z.object({ code: vendorCode });

export const oneVendor = opsEndpoint({
  method: 'GET',
  path: '/ops/vendors/:code',
  access: 'catalogue.read',
  summary: 'One vendor: its record, the brands that carry it, and the last hour of calls',
  params: ofVendor,
  value: vendorPage,
  refusals: ['not_found'],
});

export const addVendor = opsEndpoint({
  method: 'POST',
  path: '/ops/vendors',
  access: 'catalogue.change',
  house: true,
  stepUp: true,
  summary:
    'Proposes a vendor for brands, which is there once another operator has approved; its games come with a list',
  body: vendorFields.extend({
    code: vendorCode,
    walletKind: walletKind.default('seamless'),
    publicKey,
    brands: z.array(brandCode).min(1).max(100),
    reason,
  }),
  value: z.object({ code: z.string(), proposal }),
  refusals: ['vendor_known'],
});

export const changeVendor = opsEndpoint({
  method: 'PUT',
  path: '/ops/vendors/:code',
  access: 'catalogue.change',
  house: true,
  stepUp: true,
  summary:
    'Changes a vendor’s record, at once or, where money depends on it, as a proposal; the change holds for its next call',
  params: ofVendor,
  body: vendorFields.extend({ version, reason }),
  value: z.object({ version, proposal }),
  refusals: ['not_found', 'changed_meanwhile'],
});

export const rotateVendorKey = opsEndpoint({
  method: 'POST',
  path: '/ops/vendors/:code/key',
  access: 'catalogue.keys',
  house: true,
  stepUp: true,
  summary:
    'Another key that the vendor signs its calls with; proposed where a second pair of eyes is asked for',
  params: ofVendor,
  body: z.object({ publicKey, reason, version }),
  value: z.object({ proposal }),
  refusals: ['not_found', 'changed_meanwhile'],
});

export const changeBrandVendor = opsEndpoint({
  method: 'PUT',
  path: '/ops/vendors/:code/brands/:brand',
  access: 'catalogue.change',
  summary:
    'Whether a brand carries a vendor (switched on as a proposal), puts it forward, and its place in the row',
  params: ofVendor.extend({ brand: brandCode }),
  body: z.object({
    enabled: z.boolean(),
    isHot: z.boolean(),
    position: z.int().min(0).max(10_000),
    version,
    reason,
  }),
  value: z.object({ version, proposal }),
  refusals: ['not_found', 'changed_meanwhile'],
});

export const openBackOffice = opsEndpoint({
  method: 'POST',
  path: '/ops/vendors/:code/back-office',
  access: 'catalogue.open-back-office',
  summary: 'The address of the vendor’s own back office, signed for this operator: good once, for a minute',
  params: ofVendor,
  body: z.object({ brand: brandCode }),
  value: z.object({
    url: z.string(),
    /** What the console’s policy must let it frame. */
    origin: z.string(),
    permissions: z.array(z.string()),
  }),
  refusals: ['not_found', 'back_office_unavailable'],
});

/* Lists of games */

/** Left out: the vendor is asked for its own. */
const gameListText = z.string().max(8_000_000).optional();
const LIST_BYTES_MAX = 9_000_000;

const gameChange = z.object({
  code: z.string(),
  name: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});

export const previewGames = opsEndpoint({
  method: 'POST',
  path: '/ops/vendors/:code/games/preview',
  access: 'catalogue.change',
  house: true,
  changesNothing: true,
  bodyLimit: LIST_BYTES_MAX,
  summary: 'What taking over a vendor’s list of games would change',
  params: ofVendor,
  body: z.object({ list: gameListText }),
  value: z.object({
    /** The first of each; the counts are whole. */
    added: z.array(z.object({ code: z.string(), name: z.string(), category: z.string() })),
    changed: z.array(gameChange),
    counts: z.object({ added: count, changed: count, unchanged: count, missing: count }),
    /** Names exactly this difference, for taking it over. */
    digest: z.string(),
  }),
  refusals: ['not_found', 'vendor_unreachable', 'game_list_unusable'],
});

export const takeOverGames = opsEndpoint({
  method: 'POST',
  path: '/ops/vendors/:code/games',
  access: 'catalogue.change',
  house: true,
  bodyLimit: LIST_BYTES_MAX,
  summary: 'Takes over a list of games as it was shown; what an operator has set by hand stays',
  params: ofVendor,
  body: z.object({ list: gameListText, digest: z.string().length(64) }),
  value: z.object({ added: count, updated: count }),
  refusals: ['not_found', 'vendor_unreachable', 'game_list_unusable', 'changed_meanwhile'],
});

/* Games */

const brandGame = z.object({
  brand: z.string(),
  hidden: z.boolean(),
  /** Its place before the games that players choose most; null where it has none. */
  position: z.int().nullable(),
  /** Its place among the hot games; null where it is none. */
  hotPosition: z.int().nullable(),
  version,
});
export type BrandGame = z.infer<typeof brandGame>;

const gameRow = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  category: vendorGroup,
  rtp: z.number().nullable(),
  minBet: z.string(),
  maxBet: z.string().nullable(),
  popularity: count,
  demo: z.boolean(),
  enabled: z.boolean(),
  stopped: z.boolean(),
  /** Of the operator's scope. */
  brands: z.array(brandGame),
});
export type GameRow = z.infer<typeof gameRow>;

export const listGames = list({
  path: '/ops/games',
  access: 'catalogue.read',
  elsewhere: 'file',
  summary: 'Games of the vendors that brands of the scope carry',
  row: gameRow,
  choices: {
    category: VENDOR_GROUPS,
    liveClass: LIVE_CLASSES,
    state: ['open', 'closed', 'hidden', 'hot'],
    demo: ['yes', 'no'],
  },
  filters: { vendor: vendorCode },
  search: true,
  sorts: ['popularity', 'name', 'code', 'rtp', 'createdAt'],
  file: 'All games that match',
});

/** What an operator may set of a game by hand; a list of the vendor's changes it no more. */
const gameFields = z.object({
  name: localTextShape(255),
  category: vendorGroup,
  volatility: z.enum(VOLATILITIES).nullable(),
  features: z.array(z.string().trim().min(1).max(40)).max(20),
  liveClass: z.enum(LIVE_CLASSES).nullable(),
  lotteryKind: z.enum(LOTTERY_KINDS).nullable(),
  demo: z.boolean(),
});
export type GameFields = z.infer<typeof gameFields>;

const gamePage = gameRow.extend({
  names: localTextShape(255),
  volatility: z.enum(VOLATILITIES).nullable(),
  lines: z.int().nullable(),
  features: z.array(z.string()),
  liveClass: z.enum(LIVE_CLASSES).nullable(),
  lotteryKind: z.enum(LOTTERY_KINDS).nullable(),
  /** Categories its vendor is registered for. */
  vendorCategories: z.array(vendorGroup),
  /** Fields that were set by hand. */
  byHand: z.array(z.string()),
  /** Its own picture as a `data:` address, since sites’ pictures are not on the console’s hosts; null where it is drawn. */
  ownPicture: z.string().nullable(),
  version,
  createdAt: moment,
});
export type GamePage = z.infer<typeof gamePage>;

const ofGame = z.object({ id: gameId });

export const oneGame = opsEndpoint({
  method: 'GET',
  path: '/ops/games/:id',
  access: 'catalogue.read',
  summary: 'One game, and what each brand does with it',
  params: ofGame,
  value: gamePage,
  refusals: ['not_found'],
});

export const changeGame = opsEndpoint({
  method: 'PUT',
  path: '/ops/games/:id',
  access: 'catalogue.change',
  house: true,
  summary: 'Names, category, features and demo of a game, at every brand',
  params: ofGame,
  body: gameFields.extend({ version }),
  value: z.object({ version }),
  refusals: ['not_found', 'changed_meanwhile', 'category_not_of_vendor'],
});

export const changeBrandGame = opsEndpoint({
  method: 'PUT',
  path: '/ops/games/:id/brands/:brand',
  access: 'catalogue.change',
  summary: 'Whether a brand shows a game, puts it forward, and where',
  params: ofGame.extend({ brand: brandCode }),
  body: brandGame.omit({ brand: true }).extend({
    position: z.int().min(0).max(100_000).nullable(),
    hotPosition: z.int().min(0).max(100_000).nullable(),
  }),
  value: z.object({ version }),
  refusals: ['not_found', 'changed_meanwhile'],
});

export const setGamePicture = opsEndpoint({
  method: 'POST',
  path: '/ops/games/:id/picture',
  access: 'catalogue.change',
  house: true,
  bodyLimit: PICTURE_BODY_LIMIT,
  summary: 'A picture of the game’s own, at every brand: PNG, JPEG or WebP, drawn anew by the server',
  params: ofGame,
  body: z.object({ base64: pictureBytes, version }),
  value: z.object({ version }),
  refusals: ['not_found', 'changed_meanwhile', 'picture_unusable'],
});

export const removeGamePicture = opsEndpoint({
  method: 'POST',
  path: '/ops/games/:id/picture/removal',
  access: 'catalogue.change',
  house: true,
  summary: 'Back to the drawn picture',
  params: ofGame,
  body: z.object({ version }),
  value: z.object({ version }),
  refusals: ['not_found', 'changed_meanwhile'],
});

/* Stops */

export const STOP_KINDS = ['brand', 'vendor', 'game', 'player'] as const;
const stopKind = z.enum(STOP_KINDS);

const stopRow = z.object({
  id: z.string(),
  kind: stopKind,
  /** Null: at every brand. */
  brand: z.string().nullable(),
  subject: z.object({ id: z.string(), name: z.string() }),
  reason: z.string(),
  startedAt: moment,
  startedBy: z.string(),
  endedAt: moment.nullable(),
  endedBy: z.string().nullable(),
  endReason: z.string().nullable(),
  /** Whether this operator may open it again: one for every brand needs the permission over the house. */
  mayEnd: z.boolean(),
});
export type StopRow = z.infer<typeof stopRow>;

export const listStops = list({
  path: '/ops/stops',
  access: 'catalogue.read',
  summary: 'What takes no bets: since when, by whom, why; and what was stopped before',
  row: stopRow,
  choices: { kind: STOP_KINDS, state: ['in-force', 'ended'] },
  search: true,
  sorts: ['startedAt'],
  file: 'All stops that match',
});

/** Closed without a stop: by a setting, or a command at the server. */
export const listSwitchedOff = opsEndpoint({
  method: 'GET',
  path: '/ops/stops/switched-off',
  access: 'catalogue.read',
  summary: 'Brands, vendors and games that are closed by a setting or by a command, without a stop',
  value: z.object({
    brands: z.array(z.object({ code: z.string(), name: z.string() })),
    vendors: z.array(z.object({ code: z.string(), name: z.string() })),
    games: z.array(z.object({ id: z.string(), name: z.string(), vendor: z.string() })).max(200),
  }),
  refusals: [],
});

export const stopPlay = opsEndpoint({
  method: 'POST',
  path: '/ops/stops',
  access: 'catalogue.stop',
  summary: 'Takes no more bets, at once; rounds in play finish. `brand` null: at every brand, over the house',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('brand'), brand: brandCode, reason }),
    z.object({ kind: z.literal('vendor'), brand: brandCode.nullable(), vendor: vendorCode, reason }),
    z.object({ kind: z.literal('game'), brand: brandCode.nullable(), game: gameId, reason }),
    /** By the member's id, or the name they log in with. */
    z.object({
      kind: z.literal('player'),
      brand: brandCode,
      player: z.string().trim().min(1).max(60),
      reason,
    }),
  ]),
  value: z.object({ id: z.string() }),
  refusals: ['not_found', 'stopped_already'],
});

export const endStop = opsEndpoint({
  method: 'POST',
  path: '/ops/stops/:id/end',
  access: 'catalogue.stop',
  summary: 'Takes bets again, at once',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found', 'open_already'],
});
