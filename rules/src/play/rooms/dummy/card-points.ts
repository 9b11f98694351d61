import { type Card, rankOf } from '../../tables/cards.ts';

/** สเปโต. */
export const SPETO: readonly Card[] = ['2C', 'QS'];
export const SPETO_POINTS = 50;
export const HEAD_POINTS = 50;
/** For the last card of the one who knocks. */
export const KNOCK_POINTS = 50;
export const PENALTY_POINTS = 50;

/** What a card counts for who has laid it down, and against who still holds it. The head card counts 50, and 50 more where it is a สเปโต. */
export function cardPoints(card: Card, head: Card): number {
  const own = ownPoints(card);
  if (card !== head) return own;
  return SPETO.includes(card) ? own + HEAD_POINTS : HEAD_POINTS;
}

export function sumPoints(cards: readonly Card[], head: Card): number {
  return cards.reduce((sum, card) => sum + cardPoints(card, head), 0);
}

function ownPoints(card: Card): number {
  if (SPETO.includes(card)) return SPETO_POINTS;
  const rank = rankOf(card);
  if (rank === 'A') return 15;
  return 'TJQK'.includes(rank) ? 10 : 5;
}
