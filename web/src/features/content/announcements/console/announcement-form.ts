import {
  announcementLink,
  type OpsAnnouncement,
  type WrittenAnnouncement,
} from '@lanna/contract/content/announcements/ops';
import type { LocalText } from '@lanna/rules/local-text';
import { Refusal } from '../../../../api/calls/refusal.ts';

/** An announcement while it is written: words may still be missing. */
export interface Draft extends Omit<WrittenAnnouncement, 'summary' | 'content' | 'link'> {
  summary: LocalText;
  content: LocalText;
  link: string;
}

export function newDraft(now: string): Draft {
  return {
    type: 'PL',
    title: {},
    summary: {},
    content: {},
    pictureId: null,
    link: '',
    position: 100,
    enabled: true,
    startsAt: now,
    endsAt: null,
    audience: { readers: 'everybody', ranks: [], languages: [], newMemberDays: null },
    about: null,
  };
}

export function draftOf(announcement: OpsAnnouncement): Draft {
  const { type, title, pictureId, position, enabled, startsAt, endsAt, audience, about } = announcement;
  return {
    type,
    title,
    pictureId,
    position,
    enabled,
    startsAt,
    endsAt,
    audience,
    about,
    summary: announcement.summary ?? {},
    content: announcement.content ?? {},
    link: announcement.link ?? '',
  };
}

/** Another type asks for other things: what a game announcement is about is of no other type, and everybody is to know it. */
export function withType(draft: Draft, type: Draft['type']): Draft {
  if (type !== 'GAME') return { ...draft, type, about: null };
  const { languages } = draft.audience;
  return {
    ...draft,
    type,
    about: draft.about ?? { kind: 'maintenance', vendor: '', gameId: null },
    audience: { readers: 'everybody', ranks: [], languages, newMemberDays: null },
  };
}

/** Readers who may not be members have neither rank nor registration. */
export function withReaders(draft: Draft, readers: Draft['audience']['readers']): Draft {
  const { audience } = draft;
  const cleared = readers === 'members' ? {} : { ranks: [], newMemberDays: null };
  return { ...draft, audience: { ...audience, readers, ...cleared } };
}

export type FieldError = 'title' | 'pictureId' | 'endsAt' | 'link' | 'about';

/** What is missing or cannot be, by its field. The server checks the same and more. */
export function fieldErrorsIn({
  type,
  title,
  pictureId,
  startsAt,
  endsAt,
  link,
  about,
}: Draft): FieldError[] {
  const isEndBefore = endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt);
  return [
    ...(Object.keys(title).length === 0 ? (['title'] as const) : []),
    ...(type === 'B' && pictureId === null ? (['pictureId'] as const) : []),
    ...(isEndBefore ? (['endsAt'] as const) : []),
    ...(link.trim() !== '' && !announcementLink.safeParse(link).success ? (['link'] as const) : []),
    ...(about !== null && about.vendor === '' ? (['about'] as const) : []),
  ];
}

/** Fields that the server has named in a refusal. */
export function fieldErrorsNamed(error: unknown): FieldError[] {
  if (!(error instanceof Refusal) || error.code !== 'invalid_input') return [];
  const { fields } = error.facts;
  const names = Array.isArray(fields)
    ? fields.map(({ field }: { field?: unknown }) => String(field).split('.')[0])
    : [];
  return (['title', 'pictureId', 'endsAt', 'link', 'about'] as const).filter((name) => names.includes(name));
}

/** As it is sent: what was not written is not there. */
export function bodyOf(draft: Draft): WrittenAnnouncement {
  const orNone = (text: LocalText) => (Object.keys(text).length > 0 ? text : null);
  return {
    ...draft,
    summary: orNone(draft.summary),
    content: orNone(draft.content),
    link: draft.link.trim() === '' ? null : draft.link.trim(),
  };
}
