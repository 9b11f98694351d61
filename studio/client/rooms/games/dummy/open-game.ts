import './dummy.css';
import { knockOf } from '@lanna/rules/play/rooms/dummy/find-melds';
import type { DummyView } from '@lanna/rules/play/rooms/dummy/seat-view';
import { PAIR_BASES_MOST } from '@lanna/rules/play/rooms/dummy/terms';
import { RAKE_MOST, RAKE_PERCENT } from '@lanna/rules/play/rooms/rake';
import type { RoomState } from '../../../../room-api.ts';
import { ROOM_TIMES } from '../../../../rules/rooms/times.ts';
import { unitsOf } from '../../../shared/money-text.ts';
import { say } from '../../i18n/words.ts';
import type { PageContext } from '../../page-context.ts';
import { mayAct } from '../../state/table-state.ts';
import type { PageGame, TableActs } from '../page-game.ts';
import { board, marksText, nameOf, seatText } from './board.ts';
import { ownHand } from './own-hand.ts';
import { type OwnTurn, turnButtons } from './own-moves.ts';
import { clearSelection, newSelection } from './selection.ts';
import { heldBy, viewOf } from './view-of.ts';
import { DUMMY_WORDS } from './words.ts';

/** ดัมมี่ at the table: cards are chosen by pressing them, and a button says what is done with them. */
export function openGame(): PageGame {
  const chosen = newSelection();
  const turnOf = ({ language }: PageContext, state: RoomState, act: TableActs): OwnTurn => ({
    ...{ language, seat: state.own.seat, chosen, act },
    // Asked for once the cards are dealt.
    view: viewOf(state) as DummyView,
  });
  return {
    dealsOnly: true,
    sheet({ language, money }, base) {
      const facts = {
        seconds: ROOM_TIMES.actMs / 1000,
        base: money(base),
        pair: money(unitsOf(base) * PAIR_BASES_MOST),
        percent: String(RAKE_PERCENT),
        rake: money(unitsOf(base) * RAKE_MOST),
      };
      return Object.values(DUMMY_WORDS[language].rules).map((rule) => say(rule, facts));
    },
    pictures({ language }) {
      const words = DUMMY_WORDS[language].pictures;
      return [
        { cards: ['5S', '6S', '7S'], text: words.run },
        { cards: ['QH', 'KH', 'AH'], text: words.ace },
        { cards: ['9S', '9H', '9D'], text: words.rank },
        { cards: ['AH', '2H', '3H'], text: words.none },
        { cards: ['5S', '6S', '7S', '8S'], text: words.layOff },
        { cards: ['2C', 'QS'], text: words.speto },
        { cards: ['AD', 'KC', '7H'], text: words.points },
      ];
    },
    playText,
    refusalText({ language }, why) {
      const known: Record<string, string> = DUMMY_WORDS[language].refusals;
      return known[why];
    },
    others: (page, state, act) => board(page, state, viewOf(state), { chosen, again: act.again }),
    cards: (page, state, act) => ownHand(turnOf(page, state, act), page.session.demo && mayAct(state)),
    ownText(page, state) {
      const view = viewOf(state);
      if (!view?.hands.some(({ seat }) => seat === state.own.seat)) return '';
      return [seatText(page, view, state.own.seat), marksText(page, view, state.own.seat)]
        .filter((text) => text !== '')
        .join(' · ');
    },
    buttons: (page, state, act) => turnButtons(turnOf(page, state, act)),
    keys: {
      ...{ d: 'draw', t: 'take', m: 'meld', f: 'lay-off' },
      ...{ k: 'knock', x: 'discard', h: 'hint', s: 'sort' },
    },
    clear: () => clearSelection(chosen),
  };
}

function playText(page: PageContext, state: RoomState): string {
  const words = DUMMY_WORDS[page.language];
  // How much is left stands beside it: a screen reader would be told each second.
  const facts = { seconds: ROOM_TIMES.actMs / 1000 };
  const view = viewOf(state);
  const [turn] = state.hand?.acting ?? [];
  if (!view || turn === undefined) return page.words.status.others;
  if (!mayAct(state)) return say(words.others, { who: nameOf(page, state, turn) });
  if (view.phase === 'draw') return say(words.playDraw, facts);
  return say(knockOf(heldBy(view, turn)) ? words.playKnock : words.playThrow, facts);
}
