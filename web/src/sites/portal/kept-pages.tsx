import { Activity, useLayoutEffect, useRef, useState } from 'react';
import type { PageSearch } from '../../navigation.ts';
import { type Here, ownSearch, sameSearch, useHere } from './here.ts';
import { Page } from './page.tsx';
import { type Page as PageEntry, pageAt } from './topics.ts';

interface Kept {
  entry: PageEntry;
  search: PageSearch;
}

/** Pages that were left but not put away: hidden, with their state, and shown again as they were. */
export function KeptPages() {
  const here = useHere();
  const entry = pageAt(here.pathname);
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const next = keeping(kept, entry, here);
  if (next !== kept) setKept(next);
  return next.map((page) => <KeptPage key={page.entry.path} kept={page} shown={page.entry === entry} />);
}

function KeptPage({ kept: { entry, search }, shown }: { kept: Kept; shown: boolean }) {
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
function keeping(kept: readonly Kept[], entry: PageEntry | undefined, here: Here): readonly Kept[] {
  if (!entry?.keepAlive) return kept;
  const known = kept.find((page) => page.entry === entry);
  const search = ownSearch(here.search);
  if (!known) return [...kept, { entry, search: here.search['centre'] ? {} : search }];
  if (here.search['centre'] || sameSearch(known.search, search)) return kept;
  return kept.map((page) => (page === known ? { entry, search } : page));
}
