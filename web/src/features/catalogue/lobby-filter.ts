import {
  GAME_FEATURES,
  type gameList,
  LARGEST_MIN_BETS,
  LEAST_RETURNS,
  VOLATILITIES,
} from '@lanna/contract/catalogue';
import type { Sending } from '@lanna/contract/endpoint';
import type { PageSearch } from '../../navigation.ts';
import { type Path, paths } from '../../paths.ts';

export const SORTS = ['popular', 'newest', 'name', 'rtp', 'minBet'] as const;
export const SHELVES = ['favourite', 'recent'] as const;

/** The lobby's filter: exactly the one in its address. */
export interface LobbyFilter {
  vendor: string | undefined;
  text: string | undefined;
  feature: (typeof GAME_FEATURES)[number] | undefined;
  volatility: (typeof VOLATILITIES)[number] | undefined;
  leastReturn: (typeof LEAST_RETURNS)[number] | undefined;
  minBet: (typeof LARGEST_MIN_BETS)[number] | undefined;
  only: (typeof SHELVES)[number] | undefined;
  sort: (typeof SORTS)[number];
}

/** Addresses can be typed or outdated: unknown values are left out. */
export function readFilter(search: PageSearch): LobbyFilter {
  return {
    vendor: search['page'] || undefined,
    text: search['q']?.trim().slice(0, 60) || undefined,
    feature: oneOf(GAME_FEATURES, search['feature']),
    volatility: oneOf(VOLATILITIES, search['volatility']),
    leastReturn: oneOf(LEAST_RETURNS, search['rtp']),
    minBet: oneOf(LARGEST_MIN_BETS, search['bet']),
    only: oneOf(SHELVES, search['only']),
    sort: oneOf(SORTS, search['sort']) ?? 'popular',
  };
}

export const EVERYTHING = readFilter({});

export function addressOf(filter: LobbyFilter): Path {
  const { text, feature, volatility, leastReturn, minBet, only, sort } = filter;
  const rest = Object.entries({
    q: text,
    feature,
    volatility,
    rtp: leastReturn,
    bet: minBet,
    only,
    sort: sort === 'popular' ? undefined : sort,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const path = paths.slots({ vendor: filter.vendor });
  if (rest.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(rest)}`;
}

export function sameFilter(one: LobbyFilter, other: LobbyFilter): boolean {
  return addressOf(one) === addressOf(other);
}

/** The choices in the filter button's panel: vendor, search and order are outside it. */
export const CHOICES = ['feature', 'volatility', 'leastReturn', 'minBet'] as const;
export type Choice = (typeof CHOICES)[number];

export function choicesMade(filter: LobbyFilter): Choice[] {
  return CHOICES.filter((choice) => filter[choice] !== undefined);
}

/** Something besides vendor, order, favourites and recent games is chosen, so that not all games of the category are listed. */
export function isNarrowed(filter: LobbyFilter): boolean {
  return filter.text !== undefined || choicesMade(filter).length > 0;
}

/** The specification's game list query, without its page number. */
export function gameQuery(filter: LobbyFilter): Sending<typeof gameList>['query'] {
  const { vendor, text, feature, volatility, leastReturn, minBet, only, sort } = filter;
  return {
    clientType: 3,
    platform: 'html5-desktop',
    gameType: 'RNG',
    sort,
    ...(vendor && { vassalage: vendor }),
    ...(text && { gameName: text }),
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
