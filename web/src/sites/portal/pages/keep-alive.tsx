import { Activity, useLayoutEffect, useRef, useState } from 'react';
import type { PageSearch } from '../../../navigation.ts';
import { type Page as PageEntry, pageAt } from '../topics.ts';
import { ownSearch, type SiteLocation, sameSearch, useSiteLocation } from './location.ts';
import { Page } from './page.tsx';

interface Kept {
  entry: PageEntry;
  search: PageSearch;
}

/** Keep-alive pages that were left: hidden with their state, and shown again unchanged. */
export function KeepAlivePages() {
  const location = useSiteLocation();
  const entry = pageAt(location.pathname);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const next = keeping(kept, entry, location);
  if (next !== kept) setKept(next);
  return next.map((page) => <KeepAlivePage key={page.entry.path} kept={page} shown={page.entry === entry} />);
}

function KeepAlivePage({ kept: { entry, search }, shown }: { kept: Kept; shown: boolean }) {
  const scrolledTo = useRef(0);
  useLayoutEffect(() => {
    if (!shown) return;
    window.scrollTo(0, scrolledTo.current);
    const remember = () => {
      scrolledTo.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [shown]);
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <Page entry={entry} search={search} />
    </Activity>
  );
}

/** A hidden page keeps the query it was left with. So does a page under a centre, whose address has no room for all of it. */
function keeping(
  kept: readonly Kept[],
  entry: PageEntry | undefined,
  location: SiteLocation,
): readonly Kept[] {
  if (!entry?.keepAlive) return kept;
  const known = kept.find((page) => page.entry === entry);
  const search = ownSearch(location.search);
  // What the server has written: under a centre, all of the query that is not the centre's.
  if (!known) return [...kept, { entry, search }];
  if (location.search['centre'] || sameSearch(known.search, search)) return kept;
  return kept.map((page) => (page === known ? { entry, search } : page));
}
