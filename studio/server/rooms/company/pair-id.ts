/** Two players of a brand, the one with the lower id first. */
export interface PairId {
  operatorId: string;
  one: string;
  other: string;
}

export function pairOf(operatorId: string, player: string, second: string): PairId {
  return player < second
    ? { operatorId, one: player, other: second }
    : { operatorId, one: second, other: player };
}
