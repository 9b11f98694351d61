import type { PageProps } from '../../../../navigation.ts';
import { isNarrowed, type LobbyFilter } from '../filters/lobby-filter.ts';
import { LiveTables } from '../tables/live-tables.tsx';
import { LobbyPage } from './lobby-page.tsx';

export function LivePage({ search }: PageProps) {
  return <LobbyPage lobby="live" search={search} tables={tablesOf} />;
}

/** Who looks for games by name, feature or stake looks for games. */
function tablesOf(filter: LobbyFilter) {
  if (isNarrowed({ ...filter, liveClass: undefined }) || filter.only !== undefined) return null;
  return <LiveTables filter={filter} />;
}
