import { useEffect, useRef, useState } from 'react';
import { type PageSearch, useGo } from '../../navigation.ts';
import { addressOf, EVERYTHING, type LobbyFilter, readFilter, sameFilter } from './lobby-filter.ts';

/**
 * The filter the address asks for. A page that was hidden and is found again by its bare address (the menu's link) takes
 * up the filter it was left with, and says so in the address; pressed while the page shows, the same link clears it.
 */
export function useKeptFilter(search: PageSearch): LobbyFilter {
  const go = useGo();
  const wasHidden = useRef(false);
  const [seen, setSeen] = useState(search);
  const [filter, setFilter] = useState(() => readFilter(search));
  if (search !== seen) {
    const asked = readFilter(search);
    setSeen(search);
    const keeps = wasHidden.current && sameFilter(asked, EVERYTHING);
    if (!keeps && !sameFilter(asked, filter)) setFilter(asked);
  }
  // Hidden pages have no effects: this runs when the page is shown, its end when it is hidden.
  const left = useRef(filter);
  useEffect(() => {
    left.current = filter;
  }, [filter]);
  useEffect(() => {
    if (wasHidden.current && bareLobby()) go(addressOf(left.current), { replace: true });
    wasHidden.current = false;
    return () => {
      wasHidden.current = true;
    };
  }, [go]);
  return filter;
}

function bareLobby(): boolean {
  return sameFilter(readFilter(Object.fromEntries(new URLSearchParams(location.search))), EVERYTHING);
}
