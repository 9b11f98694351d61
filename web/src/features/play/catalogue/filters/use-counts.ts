import { useQuery } from '@tanstack/react-query';
import { isCountedByVendors } from '../pages/lobbies.ts';
import { countsQuery, type GameCounts } from '../queries.ts';
import { isNarrowed, type LobbyFilter } from './lobby-filter.ts';

/** How many games each choice would leave; undefined where the vendors' own counts say enough. */
export function useCounts(filter: LobbyFilter): GameCounts | undefined {
  const needed = needsCounts(filter);
  const { data } = useQuery({ ...countsQuery(filter), enabled: needed });
  return needed ? data : undefined;
}

/** With a search or filters, and on pages whose vendors' games are not all theirs; live games are counted by class from the start. */
export function needsCounts(filter: LobbyFilter): boolean {
  return isNarrowed(filter) || filter.lobby === 'live' || !isCountedByVendors(filter.lobby);
}
