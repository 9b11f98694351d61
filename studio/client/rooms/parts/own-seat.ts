import type { RoomState } from '../../../room-api.ts';
import { button, el } from '../../shared/element.ts';
import { unitsOf } from '../../shared/money-text.ts';
import type { PageGame, TableActs } from '../games/page-game.ts';
import { say } from '../i18n/words.ts';
import type { Hand, PageContext } from '../page-context.ts';
import { isInPlay, mayAct, plays } from '../state/table-state.ts';

/** The own cards, as large as the phone allows, and what may be done with them. */
export function ownSeat(page: PageContext, game: PageGame, state: RoomState, act: TableActs): HTMLElement {
  const { words } = page;
  const { hand, own } = state;
  const deals = !game.dealsOnly && hand?.dealer === own.seat && words.dealer;
  const mark = game.ownMark ? game.ownMark(page, state) : deals;
  return el(
    'section',
    { class: 'own', 'aria-label': words.ownCards, 'data-acting': mayAct(state) },
    el(
      'div',
      { class: 'own-head' },
      el('b', {}, words.you, mark && el('em', {}, mark)),
      el('span', { class: 'what' }, game.ownText(page, state)),
      resultText(page, hand, own.seat) || el('span', { class: 'quiet' }, reserved(page, state)),
    ),
    hand?.hands.some(({ seat }) => seat === own.seat)
      ? game.cards(page, state, act)
      : el('span', { class: 'cards large empty' }),
    el(
      'div',
      { class: 'actions' },
      ...(hand && mayAct(state) ? game.buttons(page, state, act) : [restButton(page, state, act)]),
    ),
    game.ahead?.(page, state, act),
  );
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

function reserved({ words, money }: PageContext, { own }: RoomState): string {
  return own.reserve === null ? '' : say(words.reserve, { amount: money(own.reserve) });
}

function restButton({ words }: PageContext, state: RoomState, act: TableActs): HTMLElement | false {
  if (act.sitsOut() || state.own.resting !== null)
    return button({ class: 'primary', name: 'play-on' }, act.playOn, words.playOn);
  return (plays(state) || !isInPlay(state)) && button({ class: 'plain', name: 'rest' }, act.rest, words.rest);
}
