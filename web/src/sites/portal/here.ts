import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { PageSearch } from '../../navigation.ts';
import { ALIASES } from '../../paths.ts';

export interface Here {
  /** With aliases resolved: `/home` is `/`. */
  pathname: string;
  search: PageSearch;
}

/** Where the browser stands. */
export function useHere(): Here {
  const { pathname, searchStr } = useLocation();
  return useMemo(
    () => ({ pathname: resolved(pathname), search: readSearch(searchStr) }),
    [pathname, searchStr],
  );
}

export function readSearch(text: string): PageSearch {
  return Object.fromEntries(new URLSearchParams(text));
}

function resolved(pathname: string): string {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return ALIASES[plain] ?? plain;
}
