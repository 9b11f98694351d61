import type { ReactNode } from 'react';
import { isNarrowed, type LobbyFilter } from '../filters/lobby-filter.ts';
import type { RoomWords } from '../rooms/room-card.tsx';
import { RoomList } from '../rooms/room-list.tsx';

/** Rooms stand above the games. Who looks for games by name, feature or stake looks for games. */
export function roomsAbove(words: RoomWords): (filter: LobbyFilter) => ReactNode {
  return (filter) =>
    isNarrowed(filter) || filter.only !== undefined ? null : <RoomList filter={filter} words={words} />;
}
