import { Activity, useLayoutEffect, useRef, useState } from 'react';
import type { PageSearch } from '../../navigation.ts';
import { type Here, useHere } from './here.ts';
import { Part } from './lazy-part.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { type PageEntry, pageAt } from './routes.tsx';

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
      <PageBoundary path={entry.path}>
        <Part of={entry.page} props={{ search }} />
      </PageBoundary>
    </Activity>
  );
}

/**
 * A hidden page keeps the query it was left with. So does a page under a centre: there, `page` names the
 * centre's page and not the page's own.
 */
function keeping(kept: readonly Kept[], entry: PageEntry | undefined, here: Here): readonly Kept[] {
  if (!entry?.keepAlive) return kept;
  const known = kept.find((page) => page.entry === entry);
  if (!known) return [...kept, { entry, search: here.search['centre'] ? {} : here.search }];
  if (here.search['centre'] || known.search === here.search) return kept;
  return kept.map((page) => (page === known ? { entry, search: here.search } : page));
}
