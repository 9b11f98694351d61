import type { Announcement, AnnouncementGroups } from '@lanna/contract/content/announcements/announcements';
import { NOTICES_PER_PAGE } from '@lanna/contract/content/announcements/announcements';
import { inOrder } from '../../../api/content/announcements.ts';

export const NOTICE_KINDS = ['all', 'news', 'promotion'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What is listed: notices to players and those of promotions; the rest has places of its own. */
export function listedNotices({ player, promotion }: AnnouncementGroups, kind: NoticeKind): Announcement[] {
  const listed = { all: [...player, ...promotion], news: [...player], promotion: [...promotion] };
  return listed[kind].sort(inOrder);
}

/** One sheet of the list; past the end it is the last one. */
export function sheetOf(notices: readonly Announcement[], wanted: number) {
  const sheets = Math.max(1, Math.ceil(notices.length / NOTICES_PER_PAGE));
  const sheet = Math.min(Math.max(1, wanted), sheets);
  const first = (sheet - 1) * NOTICES_PER_PAGE;
  return { sheet, sheets, shown: notices.slice(first, first + NOTICES_PER_PAGE) };
}

/** One by its id, whichever place it is shown in. */
export function findNotice(groups: AnnouncementGroups, id: string): Announcement | undefined {
  return Object.values(groups)
    .flat()
    .find((notice) => notice.id === id);
}
