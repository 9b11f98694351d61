import type { RoomState } from '../../../room-api.ts';
import { button, el } from '../../shared/element.ts';
import { unitsOf } from '../../shared/money-text.ts';
import { say } from '../i18n/words.ts';
import type { Hand, PageContext } from '../page-context.ts';
import { mayAct } from '../state/table-state.ts';
import { cardRow } from './cards.ts';
import { handText } from './hand-text.ts';

/** The other seats of the table, from the player's left. The dealer presses those to be compared first. */
export function otherSeats(page: PageContext, state: RoomState, changed: () => void): HTMLElement {
  const { own, seats } = state;
  const others = seats
    .filter(({ seat }) => seat !== own.seat)
    .toSorted((one, other) => leftOf(one.seat, own.seat) - leftOf(other.seat, own.seat));
  return el(
    'ul',
    { class: 'seats' },
    ...others.map((seat) => el('li', {}, seatTile(page, state, seat, changed))),
  );
}

function leftOf(seat: number, own: number): number {
  return (seat - own + 9) % 9;
}

function seatTile(
  page: PageContext,
  { hand, own }: RoomState,
  { seat, name, strategy, state }: RoomState['seats'][number],
  changed: () => void,
): HTMLElement {
  const { words, chosen } = page;
  const cards = hand?.hands.find((one) => one.seat === seat);
  const isDealer = hand?.dealer === seat;
  const mayCompare =
    hand !== null &&
    hand.phase === 'dealer' &&
    hand.dealer === own.seat &&
    mayAct({ hand, own }) &&
    cards &&
    !cards.compared;
  const who = strategy ? words.strategy : name;
  const content = [
    el(
      'span',
      { class: 'who' },
      el('b', {}, who),
      el('small', { class: 'standing' }, isDealer ? words.dealer : stateText(page, hand, seat, state)),
    ),
    cards ? cardRow(words, cards, 'small') : el('span', { class: 'cards small empty' }),
    el('span', { class: 'what' }, cards?.cards ? handText(words, cards.cards) : ''),
    resultText(page, hand, seat),
  ];
  const attributes = { class: 'seat', 'data-dealer': isDealer, 'data-away': state === 'away' };
  if (!mayCompare) return el('div', attributes, ...content);
  return button(
    {
      ...attributes,
      'aria-pressed': String(chosen.has(seat)),
    },
    () => {
      if (!chosen.delete(seat)) chosen.add(seat);
      changed();
    },
    el('span', { class: 'heard' }, say(words.compareWith, { seat: who || say(words.seat, { seat }) })),
    ...content,
  );
}

function stateText(
  { words }: PageContext,
  hand: Hand | null,
  seat: number,
  state: RoomState['seats'][number]['state'],
): string {
  const cards = hand?.state === 'playing' ? hand.hands.find((one) => one.seat === seat) : undefined;
  if (!cards || state === 'away') return words.states[state];
  return cards.acted ? words.acted : words.thinking;
}

export function resultText(page: PageContext, hand: Hand | null, seat: number): HTMLElement | false {
  const result = hand?.results?.find((one) => one.seat === seat);
  if (!result) return false;
  const net = unitsOf(result.net);
  const sign = net > 0n ? '+' : net < 0n ? '−' : '';
  return el(
    'span',
    { class: 'result', 'data-won': net > 0n, 'data-lost': net < 0n },
    `${sign}${page.money(net < 0n ? -net : net)}`,
  );
}
