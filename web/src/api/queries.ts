import { domainRoute } from '@lanna/contract/house/brands/site';
import type { Language } from '@lanna/contract/people/members/members';
import { balance, memberInfo } from '@lanna/contract/people/members/members';
import { gameMenus, gameVendors, hotGames, oneGame } from '@lanna/contract/play/catalogue/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { call } from './calls/call.ts';

/*
 * Queries that more than one part of the site reads; a query of one feature alone lives in that feature. The first word of a
 * key is declared by a `topic.ts`: by it push notices and the end of a session find the queries they concern.
 */

const FIVE_MINUTES_MS = 300_000;

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => call(balance, { signal }),
});

export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: ({ signal }) => call(memberInfo, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** The brand's domains, and what it offers for download. */
export const routersQuery = queryOptions({
  queryKey: ['brand', 'routers'],
  queryFn: ({ signal }) => call(domainRoute, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** Categories that have vendors, in the order of the navigation. */
export const menusQuery = queryOptions({
  queryKey: ['catalogue', 'menus'],
  queryFn: ({ signal }) => call(gameMenus, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** Vendors by group. */
export const vendorsQuery = queryOptions({
  queryKey: ['catalogue', 'vendors'],
  queryFn: ({ signal }) => call(gameVendors, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

export const hotGamesQuery = queryOptions({
  queryKey: ['catalogue', 'hot'],
  queryFn: ({ signal }) => call(hotGames, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** One game, with its name in the page's language. */
export const oneGameQuery = (gameId: string, language: Language) =>
  queryOptions({
    queryKey: ['catalogue', 'game', language, gameId],
    queryFn: ({ signal }) => call(oneGame, { params: { gameId }, signal }),
    staleTime: FIVE_MINUTES_MS,
  });
