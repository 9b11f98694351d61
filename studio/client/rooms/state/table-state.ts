import type { RoomFrame, RoomState } from '../../../room-api.ts';

export interface Kept {
  n: number;
  state: RoomState;
}

/** The table after a frame; `missed` where one before it never came, and the whole must be asked for. */
export function afterFrame(
  before: Kept | undefined,
  frame: Extract<RoomFrame, { t: 'snapshot' | 'delta' }>,
): Kept | 'missed' {
  if (frame.t === 'snapshot') return { n: frame.n, state: frame.state };
  if (!before || frame.n !== before.n + 1) return 'missed';
  return { n: frame.n, state: { ...before.state, ...frame.changed } };
}

export function isInPlay({ hand }: Pick<RoomState, 'hand'>): boolean {
  return hand !== null && hand.state !== 'settled' && hand.state !== 'void';
}

/** Whether the own seat has money in the hand that is played. */
export function plays({ hand, own }: Pick<RoomState, 'hand' | 'own'>): boolean {
  return hand !== null && isInPlay({ hand }) && hand.seats.includes(own.seat);
}

export function mayAct({ hand, own }: Pick<RoomState, 'hand' | 'own'>): boolean {
  return hand?.acting.includes(own.seat) ?? false;
}
