import type { PageProps } from '../../../../navigation.ts';
import { isNarrowed, type LobbyFilter } from '../filters/lobby-filter.ts';
import { RoomList } from '../rooms/room-list.tsx';
import { LobbyPage } from './lobby-page.tsx';

export function PvpPage({ search }: PageProps) {
  return <LobbyPage lobby="pvp" search={search} tables={roomsOf} />;
}

/** Who looks for games by name, feature or stake looks for games. */
function roomsOf(filter: LobbyFilter) {
  if (isNarrowed(filter) || filter.only !== undefined) return null;
  return <RoomList filter={filter} />;
}
