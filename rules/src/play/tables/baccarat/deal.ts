import type { FairStream } from '../../../fair-stream.ts';
import { type Card, rankOf, shuffledShoe } from '../cards.ts';
import { bankerDraws, cardValue, isNatural, playerDraws, pointsOf, type Side } from './hands.ts';

export interface BaccaratOutcome {
  /** Two cards, or three, in the order they were dealt. */
  player: Card[];
  banker: Card[];
  points: Record<Side, number>;
  winner: Side | 'tie';
  /** 8 or 9 with the first two cards, of either side: no card was drawn. */
  natural: boolean;
  /** The first two cards: of one rank, or the very same card. */
  pairs: Record<Side, 'none' | 'pair' | 'perfect'>;
}

/** From the top of the shoe: player, banker, player, banker, then the player's third card, then the banker's. */
export function dealBaccarat(stream: FairStream): BaccaratOutcome {
  return handsFrom(shuffledShoe(stream));
}

export function handsFrom(shoe: readonly Card[]): BaccaratOutcome {
  const [first, second, third, fourth, ...rest] = shoe;
  if (!first || !second || !third || !fourth) throw new Error('the shoe is too short');
  const [player, banker]: [Card[], Card[]] = [
    [first, third],
    [second, fourth],
  ];
  const natural = isNatural(pointsOf(player)) || isNatural(pointsOf(banker));
  if (!natural) drawThirds(player, banker, rest);
  const points = { player: pointsOf(player), banker: pointsOf(banker) };
  return {
    ...{ player, banker, points, natural },
    winner: winnerOf(points),
    pairs: { player: pairOf(player), banker: pairOf(banker) },
  };
}

function drawThirds(player: Card[], banker: Card[], rest: readonly Card[]): void {
  const next = rest.values();
  const draw = (): Card => {
    const { value } = next.next();
    if (!value) throw new Error('the shoe is too short');
    return value;
  };
  const drawn = playerDraws(pointsOf(player)) ? draw() : undefined;
  if (bankerDraws(pointsOf(banker), drawn && cardValue(drawn))) banker.push(draw());
  if (drawn) player.push(drawn);
}

function winnerOf({ player, banker }: Record<Side, number>): BaccaratOutcome['winner'] {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

function pairOf([first, second]: readonly Card[]): 'none' | 'pair' | 'perfect' {
  if (!first || !second || rankOf(first) !== rankOf(second)) return 'none';
  return first === second ? 'perfect' : 'pair';
}
