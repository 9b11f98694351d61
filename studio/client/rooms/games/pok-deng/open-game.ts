import { BASES_MOST, POK_DENG } from '@lanna/rules/play/rooms/pok-deng/terms';
import { RAKE_MOST, RAKE_PERCENT } from '@lanna/rules/play/rooms/rake';
import { ROOM_TIMES } from '../../../../rules/rooms/times.ts';
import { button } from '../../../shared/element.ts';
import { unitsOf } from '../../../shared/money-text.ts';
import { say } from '../../i18n/words.ts';
import { cardRow } from '../../parts/cards.ts';
import { mayAct } from '../../state/table-state.ts';
import type { PageGame } from '../page-game.ts';
import { bankBids } from './bank-bids.ts';
import { handText, hintText } from './hand-text.ts';
import { otherSeats } from './seats.ts';
import { POK_DENG_WORDS } from './words.ts';

/** From the best kind on; the last three say what เด้ง is. */
const PICTURED = [
  ['9H', 'QS'],
  ['8C', '8D', '8S'],
  ['QH', 'KH', 'AH'],
  ['5S', '6D', '7C'],
  ['KS', 'JD', 'QC'],
  ['2H', '7H', 'JH'],
  ['3C', '3D'],
  ['TS', '6D'],
] as const;

/** ป๊อกเด้ง at the table: seats act at the same time, the dealer presses those to be compared first. */
export function openGame(): PageGame {
  const chosen = new Set<number>();
  return {
    sheet({ language, money, session }, base) {
      const facts = {
        seconds: ROOM_TIMES.actMs / 1000,
        seat: money(unitsOf(base) * BASES_MOST),
        percent: String(RAKE_PERCENT),
        rake: money(unitsOf(base) * RAKE_MOST),
        version: POK_DENG.ruleVersion,
      };
      const { rules, bids } = POK_DENG_WORDS[language];
      const { seats, ...others } = rules;
      const dealing = session.bidding ? bids.rules : [seats];
      return [...dealing, ...Object.values(others)].map((rule) => say(rule, facts));
    },
    pictures: ({ language }) =>
      PICTURED.map((cards) => ({ cards: [...cards], text: handText(language, cards) })),
    dealerText: ({ language }) => POK_DENG_WORDS[language].noDealer,
    playText({ language, words }, state) {
      const own = POK_DENG_WORDS[language];
      const { hand, own: seat } = state;
      // How much is left stands beside it: a screen reader would be told each second.
      const facts = { seconds: ROOM_TIMES.actMs / 1000 };
      if (mayAct(state)) return say(hand?.dealer === seat.seat ? own.dealerYours : words.status.yours, facts);
      return hand?.phase === 'dealer' ? own.dealerTurn : words.status.others;
    },
    others: (page, state, act) => otherSeats(page, state, { chosen, changed: act.again }),
    cards(page, { hand, own }) {
      const cards = hand?.hands.find(({ seat }) => seat === own.seat);
      return cardRow(page.words, cards ?? { cards: null, count: 0 }, 'large', (shown) =>
        handText(page.language, shown),
      );
    },
    ownText({ language }, { hand, own }) {
      const cards = hand?.hands.find(({ seat }) => seat === own.seat)?.cards;
      return cards ? handText(language, cards) : '';
    },
    buttons(page, state, act) {
      const words = POK_DENG_WORDS[page.language];
      const { hand, own } = state;
      return [
        page.session.demo &&
          button(
            { class: 'plain', name: 'hint', 'aria-keyshortcuts': 'h' },
            () => act.showMessage(hintText(page, state)),
            words.hint,
          ),
        hand?.dealer === own.seat &&
          chosen.size > 0 &&
          button(
            { class: 'plain', name: 'compare' },
            () => {
              act.move('compare', { seats: [...chosen] });
              chosen.clear();
            },
            words.compare,
          ),
        button(
          { class: 'primary', name: 'draw', 'aria-keyshortcuts': 'd' },
          () => act.move('draw'),
          words.draw,
        ),
        button(
          { class: 'primary', name: 'stand', 'aria-keyshortcuts': 's' },
          () => act.move('stand'),
          words.stand,
        ),
      ];
    },
    ahead: bankBids,
    keys: { d: 'draw', s: 'stand', h: 'hint' },
    clear: () => chosen.clear(),
  };
}
