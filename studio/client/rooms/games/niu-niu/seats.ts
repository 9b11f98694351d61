import type { NiuNiuMore } from '@lanna/rules/play/rooms/niu-niu/seat-view';
import type { RoomState } from '../../../../room-api.ts';
import { el } from '../../../shared/element.ts';
import { say } from '../../i18n/words.ts';
import type { Hand, PageContext } from '../../page-context.ts';
import { cardRow } from '../../parts/cards.ts';
import { resultText } from '../../parts/own-seat.ts';
import { seatName } from '../../parts/seat-name.ts';
import { inSight, stateText } from '../../parts/seats.ts';
import { handText, inGroups } from './hand-text.ts';
import { NIU_NIU_WORDS } from './words.ts';

/** The other seats, with what they bid and staked as it is shown. */
export function otherSeats(page: PageContext, state: RoomState): HTMLElement {
  return el(
    'ul',
    { class: 'seats niu-niu' },
    ...inSight(state).map((seat) => el('li', {}, seatTile(page, state, seat))),
  );
}

/** What is said beside the cards; undefined before they are dealt. */
export function moreOf(hand: Hand | null): NiuNiuMore | undefined {
  return hand?.more as NiuNiuMore | undefined;
}

/** Bank, bid or stake of a seat, as far as it is shown; empty where nothing is. */
export function markOf({ language }: PageContext, hand: Hand | null, seat: number): string {
  const words = NIU_NIU_WORDS[language];
  const more = moreOf(hand);
  const own = more?.seats.find((one) => one.seat === seat);
  if (!more || !own) return '';
  if (more.bank?.seat === seat) return say(words.bank, { times: more.bank.times });
  if (own.stake !== null) return say(words.stakeOf, { times: own.stake });
  if (own.bid === null) return '';
  return own.bid === 0 ? words.bidNoneOf : say(words.bidOf, { times: own.bid });
}

function seatTile(page: PageContext, state: RoomState, line: RoomState['seats'][number]): HTMLElement {
  const { hand } = state;
  const cards = hand?.hands.find(({ seat }) => seat === line.seat);
  const isBank = moreOf(hand)?.bank?.seat === line.seat;
  const text = (shown: readonly string[]) => handText(page.language, shown);
  return el(
    'div',
    { class: 'seat', 'data-dealer': isBank, 'data-away': line.state === 'away' },
    el(
      'span',
      { class: 'who' },
      el('b', {}, seatName(page, state, line.seat)),
      el('small', { class: 'standing' }, markOf(page, hand, line.seat) || stateText(page, hand, line)),
    ),
    cards
      ? cardRow(page.words, { ...cards, cards: cards.cards && inGroups(cards.cards) }, 'small', text)
      : el('span', { class: 'cards small empty' }),
    el('span', { class: 'what' }, cards?.cards ? text(cards.cards) : ''),
    resultText(page, hand, line.seat),
  );
}
