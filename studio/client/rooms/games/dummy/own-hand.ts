import { button, el } from '../../../shared/element.ts';
import { say } from '../../i18n/words.ts';
import { cardButton } from './card-button.ts';
import { type OwnTurn, showHint } from './own-moves.ts';
import { keepChosen, sortedHand } from './selection.ts';
import { heldBy } from './view-of.ts';
import { DUMMY_WORDS } from './words.ts';

const ROW_MOST = 10;

/** The own cards in as many rows as a thumb needs, sorted as the player likes. `hints`: one may be asked for. */
export function ownHand(turn: OwnTurn, hints: boolean): HTMLElement {
  const held = heldBy(turn.view, turn.seat);
  keepChosen(turn.chosen, held, turn.view);
  const cards = sortedHand(held, turn.chosen.order);
  const rows = Math.ceil(cards.length / ROW_MOST);
  const each = Math.ceil(cards.length / rows);
  return el(
    'div',
    { class: 'hand' },
    tools(turn, hints),
    ...Array.from({ length: rows }, (_, row) =>
      el(
        'div',
        { class: 'hand-row' },
        ...cards.slice(row * each, (row + 1) * each).map((card) => handCard(turn, card)),
      ),
    ),
  );
}

function handCard(
  { language, view, chosen, act }: OwnTurn,
  card: ReturnType<typeof heldBy>[number],
): HTMLElement {
  const shown = { card, head: view.more.head, place: 'hand' as const, chosen: chosen.hand.has(card) };
  return cardButton(language, shown, () => {
    if (!chosen.hand.delete(card)) chosen.hand.add(card);
    act.again();
  });
}

function tools(turn: OwnTurn, hints: boolean): HTMLElement {
  const { language, chosen, act } = turn;
  const words = DUMMY_WORDS[language];
  const other = chosen.order === 'suit' ? 'rank' : 'suit';
  const count = chosen.hand.size + chosen.pile.size;
  return el(
    'div',
    { class: 'tools' },
    button(
      { name: 'sort', 'aria-keyshortcuts': 's' },
      () => {
        chosen.order = other;
        act.again();
      },
      words.sort[other],
    ),
    hints && button({ name: 'hint', 'aria-keyshortcuts': 'h' }, () => showHint(turn), words.hint),
    count > 0 && el('span', { class: 'quiet' }, say(words.chosen, { count })),
  );
}
