import type { Card } from '../../tables/cards.ts';
import type { RoomView, Strategy } from '../room-rules.ts';
import { cardPoints, SPETO, sumPoints } from './card-points.ts';
import { bestMeld, knockOf, layOffOf, meldsAmong, takingsFrom, usesOf } from './find-melds.ts';
import type { DummyMove } from './hand-state.ts';
import { cardsIn, penaltiesOf } from './play-move.ts';
import type { DummyTable, DummyView } from './seat-view.ts';

/** So many cards that it has no use for each takes into its hand with a meld. */
const EXTRA_MOST = { careful: 2, bold: 5 } as const;
/** From so many points on a pick is worth its burden. */
const LEAST_GAIN = { careful: 10, bold: 0 } as const;

/** How a strategy of the house plays where no money is, and what a hint says: by what its own seat may know alone. */
export function strategyMove(view: RoomView, seat: number, strategy: Strategy): DummyMove {
  const { phase, hands, more } = view as DummyView;
  const held = hands.find((hand) => hand.seat === seat)?.cards ?? [];
  if (phase === 'draw') return drawOrTake(more, held, seat, strategy);
  const melds = more.melds.map(cardsIn);
  const knock = knockOf(held);
  if (knock) return { seat, move: 'knock', ...knock };
  if (more.born.includes(seat)) {
    const meld = bestMeld(
      meldsAmong(held).filter(({ length }) => length < held.length),
      more.head,
    );
    if (meld) return { seat, move: 'meld', cards: meld };
    const layOff = held.length > 1 ? layOffOf(melds, held) : undefined;
    if (layOff) return { seat, move: 'lay_off', meld: layOff.meld, cards: [layOff.card] };
  }
  return { seat, move: 'discard', card: cardToThrow(more, held) };
}

/** What is thrown for a seat that is away: the dearest card without a penalty, and no สเปโต and no head card as long as there is another. */
export function safeDiscard(table: Pick<DummyTable, 'head' | 'pile' | 'melds'>, held: readonly Card[]): Card {
  return leastOf(held, (card) => [
    burdenOf(table, card),
    isFifty(card, table.head) ? 1 : 0,
    -cardPoints(card, table.head),
  ]);
}

function drawOrTake(
  { pile, head }: DummyTable,
  held: readonly Card[],
  seat: number,
  strategy: Strategy,
): DummyMove {
  const gain = ({ card, cards, extra }: ReturnType<typeof takingsFrom>[number]) =>
    sumPoints([card, ...cards], head) - sumPoints(extra, head) / 2;
  const [best] = takingsFrom(pile, held)
    .filter(({ extra }) => extra.length <= EXTRA_MOST[strategy])
    .toSorted((one, other) => gain(other) - gain(one));
  if (!best || gain(best) < LEAST_GAIN[strategy]) return { seat, move: 'draw' };
  return { seat, move: 'take', card: best.card, cards: best.cards };
}

/** Without a penalty, of least use, and dear in the hand. */
function cardToThrow(table: DummyTable, held: readonly Card[]): Card {
  return leastOf(held, (card) => [
    burdenOf(table, card),
    usesOf(card, held),
    isFifty(card, table.head) ? 1 : 0,
    -cardPoints(card, table.head),
  ]);
}

function burdenOf({ melds, pile }: Pick<DummyTable, 'pile' | 'melds'>, card: Card): number {
  return penaltiesOf(card, { melds: melds.map(cardsIn), pile }).length;
}

function isFifty(card: Card, head: Card): boolean {
  return card === head || SPETO.includes(card);
}

/** The one with the least figures, compared from the first on. */
function leastOf(cards: readonly Card[], figures: (card: Card) => number[]): Card {
  const ordered = cards
    .map((card) => ({ card, by: figures(card) }))
    .toSorted((one, other) => {
      const at = one.by.findIndex((figure, place) => figure !== other.by[place]);
      return at < 0 ? 0 : (one.by[at] as number) - (other.by[at] as number);
    });
  const [least] = ordered;
  if (!least) throw new Error('a seat without cards throws none');
  return least.card;
}
