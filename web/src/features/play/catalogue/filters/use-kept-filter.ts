import { useEffect, useRef, useState } from 'react';
import { type PageSearch, useGo } from '../../../../navigation.ts';
import type { LobbyName } from '../pages/lobbies.ts';
import { addressOf, everything, type LobbyFilter, readFilter, sameFilter } from './lobby-filter.ts';

/**
 * The filter the address asks for. A page that was hidden and is found again by its bare address (the menu's link) takes
 * up the filter it was left with, and says so in the address; pressed while the page shows, the same link clears it.
 */
export function useKeptFilter(lobby: LobbyName, search: PageSearch): LobbyFilter {
  const go = useGo();
  const wasHidden = useRef(false);
  const [seen, setSeen] = useState(search);
  const [filter, setFilter] = useState(() => readFilter(lobby, search));
  if (search !== seen) {
    const asked = readFilter(lobby, search);
    setSeen(search);
    const keeps = wasHidden.current && sameFilter(asked, everything(lobby));
    if (!keeps && !sameFilter(asked, filter)) setFilter(asked);
  }
  // Hidden pages have no effects: this runs when the page is shown, its end when it is hidden.
  const left = useRef(filter);
  useEffect(() => {
    left.current = filter;
  }, [filter]);
  useEffect(() => {
    if (wasHidden.current && isBare(lobby)) go(addressOf(left.current), { replace: true });
    wasHidden.current = false;
    return () => {
      wasHidden.current = true;
    };
  }, [go, lobby]);
  return filter;
}

/** Its address has no filter. */
function isBare(lobby: LobbyName): boolean {
  const search = Object.fromEntries(new URLSearchParams(location.search));
  return sameFilter(readFilter(lobby, search), everything(lobby));
}
