import './niu-niu.css';
import type { NiuNiuView } from '@lanna/rules/play/rooms/niu-niu/seat-view';
import { strategyMove, strongCards } from '@lanna/rules/play/rooms/niu-niu/strategy-move';
import { BIDS, mostLost, PLAYING_MOST, SEATS_MOST, STAKES } from '@lanna/rules/play/rooms/niu-niu/terms';
import { RAKE_MOST, RAKE_PERCENT } from '@lanna/rules/play/rooms/rake';
import type { Card } from '@lanna/rules/play/tables/cards';
import type { RoomState } from '../../../../room-api.ts';
import { ROOM_TIMES } from '../../../../rules/rooms/times.ts';
import { button, el } from '../../../shared/element.ts';
import { unitsOf } from '../../../shared/money-text.ts';
import { say } from '../../i18n/words.ts';
import type { PageContext } from '../../page-context.ts';
import { cardRow } from '../../parts/cards.ts';
import { seatName } from '../../parts/seat-name.ts';
import { mayAct } from '../../state/table-state.ts';
import type { PageGame } from '../page-game.ts';
import { handText, inGroups } from './hand-text.ts';
import { markOf, moreOf, otherSeats } from './seats.ts';
import { NIU_NIU_WORDS } from './words.ts';

const TEN = 10n;

/** From the best kind on; the three that come to a multiple of ten lie first. */
const PICTURED = [
  ['AS', '2H', '2C', '3D', 'AD'],
  ['7S', '7H', '7D', '7C', 'KS'],
  ['JS', 'QH', 'KD', 'KC', 'JD'],
  ['TS', '4H', '6D', '8C', '2S'],
  ['KS', '9H', 'AD', '5C', '3S'],
  ['2S', '3H', '4D', '9C', 'QS'],
] as const;

/** นิวนิว at the table: all bid for the bank at the same time, then all others stake, then the fifth cards are opened. */
export function openGame(): PageGame {
  return {
    sheet({ language, money }, base) {
      const units = unitsOf(base);
      const seats = Array.from({ length: SEATS_MOST }, (_, at) => at + 1);
      const facts = {
        ...{ base: money(units), ten: money(units * TEN), forty: money(units * PLAYING_MOST) },
        full: money(mostLost(1, { base: units, dealer: 1, seats })),
        ...{
          seconds: ROOM_TIMES.actMs / 1000,
          percent: String(RAKE_PERCENT),
          rake: money(units * RAKE_MOST),
        },
      };
      return Object.values(NIU_NIU_WORDS[language].rules).map((rule) => say(rule, facts));
    },
    pictures: ({ language }) =>
      PICTURED.map((cards) => ({ cards: [...cards], text: handText(language, cards) })),
    playText(page, state) {
      const words = NIU_NIU_WORDS[page.language];
      const more = moreOf(state.hand);
      const seconds = ROOM_TIMES.actMs / 1000;
      if (!more?.bank) return mayAct(state) ? say(words.bidding, { seconds }) : words.bidWait;
      const { seat, times } = more.bank;
      if (seat === state.own.seat) return say(words.bankYours, { times });
      const facts = { who: seatName(page, state, seat), times, seconds };
      return say(mayAct(state) ? words.staking : words.stakeWait, facts);
    },
    refusalText({ language }, why) {
      const known: Record<string, string> = NIU_NIU_WORDS[language].why;
      return known[why];
    },
    others: otherSeats,
    cards({ words, language }, state) {
      const cards = inGroups(ownCards(state));
      const text = (shown: readonly string[]) => handText(language, shown);
      return el('div', { class: 'niu-own' }, cardRow(words, { cards, count: cards.length }, 'large', text));
    },
    ownText: ({ language }, state) =>
      handText(language, ownCards(state)) ||
      (ownCards(state).length > 0 ? NIU_NIU_WORDS[language].hidden : ''),
    ownMark: (page, { hand, own }) => markOf(page, hand, own.seat),
    buttons(page, state, act) {
      const words = NIU_NIU_WORDS[page.language];
      const isBid = state.hand?.phase === 'bid';
      const covers = moreOf(state.hand)?.covers ?? 0;
      const textOf = (times: number) =>
        times === 0 ? words.bidNone : say(isBid ? words.bid : words.stake, { times });
      return [
        page.session.demo &&
          button(
            { class: 'plain', name: 'hint', 'aria-keyshortcuts': 'h' },
            () => act.showMessage(hintText(page, state)),
            words.hint,
          ),
        ...(isBid ? BIDS : STAKES).map((times) =>
          button(
            {
              ...{ class: times === 0 ? 'plain' : 'primary', name: `times-${times}` },
              ...{ 'aria-keyshortcuts': String(times), disabled: isBid && times > covers },
            },
            () => act.move(isBid ? 'bid' : 'stake', { times }),
            textOf(times),
          ),
        ),
      ];
    },
    keys: { 0: 'times-0', 1: 'times-1', 2: 'times-2', 3: 'times-3', 4: 'times-4', h: 'hint' },
    clear: () => undefined,
  };
}

function ownCards({ hand, own }: RoomState): readonly string[] {
  return hand?.hands.find(({ seat }) => seat === own.seat)?.cards ?? [];
}

/** What one who practises might do, and why: by the own four cards alone. */
function hintText({ language }: PageContext, state: RoomState): string {
  const words = NIU_NIU_WORDS[language].hints;
  const { times, move } = strategyMove(state.hand as unknown as NiuNiuView, state.own.seat, 'careful');
  const facts = { times, strong: strongCards(ownCards(state) as readonly Card[]) };
  if (move === 'stake') return say(words.stake, facts);
  return say(times === 0 ? words.bidNone : words.bid, facts);
}
