import type { KaengView } from '@lanna/rules/play/rooms/kaeng/seat-view';
import { soundMove } from '@lanna/rules/play/rooms/kaeng/strategy-move';
import type { RoomState } from '../../../../room-api.ts';
import { say } from '../../i18n/words.ts';
import type { PageContext } from '../../page-context.ts';
import { cardsText } from './table.ts';
import { KAENG_WORDS } from './words.ts';

/** Up to so many points one who practises is told to call. */
const CALLS_FROM = 7;

/** What one who practises might do, and why: by the own cards and what lies open alone. */
export function hintText({ language }: PageContext, { hand, own }: RoomState): string {
  const words = KAENG_WORDS[language].hints;
  if (!hand) return '';
  const move = soundMove(hand as unknown as KaengView, own.seat, CALLS_FROM);
  return move.move === 'throw' ? say(words.throw, { cards: cardsText(move.cards) }) : words[move.move];
}
