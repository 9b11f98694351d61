import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';

/**
 * Addresses that more than one part of the site leads to. A page only its own topic leads to is known by its `topic.ts` alone.
 * A path that starts with `?` is an overlay: it is laid over
 * the page one is on (see `overlaid`).
 */
export type Path = `/${string}` | `?${string}`;

const CATEGORY_PAGES = {
  ELOTT: '/elott',
  LOTT: '/lottery',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
  ESPORTS: '/esports',
} as const satisfies Record<VendorGroup, `/${string}`>;

/** Which category's page a path is, if it is one. */
export function categoryAt(path: string): VendorGroup | undefined {
  if (path === paths.lottery('vn') || path === paths.lottery('sea')) return 'LOTT';
  return (Object.keys(CATEGORY_PAGES) as VendorGroup[]).find((group) => CATEGORY_PAGES[group] === path);
}

/** What the footer says about the house, in its order. */
export const ABOUT_PAGES = [
  'about',
  'contact',
  'terms',
  'responsible',
  'privacy',
  'affiliates',
  'refund',
] as const;
export type AboutPage = (typeof ABOUT_PAGES)[number];

export const paths = {
  home: (): Path => '/',
  login: (): Path => '/login',
  register: (): Path => '/register',
  /** An agent's invitation link: the register pop-up with the code filled in. */
  invitation: (code: string): Path => withQuery('/register', { affiliateCode: code }),
  /** The slot lobby; `vendor` shows one vendor's games. */
  slots: (filter: { vendor?: string | undefined } = {}): Path => withQuery('/rng', { page: filter.vendor }),
  /** The page of a category of games; `vendor` shows one vendor's. */
  category: (group: VendorGroup, vendor?: string): Path => withQuery(CATEGORY_PAGES[group], { page: vendor }),
  /** The lotteries of a country have pages of their own. */
  lottery: (market: 'vn' | 'sea'): Path => `/${market}lottery`,
  /** Results of all lotteries by day and market; `number`: when it last came. */
  lotteryResults: (at: { day?: string; market?: string; number?: string; gameCode?: string } = {}): Path =>
    withQuery('/lottery-results', at),
  seamless: (): Path => '/seamless',
  helpInCentre: (): Path => '/helpmc',
  promotions: (): Path => '/promotions',
  /** What each level of members asks and gives. */
  vip: (): Path => '/vip',
  pointMall: (): Path => '/pointMall',
  promotion: (id: string): Path => withQuery('/promoDetail', { id }),
  raffleProof: (id: string): Path => withQuery('/raffle-proof', { id }),
  notices: (notice?: string): Path => withQuery('/noticePage', { notice }),
  /** The help centre; `category` and `article` by their slugs, `page` one of the pages about the house. */
  help: (at: { category?: string; article?: string; page?: AboutPage } = {}): Path => withQuery('/help', at),
  download: (): Path => '/down',
  join: (): Path => '/join',
  /** What works and what does not, open also while the site is closed. */
  status: (): Path => '/status',
  /** `table`: which of its tables, by the vendor's code; `place`: where in it. */
  game: (game: {
    id: string;
    demo?: boolean;
    table?: string | undefined;
    place?: string | undefined;
  }): Path =>
    withQuery('/game', {
      game: game.id,
      table: game.table,
      place: game.place,
      demo: game.demo ? '1' : undefined,
    }),
  /** Where a game of the catalogue is played: on a page of its own, or in the frame of the game page. */
  play: (game: { gameId: string; page: string | null }): Path =>
    (game.page as Path | null) ?? paths.game({ id: game.gameId }),
  /** The fairness page with the seed commitments; `bet` opens the check of one bet. */
  fair: (check: { bet?: string | undefined } = {}): Path => withQuery('/fair', { bet: check.bet }),
  /** The page that computes a draw of a lottery again; without one it asks for it. */
  drawProof: (draw: { gameCode?: string; numero?: string } = {}): Path => withQuery('/lottery-proof', draw),

  /** One field for all of the site; laid over any page. */
  search: (): Path => '?dialog=search',

  /** Live chat with customer service; `from`: the page it is asked from. */
  chat: (about: { from?: string | undefined } = {}): Path => withQuery('/chat', { from: about.from }),
  /** The same laid over the page one is on. */
  chatPanel: (): Path => '?dialog=chat',
  /** The rooms in which members write to each other, laid over the page; `game`: the one beside a table. */
  rooms: (about: { game?: string } = {}): Path =>
    about.game === undefined ? '?dialog=rooms' : `?dialog=rooms&about=${encodeURIComponent(about.game)}`,
  /** The list of a vendor's games, for vendors opened straight from the menu; laid over any page. */
  vendorGames: (vendor: string): Path => `?dialog=vendor&about=${encodeURIComponent(vendor)}`,
  /** What is worth knowing of a game before it is played; laid over any page, and a link that can be sent. */
  gameSheet: (gameId: string): Path => `?dialog=game&about=${encodeURIComponent(gameId)}`,
  /** The list of notices over any page, or one of them. */
  noticeDialog: (notice?: string): Path =>
    notice === undefined ? '?dialog=notice' : `?dialog=notice&about=${encodeURIComponent(notice)}`,
  /** What a demonstration would have sent. */
  demoOutbox: (): Path => '/dev/outbox',
  loginDialog: (): Path => '?dialog=login',
  registerDialog: (): Path => '?dialog=register',
  changePasswordDialog: (): Path => '?dialog=changePassword',
  /** The dialog that explains to a trial account that a real one is required. */
  trialDialog: (): Path => '?dialog=trial',
  /** Without a page: the menu on a phone, its first page on wider screens. */
  memberCentre: (page?: MemberPage): Path => (page ? `?centre=member&page=${page}` : '?centre=member'),
  agentCentre: (page: AgentPage = 'agentTeamOverview'): Path => `?centre=agent&page=${page}`,
};

