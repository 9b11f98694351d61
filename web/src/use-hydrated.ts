import { useSyncExternalStore } from 'react';

/** False on the server and while the browser takes over its page: until then both must render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
