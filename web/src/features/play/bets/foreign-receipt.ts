import { createContext, use } from 'react';

/** A receipt of another member's bet is being read: nothing about it is the reader's to do. */
export const ForeignReceipt = createContext(false);

export function useIsForeign(): boolean {
  return use(ForeignReceipt);
}
