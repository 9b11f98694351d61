import type { DummyView } from '@lanna/rules/play/rooms/dummy/seat-view';
import type { Card } from '@lanna/rules/play/tables/cards';
import type { RoomState } from '../../../../room-api.ts';

/** The hand as ดัมมี่ shows it; undefined before it is dealt. */
export function viewOf({ hand }: Pick<RoomState, 'hand'>): DummyView | undefined {
  return hand?.more === undefined ? undefined : (hand as unknown as DummyView);
}

export function heldBy({ hands }: DummyView, seat: number): Card[] {
  return hands.find((hand) => hand.seat === seat)?.cards ?? [];
}
