import type { RoomState } from '../../../../room-api.ts';
import { button, el } from '../../../shared/element.ts';
import { say } from '../../i18n/words.ts';
import type { PageContext } from '../../page-context.ts';
import { cardRow } from '../../parts/cards.ts';
import { resultText } from '../../parts/own-seat.ts';
import { inSight, stateText } from '../../parts/seats.ts';
import { mayAct } from '../../state/table-state.ts';
import { handText } from './hand-text.ts';
import { POK_DENG_WORDS } from './words.ts';

interface Choosing {
  /** Seats that the dealer would compare with first. */
  chosen: Set<number>;
  changed(): void;
}

/** The other seats of the table, from the player's left. The dealer presses those to be compared first. */
export function otherSeats(page: PageContext, state: RoomState, choosing: Choosing): HTMLElement {
  return el(
    'ul',
    { class: 'seats' },
    ...inSight(state).map((seat) => el('li', {}, seatTile(page, state, seat, choosing))),
  );
}

function seatTile(
  page: PageContext,
  { hand, own }: RoomState,
  line: RoomState['seats'][number],
  { chosen, changed }: Choosing,
): HTMLElement {
  const { words, language } = page;
  const { seat, name, strategy, state } = line;
  const game = POK_DENG_WORDS[language];
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
      el('small', { class: 'standing' }, isDealer ? words.dealer : stateText(page, hand, line)),
    ),
    cards
      ? cardRow(words, cards, 'small', (shown) => handText(language, shown))
      : el('span', { class: 'cards small empty' }),
    el('span', { class: 'what' }, cards?.cards ? handText(language, cards.cards) : ''),
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
    el('span', { class: 'heard' }, say(game.compareWith, { seat: who || say(words.seat, { seat }) })),
    ...content,
  );
}
