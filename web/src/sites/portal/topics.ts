import type { QueryKey } from '@tanstack/react-query';
import type { RouteGuard } from '../../api/route-guard.ts';
import type { LazyComponent } from '../../lazy-component.tsx';
import type { PageProps } from '../../navigation.ts';
import type { PartPlace, PartProps, Parts } from '../../parts.tsx';
import type { OverlayEntry, PageEntry, Topic } from '../../topic.ts';

/** Found by their place: a new topic is a folder, and no list anywhere. */
const FOUND = import.meta.glob<Topic>(['../../features/*/*/topic.ts', './*/topic.ts'], {
  eager: true,
  import: 'topic',
});
export const TOPICS: readonly Topic[] = Object.values(FOUND);

/** A page of the site, with something to draw. */
export type Page = PageEntry & { page: LazyComponent<PageProps> };

/** Every page, under each of its addresses. */
export const PAGES: ReadonlyMap<string, Page> = pagesOf(TOPICS.flatMap(({ pages = [] }) => pages));

/** Every overlay by its name. */
export const OVERLAYS: Readonly<Record<string, OverlayEntry | undefined>> = Object.assign(
  {},
  ...TOPICS.map(({ overlays }) => overlays),
);

/** What may open by itself beside any page. */
export const BESIDE = TOPICS.flatMap(({ beside }) => (beside ? [beside] : []));

/** What topics bring to places of each other's pages. */
export const PARTS: Parts['in'] = {
  game: partsAt('game'),
  room: partsAt('room'),
  justWon: partsAt('justWon'),
  winners: partsAt('winners'),
  missions: partsAt('missions'),
  deposit: partsAt('deposit'),
  openBonus: partsAt('openBonus'),
  teamAhead: partsAt('teamAhead'),
  teamOverview: partsAt('teamOverview'),
  promotion: partsAt('promotion'),
  security: partsAt('security'),
  excluded: partsAt('excluded'),
  lotteryTable: partsAt('lotteryTable'),
  lotteryResults: partsAt('lotteryResults'),
  betReceipt: partsAt('betReceipt'),
  sharedReceipt: partsAt('sharedReceipt'),
  lotteryOrders: partsAt('lotteryOrders'),
  contractBills: partsAt('contractBills'),
  drawOutcome: partsAt('drawOutcome'),
  placedSlip: partsAt('placedSlip'),
  fairness: partsAt('fairness'),
  followGame: partsAt('followGame'),
  devices: partsAt('devices'),
  downlineMember: partsAt('downlineMember'),
};

/** What session storage keeps: name there → query. */
export const STORED: Readonly<Record<string, QueryKey>> = Object.assign(
  {},
  ...TOPICS.map(({ stored }) => stored),
);

/** First words of the query keys that are the player's own. */
export const PERSONAL: readonly string[] = TOPICS.flatMap(({ queries = {} }) =>
  Object.keys(queries).filter((name) => queries[name] === 'personal'),
);

/** The page at an address, with a slash at its end or without. */
export function pageAt(pathname: string): Page | undefined {
  return PAGES.get(withoutSlash(pathname));
}

export function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

/** The words that come with a centre. */
export function centreWords(centre: RouteGuard): readonly string[] {
  return TOPICS.flatMap((topic) => topic.centreWords?.[centre] ?? []);
}

function partsAt<Place extends PartPlace>(place: Place): LazyComponent<PartProps[Place]>[] {
  return TOPICS.flatMap(({ parts }): LazyComponent<PartProps[Place]>[] => {
    const part = parts?.[place];
    return part ? [part] : [];
  });
}

function pagesOf(entries: readonly PageEntry[]): ReadonlyMap<string, Page> {
  const home = entries.find(({ path }) => path === '/');
  if (!home?.page) throw new Error('no topic brings a page for /');
  const { page, load, search } = home;
  return new Map(
    entries
      .map((entry) => ({ ...(!entry.page && { load, search }), page, ...entry }))
      .flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page])),
  );
}
