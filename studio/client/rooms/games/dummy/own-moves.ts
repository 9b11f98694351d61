import { knockOf } from '@lanna/rules/play/rooms/dummy/find-melds';
import type { DummyMove } from '@lanna/rules/play/rooms/dummy/hand-state';
import { fitsMeld } from '@lanna/rules/play/rooms/dummy/melds';
import { ownRefusal } from '@lanna/rules/play/rooms/dummy/own-refusal';
import { cardsIn } from '@lanna/rules/play/rooms/dummy/play-move';
import type { DummyView } from '@lanna/rules/play/rooms/dummy/seat-view';
import { strategyMove } from '@lanna/rules/play/rooms/dummy/strategy-move';
import { cardText } from '../../../shared/card.ts';
import { button } from '../../../shared/element.ts';
import { type Language, say } from '../../i18n/words.ts';
import type { TableActs } from '../page-game.ts';
import { choose, chosenTake, clearSelection, type Selection } from './selection.ts';
import { heldBy } from './view-of.ts';
import { DUMMY_WORDS } from './words.ts';

/** The own turn: what is chosen, and what may be done with it. */
export interface OwnTurn {
  language: Language;
  view: DummyView;
  seat: number;
  chosen: Selection;
  act: TableActs;
}

/** What may be done now; each says which rule it breaks instead of being closed. */
export function turnButtons(turn: OwnTurn): HTMLElement[] {
  const { language, view, seat } = turn;
  const words = DUMMY_WORDS[language];
  if (view.phase === 'draw')
    return [
      press(turn, 'take', { key: 't', text: words.take }, take),
      press(turn, 'draw', { key: 'd', text: words.draw, isFirst: true }, (own) =>
        play(own, { seat, move: 'draw' }),
      ),
    ];
  const mayKnock = knockOf(heldBy(view, seat)) !== undefined;
  return [
    press(turn, 'meld', { key: 'm', text: words.meld }, (own) =>
      play(own, { seat, move: 'meld', cards: [...own.chosen.hand] }),
    ),
    press(turn, 'lay-off', { key: 'f', text: words.layOff }, layOff),
    press(turn, 'knock', { key: 'k', text: words.knock, isFirst: mayKnock }, knock),
    press(turn, 'discard', { key: 'x', text: words.discard, isFirst: !mayKnock }, discard),
  ];
}

/** What a careful strategy would do with the same cards, chosen for the player and not yet done. */
export function showHint({ language, view, seat, chosen, act }: OwnTurn): void {
  const move = strategyMove(view, seat, 'careful');
  choose(chosen, move);
  act.again();
  const card = 'card' in move ? cardText(move.card) : '';
  act.showMessage(say(DUMMY_WORDS[language].hints[move.move], { card }));
}

function press(
  turn: OwnTurn,
  name: string,
  { key, text, isFirst = false }: { key: string; text: string; isFirst?: boolean },
  pressed: (turn: OwnTurn) => void,
): HTMLElement {
  const attributes = { class: isFirst ? 'primary' : 'plain', name, 'aria-keyshortcuts': key };
  return button(attributes, () => pressed(turn), text);
}

/** Sends a move that the rules allow; of any other says which rule it breaks. */
function play(turn: OwnTurn, move: DummyMove): void {
  const refusal = ownRefusal(turn.view, move);
  if (refusal !== null) {
    refuse(turn, refusal);
    return;
  }
  const { seat: _, move: name, ...rest } = move;
  turn.act.move(name, rest);
  clearSelection(turn.chosen);
}

function take(turn: OwnTurn): void {
  const move = chosenTake(turn.seat, turn.chosen, turn.view.more.pile);
  if (move) play(turn, move);
  else refuse(turn, 'not_in_pile');
}

function layOff(turn: OwnTurn): void {
  const { view, seat, chosen } = turn;
  const cards = [...chosen.hand];
  const melds = view.more.melds.map(cardsIn);
  const fitting = melds.flatMap((meld, at) => (fitsMeld(meld, cards) ? [at] : []));
  // Where the cards fit one meld alone there is nothing to ask.
  const meld = chosen.meld ?? (fitting.length === 1 ? fitting[0] : undefined);
  play(turn, { seat, move: 'lay_off', meld: meld ?? melds.length, cards });
}

function discard(turn: OwnTurn): void {
  const [card, ...more] = turn.chosen.hand;
  if (card === undefined || more.length > 0) refuse(turn, 'choose_one');
  else play(turn, { seat: turn.seat, move: 'discard', card });
}

function knock(turn: OwnTurn): void {
  const found = knockOf(heldBy(turn.view, turn.seat));
  if (found) play(turn, { seat: turn.seat, move: 'knock', ...found });
  else refuse(turn, 'does_not_knock');
}

function refuse({ language, act }: OwnTurn, why: keyof (typeof DUMMY_WORDS)['TH']['refusals']): void {
  act.showMessage(DUMMY_WORDS[language].refusals[why]);
}
