import { sumOf } from '@lanna/rules/play/rooms/kaeng/evaluate-hand';
import type { RoomState } from '../../../../room-api.ts';
import { el } from '../../../shared/element.ts';
import { say } from '../../i18n/words.ts';
import type { PageContext } from '../../page-context.ts';
import { cardRow } from '../../parts/cards.ts';
import { resultText } from '../../parts/own-seat.ts';
import { seatName } from '../../parts/seat-name.ts';
import { inSight, stateText } from '../../parts/seats.ts';
import { endText, lastThrown, moreOf } from './table.ts';
import { KAENG_WORDS } from './words.ts';

/** The other seats in the order of turns, and between them what was thrown last and how much is left to draw. */
export function otherSeats(page: PageContext, state: RoomState): HTMLElement {
  return el(
    'div',
    { class: 'kaeng' },
    el('ul', { class: 'seats' }, ...inSight(state).map((seat) => el('li', {}, seatTile(page, state, seat)))),
    moreOf(state.hand) && pile(page, state),
  );
}

function seatTile(page: PageContext, state: RoomState, line: RoomState['seats'][number]): HTMLElement {
  const { hand } = state;
  const words = KAENG_WORDS[page.language];
  const cards = hand?.hands.find(({ seat }) => seat === line.seat);
  const isTurn = moreOf(hand)?.turn === line.seat;
  return el(
    'div',
    { class: 'seat', 'data-turn': isTurn, 'data-away': line.state === 'away' },
    el(
      'span',
      { class: 'who' },
      el('b', {}, seatName(page, state, line.seat)),
      el('small', { class: 'standing' }, statusOf(page, state, line)),
    ),
    cards ? cardRow(page.words, cards, 'small') : el('span', { class: 'cards small empty' }),
    el('span', { class: 'what' }, cards?.cards ? say(words.sum, { sum: sumOf(cards.cards) }) : ''),
    resultText(page, hand, line.seat),
  );
}

function statusOf(page: PageContext, state: RoomState, line: RoomState['seats'][number]): string {
  const { hand } = state;
  const isTurn = hand?.state === 'playing' && moreOf(hand)?.turn === line.seat;
  if (line.state === 'away' || isTurn) return stateText(page, hand, line);
  if (hand?.dealer === line.seat) return KAENG_WORDS[page.language].dealt;
  const cards = hand?.state === 'playing' && hand.hands.find(({ seat }) => seat === line.seat);
  return cards ? say(KAENG_WORDS[page.language].held, { count: cards.count }) : page.words.states[line.state];
}

function pile(page: PageContext, state: RoomState): HTMLElement {
  const words = KAENG_WORDS[page.language];
  const more = moreOf(state.hand);
  const last = more?.thrown.at(-1);
  const count = more?.stock ?? 0;
  return el(
    'div',
    { class: 'pile' },
    el(
      'span',
      { class: 'stock' },
      el('span', { 'aria-hidden': 'true' }, say(words.stock, { count })),
      el('span', { class: 'heard' }, say(words.stockLabel, { count })),
    ),
    last
      ? cardRow(page.words, { cards: last.cards, count: last.cards.length }, 'small')
      : el('span', { class: 'cards small empty' }),
    el('span', { class: 'what' }, endText(page, state) || lastThrown(page, state) || words.pileNone),
  );
}
