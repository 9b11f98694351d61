import type { RoomState } from '../../../room-api.ts';
import type { Hand, PageContext } from '../page-context.ts';

/** The other seats of a table, from the player's left. */
export function inSight({ own, seats }: Pick<RoomState, 'own' | 'seats'>): RoomState['seats'] {
  const leftOf = (seat: number) => (seat - own.seat + 9) % 9;
  return seats
    .filter(({ seat }) => seat !== own.seat)
    .toSorted((one, other) => leftOf(one.seat) - leftOf(other.seat));
}

/** Whether its line stands, and what it is doing in the hand. */
export function stateText(
  { words }: PageContext,
  hand: Hand | null,
  { seat, state }: RoomState['seats'][number],
): string {
  const cards = hand?.state === 'playing' ? hand.hands.find((one) => one.seat === seat) : undefined;
  if (!cards || state === 'away') return words.states[state];
  return cards.acted ? words.acted : words.thinking;
}
