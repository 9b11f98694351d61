import { useSyncExternalStore } from 'react';

const phone = '(max-width: 639.98px)';
const desktop = '(min-width: 1024px)';

/** Narrow enough that things come up from the bottom edge. */
export const usePhone = () => useMedia(phone);
/** Wide enough for the desktop's header. */
export const useDesktop = () => useMedia(desktop);

/** The same, asked once. */
export const isDesktop = () => matchMedia(desktop).matches;

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
