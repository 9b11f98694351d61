/** What one bill is for: days of the brand, both counted in, or an hour of a day. */
export interface Slot {
  from: string;
  to: string;
  hour: number | null;
}

/** How `bills.mark` names it: the hour, or -1 of whole days. */
export const WHOLE_DAYS = -1;
