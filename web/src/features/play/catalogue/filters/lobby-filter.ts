import type { Sending } from '@lanna/contract/endpoint';
import {
  GAME_FEATURES,
  type gameList,
  LARGEST_MIN_BETS,
  LEAST_RETURNS,
  VOLATILITIES,
} from '@lanna/contract/play/catalogue/catalogue';
import { LIVE_CLASSES } from '@lanna/contract/play/catalogue/game-kinds';
import type { PageSearch } from '../../../../navigation.ts';
import type { Path } from '../../../../paths.ts';
import { LOBBIES, type LobbyName } from '../pages/lobbies.ts';

export const SORTS = ['popular', 'newest', 'name', 'rtp', 'minBet'] as const;
/** Everybody's shelves, and those of a player alone. */
export const SHELVES = ['hot', 'demo', 'favourite', 'recent'] as const;
const OWN_SHELVES: readonly string[] = ['favourite', 'recent'];

/** The lobby's filter: exactly the one in its address. */
export interface LobbyFilter {
  lobby: LobbyName;
  vendor: string | undefined;
  text: string | undefined;
  feature: (typeof GAME_FEATURES)[number] | undefined;
  volatility: (typeof VOLATILITIES)[number] | undefined;
  liveClass: (typeof LIVE_CLASSES)[number] | undefined;
  leastReturn: (typeof LEAST_RETURNS)[number] | undefined;
  minBet: (typeof LARGEST_MIN_BETS)[number] | undefined;
  only: (typeof SHELVES)[number] | undefined;
  sort: (typeof SORTS)[number];
}

/** Addresses can be typed or outdated: unknown values are left out. */
export function readFilter(lobby: LobbyName, search: PageSearch): LobbyFilter {
  return {
    lobby,
    vendor: search['page'] || undefined,
    text: search['q']?.trim().slice(0, 60) || undefined,
    feature: oneOf(GAME_FEATURES, search['feature']),
    volatility: oneOf(VOLATILITIES, search['volatility']),
    liveClass: oneOf(LIVE_CLASSES, search['class']),
    leastReturn: oneOf(LEAST_RETURNS, search['rtp']),
    minBet: oneOf(LARGEST_MIN_BETS, search['bet']),
    only: oneOf(SHELVES, search['only']),
    sort: oneOf(SORTS, search['sort']) ?? 'popular',
  };
}

/** Nothing chosen. */
export function everything(lobby: LobbyName): LobbyFilter {
  return readFilter(lobby, {});
}

export function addressOf(filter: LobbyFilter): Path {
  const { vendor, text, feature, volatility, liveClass, leastReturn, minBet, only, sort } = filter;
  const query = Object.entries({
    page: vendor,
    q: text,
    class: liveClass,
    feature,
    volatility,
    rtp: leastReturn,
    bet: minBet,
    only,
    sort: sort === 'popular' ? undefined : sort,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const { path } = LOBBIES[filter.lobby];
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

export function sameFilter(one: LobbyFilter, other: LobbyFilter): boolean {
  return addressOf(one) === addressOf(other);
}

/** The choices in the filter button's panel: vendor, search and order are outside it. */
export const CHOICES = ['liveClass', 'feature', 'volatility', 'leastReturn', 'minBet'] as const;
export type Choice = (typeof CHOICES)[number];

export function choicesMade(filter: LobbyFilter): Choice[] {
  return CHOICES.filter((choice) => filter[choice] !== undefined);
}

/** Something besides vendor, order, favourites and recent games is chosen, so that not all games of the category are listed. */
export function isNarrowed(filter: LobbyFilter): boolean {
  return filter.text !== undefined || choicesMade(filter).length > 0;
}

/** It asks for what is a player's own; a visitor has none. */
export function isOwn({ only }: LobbyFilter): boolean {
  return only !== undefined && OWN_SHELVES.includes(only);
}

/** The specification's game list query, without its page number. */
export function gameQuery(filter: LobbyFilter): Sending<typeof gameList>['query'] {
  const { lobby, vendor, text, feature, volatility, liveClass, leastReturn, minBet, only, sort } = filter;
  return {
    clientType: 3,
    platform: 'html5-desktop',
    ...LOBBIES[lobby].games,
    sort,
    ...(vendor && { vassalage: vendor }),
    ...(text && { gameName: text }),
    ...(liveClass && { liveClass }),
    ...(feature && { feature }),
    ...(volatility && { volatility }),
    ...(leastReturn && { minRtp: Number(leastReturn) }),
    ...(minBet && { minBet }),
    ...(only && { only }),
  };
}

function oneOf<const T extends string>(known: readonly T[], word: string | undefined): T | undefined {
  return known.find((one) => one === word);
}
