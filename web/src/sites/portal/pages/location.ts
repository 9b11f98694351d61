import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { PageSearch } from '../../../navigation.ts';
import { isOfCentre } from '../../../paths.ts';
import { pageAt, withoutSlash } from '../topics.ts';

export interface SiteLocation {
  /** With aliases resolved: `/home` is `/`. */
  pathname: string;
  search: PageSearch;
}

/** The browser's current location. */
export function useSiteLocation(): SiteLocation {
  const { pathname, searchStr } = useLocation();
  return useMemo(
    () => ({ pathname: resolved(pathname), search: readSearch(searchStr) }),
    [pathname, searchStr],
  );
}

/** The page's own part of the query: the same object for as long as it says the same, whatever opens over the page. */
export function usePageSearch(): PageSearch {
  const asked = ownSearch(useSiteLocation().search);
  const [kept, setKept] = useState(asked);
  if (sameSearch(kept, asked)) return kept;
  setKept(asked);
  return asked;
}

/** Under a centre, `page` names the centre's page and not the page's own; filters of the centre's pages are not its either. */
export function ownSearch({ dialog: _, about: ___, centre, ...search }: PageSearch): PageSearch {
  if (!centre) return search;
  const { page: __, ...own } = search;
  return Object.fromEntries(Object.entries(own).filter(([key]) => !isOfCentre(key)));
}

export function sameSearch(one: PageSearch, other: PageSearch): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

export function readSearch(text: string): PageSearch {
  return Object.fromEntries(new URLSearchParams(text));
}

function resolved(pathname: string): string {
  return pageAt(pathname)?.path ?? withoutSlash(pathname);
}
