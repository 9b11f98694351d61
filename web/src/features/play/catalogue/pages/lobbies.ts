import type { Sending, Value } from '@lanna/contract/endpoint';
import type { Game, gameList, gameVendors, VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { type Path, paths } from '../../../../paths.ts';

interface LobbyKind {
  path: `/${string}`;
  /** Whose picture it has. */
  picture: VendorGroup;
  /** Which games it is about, in words of the game list. */
  games: Pick<NonNullable<Sending<typeof gameList>['query']>, 'lotteryKind' | 'accountType'> & {
    gameType?: VendorGroup;
  };
}

/** Every page that lists games: a category each, and the vendors that our wallet pays bet by bet. */
export const LOBBIES = {
  rng: { path: '/rng', picture: 'RNG', games: { gameType: 'RNG' } },
  live: { path: '/live', picture: 'LIVE', games: { gameType: 'LIVE' } },
  fish: { path: '/fish', picture: 'FISH', games: { gameType: 'FISH' } },
  pvp: { path: '/pvp', picture: 'PVP', games: { gameType: 'PVP' } },
  sports: { path: '/sports', picture: 'SPORTS', games: { gameType: 'SPORTS' } },
  esports: { path: '/esports', picture: 'ESPORTS', games: { gameType: 'ESPORTS' } },
  seamless: { path: '/seamless', picture: 'PVP', games: { accountType: 'SEAMLESS' } },
} as const satisfies Record<string, LobbyKind>;

export type LobbyName = keyof typeof LOBBIES;

/** The category all games of the page are of; undefined where they are of several. */
export function categoryOf(lobby: LobbyName): VendorGroup | undefined {
  const { games }: LobbyKind = LOBBIES[lobby];
  return games.gameType;
}

/** The page a game is found on: the lotteries of two markets have their own. */
export function lobbyPathOf({ gameType, lotteryKind }: Pick<Game, 'gameType' | 'lotteryKind'>): Path {
  if (gameType === 'LOTT' && lotteryKind) return paths.lottery(lotteryKind === 'VN' ? 'vn' : 'sea');
  return paths.category(gameType);
}

/** What the vendors' own counts of games say of a page; where they say nothing of it, it counts by itself. */
export function isCountedByVendors(lobby: LobbyName): boolean {
  const { games }: LobbyKind = LOBBIES[lobby];
  return games.lotteryKind === undefined && games.accountType === undefined;
}

type Lanes = Value<typeof gameVendors>['data']['lanes'];
export interface LobbyVendor {
  code: string;
  displayName: string;
  games: number;
}

/** The vendors with games on a page; one of several categories stands once. */
export function vendorsOf(lobby: LobbyName, lanes: Lanes): LobbyVendor[] {
  const { games }: LobbyKind = LOBBIES[lobby];
  const vendors = new Map<string, LobbyVendor>();
  for (const lane of lanes) {
    if (games.gameType !== undefined && games.gameType !== lane.title) continue;
    for (const { code, displayName, accountTypeName, games: count } of lane.cards) {
      if (games.accountType !== undefined && games.accountType !== accountTypeName) continue;
      const known = vendors.get(code)?.games ?? 0;
      vendors.set(code, { code, displayName, games: known + count });
    }
  }
  return [...vendors.values()];
}
