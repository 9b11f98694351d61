import type { RoomRequest, RoomState } from '../../../room-api.ts';
import { button, el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { isInPlay, mayAct, plays } from '../state/table-state.ts';
import { cardRow } from './cards.ts';
import { handText } from './hand-text.ts';
import { resultText } from './seats.ts';

export interface OwnActs {
  send(request: RoomRequest): void;
  sitsOut(): boolean;
  rest(): void;
  playOn(): void;
}

/** The own cards, as large as the phone allows, and what may be done with them. */
export function ownSeat(page: PageContext, state: RoomState, act: OwnActs): HTMLElement {
  const { words } = page;
  const { hand, own } = state;
  const cards = hand?.hands.find(({ seat }) => seat === own.seat);
  return el(
    'section',
    { class: 'own', 'aria-label': words.ownCards, 'data-acting': mayAct(state) },
    el(
      'div',
      { class: 'own-head' },
      el('b', {}, words.you, hand?.dealer === own.seat && el('em', {}, words.dealer)),
      el('span', { class: 'what' }, cards?.cards ? handText(words, cards.cards) : ''),
      resultText(page, hand, own.seat) || el('span', { class: 'quiet' }, reserved(page, state)),
    ),
    cards ? cardRow(words, cards, 'large') : el('span', { class: 'cards large empty' }),
    actions(page, state, act),
  );
}

function reserved({ words, money }: PageContext, { own }: RoomState): string {
  return own.reserve === null ? '' : say(words.reserve, { amount: money(own.reserve) });
}

function actions(page: PageContext, state: RoomState, act: OwnActs): HTMLElement {
  const { words, chosen } = page;
  const { hand, own } = state;
  if (hand && mayAct(state)) {
    const move = (what: 'draw' | 'stand') => act.send({ t: 'move', hand: hand.id, move: what });
    return el(
      'div',
      { class: 'actions' },
      hand.dealer === own.seat &&
        chosen.size > 0 &&
        button(
          { class: 'plain', name: 'compare' },
          () => {
            act.send({ t: 'move', hand: hand.id, move: 'compare', seats: [...chosen] });
            chosen.clear();
          },
          words.compare,
        ),
      button({ class: 'primary', name: 'draw', 'aria-keyshortcuts': 'd' }, () => move('draw'), words.draw),
      button({ class: 'primary', name: 'stand', 'aria-keyshortcuts': 's' }, () => move('stand'), words.stand),
    );
  }
  const isOut = act.sitsOut() || own.resting !== null;
  return el(
    'div',
    { class: 'actions' },
    isOut
      ? button({ class: 'primary', name: 'play-on' }, act.playOn, words.playOn)
      : (plays(state) || !isInPlay(state)) && button({ class: 'plain', name: 'rest' }, act.rest, words.rest),
  );
}
