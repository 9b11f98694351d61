import type { RoomState, RoomsSession } from '../../room-api.ts';
import type { Language, Words } from './i18n/words.ts';

/** What parts of the page are given. */
export interface PageContext {
  session: RoomsSession;
  words: Words;
  language: Language;
  money(amount: string | bigint): string;
}

export type Hand = NonNullable<RoomState['hand']>;
