import { type Card, SUITS } from '../../tables/cards.ts';
import { sumPoints } from './card-points.ts';
import { above, fitsMeld, height, inOrder, suitPlace } from './melds.ts';

const own = (card: Card) => card;

/** Every meld that some of these cards make. */
export function meldsAmong(cards: readonly Card[]): Card[][] {
  const there = new Set(cards);
  return cards.flatMap((card) => meldsFrom(card, there));
}

export interface Taking {
  card: Card;
  cards: Card[];
  /** What else comes into the hand. */
  extra: Card[];
}

/** Every way to take from the pile. */
export function takingsFrom(pile: readonly Card[], held: readonly Card[]): Taking[] {
  const found: Taking[] = [];
  for (const [from, card] of pile.entries()) {
    const taken = pile.slice(from);
    for (const meld of meldsWith(card, new Set([...held, ...taken]))) {
      if (!meld.some((one) => held.includes(one))) continue;
      if (held.length + taken.length - meld.length < 1) continue;
      found.push({
        card,
        cards: meld.filter((one) => one !== card),
        extra: taken.filter((one) => !meld.includes(one)),
      });
    }
  }
  return found;
}

/** How these cards may be laid down at once but for one, which is thrown; undefined where they cannot. */
export function knockOf(cards: readonly Card[]): { melds: Card[][]; card: Card } | undefined {
  const there = new Set(cards);
  const single = cards.filter((card) => meldsWith(card, there).length === 0);
  return single.length > 1 ? undefined : withoutOne(inOrder(cards, own), undefined, []);
}

/** A single card that may be laid off, and where. */
export function layOffOf(
  melds: readonly (readonly Card[])[],
  held: readonly Card[],
): { meld: number; card: Card } | undefined {
  for (const [meld, cards] of melds.entries())
    for (const card of held) if (fitsMeld(cards, [card])) return { meld, card };
  return undefined;
}

/** The meld that counts most. */
export function bestMeld(melds: readonly Card[][], head: Card): Card[] | undefined {
  return melds.toSorted((one, other) => sumPoints(other, head) - sumPoints(one, head))[0];
}

/** How near a card is to a meld with others: the more, the better it is kept. */
export function usesOf(card: Card, others: readonly Card[]): number {
  return others.filter(
    (other) =>
      other !== card &&
      (height(other) === height(card) ||
        (other.charAt(1) === card.charAt(1) && Math.abs(height(other) - height(card)) <= 2)),
  ).length;
}

/** The lowest card left is in a meld that begins with it, or is the one that is thrown. */
function withoutOne(
  cards: readonly Card[],
  thrown: Card | undefined,
  melds: Card[][],
): { melds: Card[][]; card: Card } | undefined {
  const [first, ...rest] = cards;
  if (first === undefined) return thrown && melds.length > 0 ? { melds, card: thrown } : undefined;
  for (const meld of meldsFrom(first, new Set(cards))) {
    const left = rest.filter((card) => !meld.includes(card));
    const found = withoutOne(left, thrown, [...melds, meld]);
    if (found) return found;
  }
  return thrown === undefined ? withoutOne(rest, first, melds) : undefined;
}

/** Melds of which a card is one, whatever its place in them. */
function meldsWith(card: Card, there: ReadonlySet<Card>): Card[][] {
  const found: Card[][] = [];
  let lowest = card;
  for (let next = above(lowest, -1); next && there.has(next); next = above(lowest, -1)) lowest = next;
  for (let from: Card | undefined = lowest; from && height(from) <= height(card); from = above(from, 1))
    for (const run of runsFrom(from, there)) if (run.includes(card)) found.push(run);
  return [...found, ...groupsOf([card, ...sameRank(card, there)]).filter((group) => group.includes(card))];
}

/** Melds of which a card is the first, so that each is found once. */
function meldsFrom(card: Card, there: ReadonlySet<Card>): Card[][] {
  const after = sameRank(card, there).filter((other) => suitPlace(other) > suitPlace(card));
  const groups = groupsOf([card, ...after]).filter(([first]) => first === card);
  return [...runsFrom(card, there), ...groups];
}

function runsFrom(card: Card, there: ReadonlySet<Card>): Card[][] {
  const found: Card[][] = [];
  const run = [card];
  for (let next = above(card, 1); next && there.has(next); next = above(next, 1)) {
    run.push(next);
    if (run.length >= 3) found.push([...run]);
  }
  return found;
}

function sameRank(card: Card, there: ReadonlySet<Card>): Card[] {
  return SUITS.map((suit): Card => `${card.charAt(0)}${suit}` as Card).filter(
    (other) => other !== card && there.has(other),
  );
}

/** Of three or four cards of one rank each three, and all four. */
function groupsOf(cards: readonly Card[]): Card[][] {
  if (cards.length < 3) return [];
  if (cards.length === 3) return [[...cards]];
  return [...cards.map((left) => cards.filter((card) => card !== left)), [...cards]];
}
