import './kaeng.css';
import { sumOf } from '@lanna/rules/play/rooms/kaeng/evaluate-hand';
import { matching } from '@lanna/rules/play/rooms/kaeng/play-move';
import { basesMost, CALL_MOST, FOLLOWS_PAID_MOST } from '@lanna/rules/play/rooms/kaeng/terms';
import { RAKE_MOST, RAKE_PERCENT } from '@lanna/rules/play/rooms/rake';
import type { Card } from '@lanna/rules/play/tables/cards';
import type { RoomState } from '../../../../room-api.ts';
import { ROOM_TIMES } from '../../../../rules/rooms/times.ts';
import { button } from '../../../shared/element.ts';
import { unitsOf } from '../../../shared/money-text.ts';
import { say } from '../../i18n/words.ts';
import { seatName } from '../../parts/seat-name.ts';
import { mayAct } from '../../state/table-state.ts';
import type { PageGame } from '../page-game.ts';
import { hintText } from './hint-text.ts';
import { ownCards, ownHand } from './own-cards.ts';
import { otherSeats } from './seats.ts';
import { cardsText, lastThrown, moreOf } from './table.ts';
import { KAENG_WORDS } from './words.ts';

/** แคง at the table: one seat after the other draws and throws, follows or calls. */
export function openGame(): PageGame {
  const chosen = new Set<Card>();
  return {
    sheet({ language, money }, base) {
      const units = unitsOf(base);
      const most = Object.fromEntries(
        [2, 3, 4, 5, 6].map((seats) => [`most${seats}`, money(units * basesMost(seats))]),
      );
      const facts = {
        ...{ ...most, base: money(units), double: money(units * 2n), half: money(units / 2n) },
        ...{ three: money(units * 3n), five: money(units * 5n), call: CALL_MOST, paid: FOLLOWS_PAID_MOST },
        ...{ seconds: ROOM_TIMES.actMs / 1000, percent: String(RAKE_PERCENT) },
        rake: money(units * RAKE_MOST),
      };
      return Object.values(KAENG_WORDS[language].rules).map((rule) => say(rule, facts));
    },
    pictures({ language }) {
      const { names, pictures } = KAENG_WORDS[language];
      return [
        { cards: ['5H', '6H', '7H', '8H', '9H'], text: names.straight_flush },
        { cards: ['9S', '9H', '9D', '9C', '2D'], text: names.four },
        { cards: ['2D', '6D', '9D', 'JD', 'KD'], text: names.flush },
        { cards: ['3S', '4D', '5C', '6H', '7S'], text: names.straight },
        { cards: ['AS', '2D', '3C', 'AH', '2S'], text: say(pictures.low, { sum: 9 }) },
        { cards: ['KS', '7D', '4C', '9H', 'AD'], text: say(pictures.sum, { sum: 31 }) },
        { cards: ['KS', 'KD'], text: pictures.pair },
      ];
    },
    playText(page, state) {
      const words = KAENG_WORDS[page.language];
      const turn = moreOf(state.hand)?.turn;
      const before = lastThrown(page, state);
      const now = mayAct(state)
        ? say(words[turnWord(state)], { seconds: ROOM_TIMES.actMs / 1000, call: CALL_MOST })
        : turn == null
          ? page.words.status.others
          : say(words.turnOf, { who: seatName(page, state, turn) });
      return before === '' || state.hand?.phase === 'throw' ? now : `${before} · ${now}`;
    },
    refusalText({ language }, why) {
      const known: Record<string, string> = KAENG_WORDS[language].why;
      const text = known[why];
      return text && say(text, { call: CALL_MOST });
    },
    others: otherSeats,
    cards: (page, state, act) => ownCards(page, state, { chosen, changed: act.again }),
    ownText({ language }, state) {
      const words = KAENG_WORDS[language];
      return state.hand?.hands.some(({ seat }) => seat === state.own.seat)
        ? say(words.sum, { sum: sumOf(ownHand(state)) })
        : '';
    },
    ownMark: ({ language }, { hand, own }) => hand?.dealer === own.seat && KAENG_WORDS[language].dealt,
    buttons(page, state, act) {
      const words = KAENG_WORDS[page.language];
      const hint =
        page.session.demo &&
        button(
          { class: 'plain', name: 'hint', 'aria-keyshortcuts': 'h' },
          () => act.showMessage(hintText(page, state)),
          words.hint,
        );
      if (state.hand?.phase === 'throw') {
        const cards = [...chosen];
        const press = () => {
          if (cards.length === 0) return act.showMessage(words.throwNone);
          act.move('throw', { cards });
          chosen.clear();
        };
        const text = cards.length === 0 ? words.throwNone : say(words.throw, { cards: cardsText(cards) });
        return [hint, button({ class: 'primary', name: 'throw', 'aria-keyshortcuts': 't' }, press, text)];
      }
      const follows = followed(state);
      return [
        hint,
        sumOf(ownHand(state)) <= CALL_MOST &&
          button(
            { class: 'primary call', name: 'call', 'aria-keyshortcuts': 'k' },
            () => act.move('call'),
            words.call,
          ),
        follows.length > 0 &&
          button(
            { class: 'primary', name: 'follow', 'aria-keyshortcuts': 'f' },
            () => act.move('follow'),
            say(words.follow, { cards: cardsText(follows) }),
          ),
        button(
          { class: 'primary', name: 'draw', 'aria-keyshortcuts': 'd' },
          () => act.move('draw'),
          words.draw,
        ),
      ];
    },
    keys: {
      ...{ d: 'draw', f: 'follow', k: 'call', t: 'throw', h: 'hint' },
      ...{ 1: 'card-1', 2: 'card-2', 3: 'card-3', 4: 'card-4', 5: 'card-5', 6: 'card-6' },
    },
    clear: () => chosen.clear(),
  };
}

function followed(state: RoomState): Card[] {
  return matching(ownHand(state), moreOf(state.hand)?.thrown ?? [], state.own.seat);
}

function turnWord(state: RoomState): 'yours' | 'yoursFollow' | 'yoursThrow' {
  if (state.hand?.phase === 'throw') return 'yoursThrow';
  return followed(state).length > 0 ? 'yoursFollow' : 'yours';
}
