import type { Permission } from '@lanna/contract/endpoint';
import type { Me } from '@lanna/contract/people/operators/ops';
import {
  type ConsolePageEntry,
  type ConsoleTopic,
  type HitEntry,
  NAV_GROUPS,
} from '../../console/console-topic.ts';
import { mayDo } from '../../console/operator.tsx';

/** Found by their place: a topic's pages are a folder, and no list anywhere. */
const FOUND = import.meta.glob<ConsoleTopic>('../../features/*/*/console/console.ts', {
  eager: true,
  import: 'consoleTopic',
});
export const TOPICS: readonly ConsoleTopic[] = Object.values(FOUND);
export const PAGES: readonly ConsolePageEntry[] = TOPICS.flatMap(({ pages = [] }) => pages);
export const MEMBER_TABS = TOPICS.flatMap(({ memberTabs = [] }) => memberTabs);

/** What the search field finds, by its kind. */
export const HITS: Readonly<Record<string, HitEntry | undefined>> = Object.assign(
  {},
  ...TOPICS.map(({ hits }) => hits),
);

export function maySee(operator: Me, { permission }: Pick<ConsolePageEntry, 'permission'>): boolean {
  if (permission === undefined) return true;
  const any: readonly Permission[] = typeof permission === 'string' ? [permission] : permission;
  return any.some((one) => mayDo(operator, one));
}

/** The navigation as this operator has it: groups in their order, empty ones left out. */
export function navigationOf(operator: Me) {
  const entries = PAGES.flatMap((page) =>
    page.nav && maySee(operator, page) ? [{ ...page.nav, path: page.path }] : [],
  );
  return NAV_GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group).sort((one, other) => one.order - other.order),
  })).filter(({ entries: found }) => found.length > 0);
}

/** What the search field finds by name: entries of the navigation, and pages that have a name for it. */
export function namedPagesOf(operator: Me) {
  return PAGES.filter((page) => maySee(operator, page)).flatMap(({ path, nav, find }) => {
    const named = nav ?? find;
    if (!named) return [];
    const entry = PAGES.find((page) => page.path === entryOf(path));
    return [{ path, word: named.word, icon: nav?.icon ?? entry?.nav?.icon, does: find?.does === true }];
  });
}

/** The entry of the navigation that leads to a page: its own, or the first of its topic where the page has none. */
export function entryOf(href: string): string | undefined {
  const [path = ''] = href.split('?');
  const topic = TOPICS.find(({ pages = [] }) => pages.some((page) => page.path === path));
  const own = topic?.pages?.find((page) => page.path === path);
  return (own?.nav ? own : topic?.pages?.find(({ nav }) => nav))?.path;
}
