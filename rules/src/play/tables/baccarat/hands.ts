import { type Card, rankNumber } from '../cards.ts';

export type Side = 'player' | 'banker';

/** Ten and pictures count nothing, the ace one; of a sum its last digit. */
export function pointsOf(cards: readonly Card[]): number {
  return pointsOfValues(cards.map(cardValue));
}

export function cardValue(card: Card): number {
  const rank = rankNumber(card);
  return rank >= 10 ? 0 : rank;
}

export function pointsOfValues(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) % 10;
}

export function isNatural(points: number): boolean {
  return points >= 8;
}

/** With its two cards, where neither side has a natural. */
export function playerDraws(points: number): boolean {
  return points <= 5;
}

/** `third` is the value of the player's third card; undefined where the player stood. */
export function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5;
  switch (points) {
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return points <= 2;
  }
}
