import { createContext, use } from 'react';

/** How much waits for this operator: it stands before the name of the browser's tab, so that it is seen from another one. */
export const TabCount = createContext(0);

export function useTabCount(): number {
  return use(TabCount);
}
