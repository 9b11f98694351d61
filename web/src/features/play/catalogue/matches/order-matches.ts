import type { Value } from '@lanna/contract/endpoint';
import type { lobbyMatches } from '@lanna/contract/money/vendor-wallet/lobby';

export type LobbyMatches = Value<typeof lobbyMatches>;
export type Match = LobbyMatches['vendors'][number]['entries'][number] & { vendor: string };
export type Order = 'time' | 'league';

export interface MatchGroup {
  /** The league; undefined where matches stand by the time they begin, whatever their league. */
  league: string | undefined;
  matches: Match[];
}

/** All that can be opened, the next to begin first: in one row, or league by league. Leagues of people stand before what a model draws. */
export function matchGroups({ vendors }: LobbyMatches, order: Order): MatchGroup[] {
  const matches = vendors
    .flatMap(({ vendor, entries }) => entries.map((entry) => ({ ...entry, vendor })))
    .filter(({ gameId, available }) => gameId !== null && available)
    .toSorted(
      (one, other) =>
        startOf(one) - startOf(other) || Number(one.code > other.code) - Number(one.code < other.code),
    );
  if (order === 'time') return matches.length === 0 ? [] : [{ league: undefined, matches }];
  const leagues = Map.groupBy(matches, ({ virtual, competition }) => `${virtual ? 1 : 0} ${competition}`);
  return [...leagues]
    .toSorted(([one], [other]) => one.charCodeAt(0) - other.charCodeAt(0))
    .map(([, group]) => ({ league: group[0]?.competition, matches: group }));
}

/** The first so many of all groups together; a league of which nothing is shown is left out. */
export function firstOf(groups: readonly MatchGroup[], shown: number): MatchGroup[] {
  let left = shown;
  return groups.flatMap(({ league, matches }) => {
    const some = matches.slice(0, left);
    left -= some.length;
    return some.length === 0 ? [] : [{ league, matches: some }];
  });
}

type MatchState = 'open' | 'suspended' | 'live';

/** By the clock, whatever the vendor has said some seconds ago: no bet is taken from kick-off on. */
export function stateOf(
  { status, startsAt }: Pick<Match, 'status' | 'startsAt'>,
  nowMs: number | undefined,
): MatchState {
  return nowMs !== undefined && Date.parse(startsAt) <= nowMs ? 'live' : status;
}

function startOf({ startsAt }: Match): number {
  return Date.parse(startsAt);
}
