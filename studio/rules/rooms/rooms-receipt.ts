import type { HandReceipt } from '@lanna/rules/play/rooms/hand-receipt';

/** One seat's hand in a card room: everything that fixed the hand, and which of its seats it is about. */
export interface RoomsReceipt extends HandReceipt {
  type: 'rooms';
  gameCode: string;
  /** The room's and table's code, as players read it. */
  tableCode: string;
  seat: number;
  /** Set aside for the hand, decimal text. */
  reserve: string;
  /** When seeds of other seats are opened in it, as an ISO text; left out where they are open. */
  opensAt?: string;
}
