import {
  ANNOUNCEMENT_TYPES,
  type Announcement,
  type AnnouncementType,
} from '@lanna/contract/content/announcements/announcements';
import type { AnnouncementState } from '@lanna/contract/content/announcements/ops';
import type { Language } from '@lanna/contract/people/members/members';
import { type LocalText, languageOfLocalText, localText } from '@lanna/rules/local-text';
import { type RawBuilder, sql } from 'kysely';
import { picturePath } from '../../../house/files/picture-path.ts';

/** Whether an announcement `a` runs: from its start on, and before its end. */
export function runsAt(now: Date): RawBuilder<boolean> {
  return sql`(a.enabled and a.starts_at <= ${now} and (a.ends_at is null or ${now} < a.ends_at))`;
}

/** Whether it is written for pages in this language; for none named, it is for all. */
export function isForLanguage(language: Language): RawBuilder<boolean> {
  return sql`(a.languages = '{}' or ${language} = any (a.languages))`;
}

/** What an announcement `a` has come to, by the same rule as `runsAt`. */
export function stateAt(now: Date): RawBuilder<AnnouncementState> {
  return sql`case when not a.enabled then 'off'
    when a.ends_at <= ${now} then 'over'
    when a.starts_at > ${now} then 'planned'
    else 'running' end`;
}

/** The columns a reader is shown. */
export const READ_COLUMNS = [
  'a.id',
  'a.type',
  'a.title',
  'a.summary',
  'a.content',
  'a.picture_id',
  'a.link',
  'a.position',
  'a.starts_at',
  'a.readers',
] as const;

export interface ReadRow {
  id: string;
  type: string;
  title: LocalText;
  summary: LocalText | null;
  content: LocalText | null;
  picture_id: string | null;
  link: string | null;
  position: number;
  starts_at: Date;
  readers: string;
}

/** An announcement in the reader's language, as far as it is written in it. */
export function showAnnouncement(
  row: ReadRow,
  { language, writersLanguage }: { language: Language; writersLanguage: Language },
): Announcement {
  const words = (text: LocalText | null) => (text ? localText(text, language, writersLanguage) : '');
  return {
    id: row.id,
    type: announcementType(row.type),
    title: words(row.title),
    summary: words(row.summary),
    content: words(row.content),
    hasContent: row.content !== null,
    date: row.starts_at.getTime(),
    picture: row.picture_id && picturePath(row.picture_id),
    link: row.link,
    position: row.position,
    language: languageOfLocalText(row.title, language, writersLanguage),
    visitorsOnly: row.readers === 'visitors',
  };
}

function announcementType(type: string): AnnouncementType {
  const found = ANNOUNCEMENT_TYPES.find((known) => known === type);
  if (!found) throw new Error(`an announcement of the type ${type} is not read as one`);
  return found;
}
