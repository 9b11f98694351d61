import type { KaengMore } from '@lanna/rules/play/rooms/kaeng/seat-view';
import type { RoomState } from '../../../../room-api.ts';
import { cardText } from '../../../shared/card.ts';
import { say } from '../../i18n/words.ts';
import type { Hand, PageContext } from '../../page-context.ts';
import { seatName } from '../../parts/seat-name.ts';
import { KAENG_WORDS } from './words.ts';

/** What lies on the table beside the hands; undefined before the cards are dealt. */
export function moreOf(hand: Hand | null): KaengMore | undefined {
  return hand?.more as KaengMore | undefined;
}

export function cardsText(cards: readonly string[]): string {
  return cards.map(cardText).join(' ');
}

/** What was thrown last and by whom. */
export function lastThrown(page: PageContext, state: RoomState): string {
  const words = KAENG_WORDS[page.language];
  const last = moreOf(state.hand)?.thrown.at(-1);
  if (!last) return '';
  const facts = { who: seatName(page, state, last.seat), cards: cardsText(last.cards) };
  return say(last.followed ? words.followed : words.threw, facts);
}

/** How the hand has ended. */
export function endText(page: PageContext, state: RoomState): string {
  const words = KAENG_WORDS[page.language];
  const end = moreOf(state.hand)?.end;
  if (!end) return '';
  const name = (seat: number) => seatName(page, state, seat);
  const winners = end.winners.map(name).join(', ');
  if (end.how === 'dealt') return say(words.ends.dealt, { who: winners, hand: words.names[end.hand.name] });
  if (end.how === 'stock') return say(words.ends.stock, { who: winners });
  const isLost = end.how === 'called' && !end.winners.includes(end.by);
  return say(isLost ? words.ends.lost : words.ends[end.how], { who: name(end.by) });
}
