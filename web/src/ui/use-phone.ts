import { useSyncExternalStore } from 'react';

/* In rem, as the style sheets ask: who reads larger letters gets the phone's frame on wider screens. */
const phone = '(max-width: 39.99875rem)';
/** Wide enough for the desktop's header. */
export const DESKTOP = '(min-width: 64rem)';

/** Narrow enough that things come up from the bottom edge. The server takes every screen for a wider one. */
export const usePhone = () => useMedia(phone) ?? false;
/** Wide enough for the desktop's header; undefined on the server, which knows no width, and while its page is taken over. */
export const useDesktop = () => useMedia(DESKTOP);

/** The same, asked once. */
export const isDesktop = () => matchMedia(DESKTOP).matches;

function useMedia(query: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => undefined,
  );
}
