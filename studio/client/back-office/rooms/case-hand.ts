import type { OfficeCaseHand } from '../../../room-office-api.ts';
import { cardText } from '../../shared/card.ts';
import { el } from '../../shared/element.ts';
import { moneyText, type OfficePage, table, timeText } from '../page.ts';
import { caseWords } from './case-words.ts';
import { roomWords } from './words.ts';

/** The seats of a hand beside one another, those of the case first; what the clock has played stands in brackets. */
export function caseHand({ entered }: OfficePage, { seats, ...hand }: OfficeCaseHand): Node {
  const words = roomWords(entered);
  const moveText = (move: string) => {
    const [name = '', ...rest] = move.split(' ');
    return [words.moves[name] ?? name, ...rest].join(' ');
  };
  return table(
    `${timeText(hand.at, entered.language)} · ${words.number} ${hand.number} · ${moneyText(hand.base)}`,
    [
      { title: words.seat, isFigure: true, cell: ({ seat }) => String(seat) },
      { title: words.player, cell: ({ player, isOfCase }) => (isOfCase ? el('strong', {}, player) : player) },
      { title: words.cards, cell: ({ cards }) => cards.map(cardText).join(' ') || '–' },
      {
        title: words.move,
        cell: ({ moves }) =>
          moves.map(({ move, byClock }) => (byClock ? `(${moveText(move)})` : moveText(move))).join(' → ') ||
          '–',
      },
      { title: caseWords(entered).odd, isFigure: true, cell: ({ odd }) => String(odd) },
      { title: words.won, isFigure: true, cell: ({ won }) => (won === null ? '–' : moneyText(won)) },
    ],
    seats.toSorted((one, other) => Number(other.isOfCase) - Number(one.isOfCase)),
  );
}
