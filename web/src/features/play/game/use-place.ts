import { useCallback, useMemo, useRef } from 'react';
import { useGo } from '../../../navigation.ts';
import type { Path } from '../../../paths.ts';
import { PLACE_LONGEST } from './frame-word.ts';

/** Where in the game the player is, in the page's address: a reload, or a game opened anew, comes back there. */
export function usePlace(first: string | undefined): {
  /** As it is now, without a new rendering for each step. */
  now: () => string;
  keep: (place: string) => void;
} {
  const go = useGo();
  const current = useRef(first?.slice(0, PLACE_LONGEST) ?? '');
  const now = useCallback(() => current.current, []);
  const keep = useCallback(
    (place: string) => {
      if (place === current.current) return;
      current.current = place;
      const query = new URLSearchParams(location.search);
      if (place === '') query.delete('place');
      else query.set('place', place);
      go(`${location.pathname}?${query}` as Path, { replace: true });
    },
    [go],
  );
  return useMemo(() => ({ now, keep }), [now, keep]);
}
