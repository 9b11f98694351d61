import {
  type Announcement,
  type AnnouncementGroups,
  gameAnnouncements,
  listAnnouncements,
  memberAnnouncements,
} from '@lanna/contract/content/announcements/announcements';
import type { Value } from '@lanna/contract/endpoint';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Path, paths } from '../../paths.ts';
import { call } from '../calls/call.ts';
import { isMember } from '../route-guard.ts';
import { useSession } from '../session.ts';

const FIVE_MINUTES_MS = 300_000;
const EVERY_TYPE = 'B,PL,PU,PR,H';

/** What the home page shows of them: titles, pictures and links, no contents. */
export const homeAnnouncementsQuery = queryOptions({
  queryKey: ['announcements', 'home'],
  queryFn: ({ signal }) => call(listAnnouncements, { query: { types: 'B,PL,H', content: 'no' }, signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** All that run, with their contents: the notice page, the pop-up list, and pop-ups. */
export const noticesQuery = queryOptions({
  queryKey: ['announcements', 'list'],
  queryFn: ({ signal }) => call(listAnnouncements, { query: { types: EVERY_TYPE }, signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** What is to this member and not to everybody, and the pop-ups they have seen. */
export const memberAnnouncementsQuery = queryOptions({
  queryKey: ['ownAnnouncements'],
  queryFn: ({ signal }) => call(memberAnnouncements, { query: { types: EVERY_TYPE }, signal }),
  staleTime: FIVE_MINUTES_MS,
});

export type GameAnnouncement = Value<typeof gameAnnouncements>['list'][number];

/** What is to be known now of vendors and games: one list for all pages, which pick theirs by `concernsGame` or `concernsVendor`. */
export const gameAnnouncementsQuery = queryOptions({
  queryKey: ['announcements', 'games'],
  queryFn: ({ signal }) => call(gameAnnouncements, { signal }),
  staleTime: FIVE_MINUTES_MS,
});

/** On the sheet of a game: what is said of it, and of its vendor as a whole. */
export function concernsGame(
  { vassalage, game }: GameAnnouncement,
  of: { gameId: string; vassalage: string },
): boolean {
  return game ? game.gameId === of.gameId : vassalage === of.vassalage;
}

/** On the page of a category: what is said of these vendors, and of their games of that category. */
export function concernsVendor(
  { vassalage, game }: GameAnnouncement,
  of: { group: string; vendors: readonly string[] },
): boolean {
  return of.vendors.includes(vassalage) && (game === null || game.gameType === of.group);
}

/** Announcements of a query as this reader is meant to see them: with their own among them, without those for visitors alone. */
export function useAnnouncements(query: typeof homeAnnouncementsQuery | typeof noticesQuery) {
  const session = useSession();
  const ofMember = isMember(session);
  const shared = useQuery(query as typeof noticesQuery);
  const own = useQuery({ ...memberAnnouncementsQuery, enabled: ofMember });
  const groups = useMemo(
    () => shared.data && forReader(shared.data, { isMember: ofMember, own: ofMember ? own.data : undefined }),
    [shared.data, own.data, ofMember],
  );
  return { ...shared, data: groups };
}

export function forReader(
  shared: AnnouncementGroups,
  { isMember: ofMember, own }: { isMember: boolean; own: AnnouncementGroups | undefined },
): AnnouncementGroups {
  const merge = (group: keyof AnnouncementGroups): Announcement[] =>
    [
      ...shared[group].filter(({ visitorsOnly }) => !(visitorsOnly && ofMember)),
      ...(own?.[group] ?? []),
    ].sort(inOrder);
  return {
    player: merge('player'),
    banners: merge('banners'),
    popup: merge('popup'),
    promotion: merge('promotion'),
    hot: merge('hot'),
  };
}

/** As the server has them: lower positions first, of equal ones the newest. */
export function inOrder(one: Announcement, other: Announcement): number {
  return one.position - other.position || other.date - one.date || (one.id < other.id ? -1 : 1);
}

/** Where pressing it leads: its link, else its words, where there are more than the title says. */
export function leadsTo({ id, link, hasContent }: Announcement): Path | `https://${string}` | undefined {
  if (link) return link as Path | `https://${string}`;
  return hasContent ? paths.noticeDialog(id) : undefined;
}
