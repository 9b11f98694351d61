import type { PageProps } from '../../../../navigation.ts';
import { isNarrowed, type LobbyFilter } from '../filters/lobby-filter.ts';
import { TodaysMatches } from '../matches/todays-matches.tsx';
import { LobbyPage } from './lobby-page.tsx';

export function SportsPage({ search }: PageProps) {
  return <LobbyPage lobby="sports" search={search} tables={matchesOf} />;
}

/** Who looks for games by name, vendor or stake looks for games. */
function matchesOf(filter: LobbyFilter) {
  if (isNarrowed(filter) || filter.only !== undefined || filter.vendor !== undefined) return null;
  return <TodaysMatches />;
}
