import type { RoomMove, RoomRules } from '@lanna/rules/play/rooms/room-rules';

export interface SeatPlays {
  plays: number;
  /** Unlike what the strategies of the house or the safest move would be, by what the seat could know. */
  odd: number;
}

/**
 * By seat: how many of its own moves no sound player would make. `moves` are those of a hand that has ended, in their order; what the clock has played for a seat counts for nothing.
 */
export function oddPlays<State>(
  rules: RoomRules<State>,
  dealt: State,
  moves: readonly { move: RoomMove; byClock: boolean }[],
): Map<number, SeatPlays> {
  const found = new Map<number, SeatPlays>();
  let state = dealt;
  for (const { move, byClock } of moves) {
    const { seat } = move;
    if (!byClock) {
      const before = found.get(seat) ?? { plays: 0, odd: 0 };
      found.set(seat, { plays: before.plays + 1, odd: before.odd + (isOdd(rules, state, move) ? 1 : 0) });
    }
    state = rules.play(state, move);
  }
  return found;
}

function isOdd<State>(rules: RoomRules<State>, state: State, move: RoomMove): boolean {
  const { seat } = move;
  const view = rules.viewFor(state, seat);
  const sound = [
    rules.strategyMove(view, seat, 'careful'),
    rules.strategyMove(view, seat, 'bold'),
    rules.safeMove(state, seat),
  ];
  return !sound.some((one) => sameMove(one, move));
}

/** The same play whatever the order of its fields and cards. */
function sameMove(one: RoomMove, other: RoomMove): boolean {
  return textOf(one) === textOf(other);
}

function textOf(move: RoomMove): string {
  const fields = Object.entries(move).map(([name, value]) => {
    const part: unknown = Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value;
    return [name, part] as const;
  });
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
