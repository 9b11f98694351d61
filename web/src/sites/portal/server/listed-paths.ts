import type { Value } from '@lanna/contract/endpoint';
import type { gameMenus } from '@lanna/contract/play/catalogue/catalogue';
import { categoryAt, paths } from '../../../paths.ts';
import { PAGES } from '../topics.ts';

/** Paths of the pages published to search engines: those with a head, each once, and of the categories those that have games. */
export function listedPaths(menus: Value<typeof gameMenus>): string[] {
  const groups = new Set(menus.map(({ gameType }) => gameType));
  const pages = new Set(
    [...PAGES.values()].filter(
      ({ path, head, unlisted, overlay }) => (head || path === paths.home()) && !unlisted && !overlay,
    ),
  );
  return [...pages]
    .map(({ path }) => path)
    .filter((path) => {
      const group = categoryAt(path);
      return group === undefined || groups.has(group);
    });
}
