import type { RoomRequest, RoomState } from '../../../room-api.ts';
import type { PageContext } from '../page-context.ts';

/** A card game of rooms as the page plays it: its seats, its own cards, what may be done with them, and its words. */
export interface PageGame {
  /** Who deals has no other part in the hand, and is not named. */
  dealsOnly?: true;
  /** Every house rule of the table, with its amounts. */
  sheet(page: PageContext, base: string): readonly string[];
  /** Hands and melds of the sheet as they look, each with what it is called. */
  pictures(page: PageContext): readonly PicturedHand[];
  /** What the next hand waits for where no seat can deal. */
  dealerText?(page: PageContext): string;
  /** Where a hand that is played stands, in one line. */
  playText(page: PageContext, state: RoomState): string;
  /** Why a move was not taken, by the rule it breaks; undefined where the table says so itself. */
  refusalText?(page: PageContext, why: string): string | undefined;
  /** The other seats, and what lies between them. */
  others(page: PageContext, state: RoomState, act: TableActs): HTMLElement;
  /** Between the head of the own seat and its buttons: the own cards. */
  cards(page: PageContext, state: RoomState, act: TableActs): HTMLElement;
  /** Beneath the own cards, whether or not it is the own turn: what may be chosen for hands to come. */
  ahead?(page: PageContext, state: RoomState, act: TableActs): HTMLElement | false;
  /** What the own cards come to. */
  ownText(page: PageContext, state: RoomState): string;
  /** Beside the own name, in place of who deals. */
  ownMark?(page: PageContext, state: RoomState): string | false;
  /** What may be done with them, while it is the own turn. */
  buttons(page: PageContext, state: RoomState, act: TableActs): readonly (HTMLElement | false)[];
  /** Keys, by the name of the button they press. */
  keys: Readonly<Record<string, string>>;
  /** It is not the own turn any more: nothing is chosen. */
  clear(): void;
}

interface PicturedHand {
  cards: string[];
  text: string;
}

export interface TableActs {
  send(request: RoomRequest): void;
  /** Plays in the hand that is shown. */
  move(move: string, rest?: Readonly<Record<string, unknown>>): void;
  /** Something was chosen: shows the table again. */
  again(): void;
  /** Says in one line why nothing was done. */
  showMessage(text: string): void;
  sitsOut(): boolean;
  rest(): void;
  playOn(): void;
}