/** Pages of the member centre: each `member-centre.ts` of a topic adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled from where the pages are
export interface MemberPages {}
export type MemberPage = keyof MemberPages;

/** Pages of the agent centre: each `agent-centre.ts` of a topic adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled from where the pages are
export interface AgentPages {}
export type AgentPage = keyof AgentPages;

/** Adds an overlay path to the current address: its query stays, only fields that name an overlay are replaced. */
export function overlaid(location: { pathname: string; search: string }, path: Path): string {
  if (!path.startsWith('?')) return path;
  const query = pageQuery(location.search);
  const overlay = new URLSearchParams(path);
  for (const [key, value] of [...centreQuery(location.search, overlay), ...overlay]) query.set(key, value);
  // `/login` and `/register` are themselves only the home page with an overlay.
  const below =
    location.pathname === paths.login() || location.pathname === paths.register()
      ? paths.home()
      : location.pathname;
  return `${below}?${query}`;
}

/** The address without its overlay. */
export function uncovered(location: { pathname: string; search: string }): string {
  const query = pageQuery(location.search).toString();
  return query ? `${location.pathname}?${query}` : location.pathname;
}

/** The query of the page itself: `page` is the page's own as long as no centre lies over it. */
function pageQuery(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  if (query.has('centre')) query.delete('page');
  query.delete('centre');
  query.delete('dialog');
  query.delete('about');
  for (const key of [...query.keys()]) if (isOfCentre(key)) query.delete(key);
  return query;
}

/** Within one centre its pages stay as they were left. */
function centreQuery(search: string, overlay: URLSearchParams): [string, string][] {
  const query = new URLSearchParams(search);
  const same = query.has('centre') && query.get('centre') === overlay.get('centre');
  return same ? [...query].filter(([key]) => isOfCentre(key)) : [];
}

/** Filters of a centre's pages are named `<page>.<field>`, and never are those of a page of the site. */
export function isOfCentre(key: string): boolean {
  return key.includes('.');
}

function withQuery(path: `/${string}`, query: Readonly<Record<string, string | undefined>>): Path {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
}
