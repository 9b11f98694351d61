import { z } from 'zod';
import { language } from '../../language.ts';
import { localTextShape } from '../../local-text.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { richTextShape } from '../../rich-text.ts';
import { ANNOUNCEMENT_TYPES, GAME_ANNOUNCEMENT_KINDS } from './announcements.ts';

/** What an operator writes: those of the wire, and what concerns a vendor or a game (GAME). */
export const WRITTEN_TYPES = [...ANNOUNCEMENT_TYPES, 'GAME'] as const;
/** off: switched off by hand, whatever its schedule. */
export const ANNOUNCEMENT_STATES = ['running', 'planned', 'over', 'off'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];
export const READERS = ['everybody', 'visitors', 'members', 'agents'] as const;
export const LENGTHS = { title: 120, summary: 200, content: 20_000, link: 500 } as const;
const RANK_MAX = 99;
const NEW_MEMBER_DAYS_MAX = 365;
const POSITION_MAX = 9999;

/** `https://…`, or an address of this site: a path, or the query that opens an overlay. */
const announcementLink = z
  .string()
  .trim()
  .max(LENGTHS.link)
  .refine(isLink, 'must be https:// or an address of this site');

function isLink(text: string): boolean {
  if (/^(\/(?![/\\])|\?)[^\s\\]*$/.test(text)) return true;
  return /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);
}

export const audience = z
  .object({
    readers: z.enum(READERS),
    /** Rank levels of members; none named: all of them. */
    ranks: z.array(z.int().min(0).max(RANK_MAX)).max(20),
    /** Languages of the reader's page; none named: all of them. */
    languages: z.array(language).max(7),
    /** Members who registered within so many days; null: all of them. */
    newMemberDays: z.int().min(1).max(NEW_MEMBER_DAYS_MAX).nullable(),
  })
  .refine(
    ({ readers, ranks, newMemberDays }) =>
      readers === 'members' || (ranks.length === 0 && newMemberDays === null),
    { path: ['readers'], message: 'ranks and new members are members' },
  );
export type Audience = z.infer<typeof audience>;

/** All an operator says of an announcement. */
const written = {
  type: z.enum(WRITTEN_TYPES),
  title: localTextShape(LENGTHS.title),
  summary: localTextShape(LENGTHS.summary).nullable(),
  content: richTextShape(LENGTHS.content).nullable(),
  /** Of `POST /ops/pictures`. */
  pictureId: z.uuid().nullable(),
  link: announcementLink.nullable(),
  /** Lower comes first. */
  position: z.int().min(0).max(POSITION_MAX),
  enabled: z.boolean(),
  startsAt: z.iso.datetime(),
  /** It runs before this instant, not at it; null: until it is switched off. */
  endsAt: z.iso.datetime().nullable(),
  audience,
  /** What a game announcement is about; null for every other type. */
  about: z
    .object({
      kind: z.enum(GAME_ANNOUNCEMENT_KINDS),
      vendor: z.string().min(1).max(40),
      /** Null: the vendor as a whole. */
      gameId: z.uuid().nullable(),
    })
    .nullable(),
};
const body = z
  .object(written)
  .refine(({ startsAt, endsAt }) => endsAt === null || Date.parse(endsAt) > Date.parse(startsAt), {
    path: ['endsAt'],
    message: 'must be after the start',
  })
  .refine(({ type, about }) => (type === 'GAME') === (about !== null), {
    path: ['about'],
    message: 'is of game announcements, and of those alone',
  })
  .refine(({ type, audience: { readers } }) => type !== 'GAME' || readers === 'everybody', {
    path: ['audience'],
    message: 'what is to be known of a game, everybody is to know',
  })
  .refine(({ type, pictureId }) => type !== 'B' || pictureId !== null, {
    path: ['pictureId'],
    message: 'a banner has a picture',
  });
export type WrittenAnnouncement = z.infer<typeof body>;

const shown = z.object({
  ...written,
  id: z.uuid(),
  brand: z.string(),
  state: z.enum(ANNOUNCEMENT_STATES),
  picture: z.string().nullable(),
  /** As the console shows it; null where `about` names no game. */
  gameName: z.string().nullable(),
  /** Members who have seen it, of a pop-up. */
  seenBy: z.int(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  version: z.int(),
});
export type OpsAnnouncement = z.infer<typeof shown>;

const row = shown.omit({ content: true, summary: true });
export type AnnouncementRow = z.infer<typeof row>;

export const listOpsAnnouncements = list({
  path: '/ops/announcements',
  access: 'announcements.read',
  summary: 'Announcements of the brands, running or not',
  row,
  choices: { type: WRITTEN_TYPES, state: ANNOUNCEMENT_STATES },
  search: true,
  sorts: ['startsAt', 'changedAt', 'position'],
});

const one = z.object({ id: z.uuid() });

export const showOpsAnnouncement = opsEndpoint({
  method: 'GET',
  path: '/ops/announcements/:id',
  access: 'announcements.read',
  summary: 'One announcement with all its words',
  params: one,
  value: shown,
  refusals: ['not_found'],
});

export const addAnnouncement = opsEndpoint({
  method: 'POST',
  path: '/ops/announcements',
  access: 'announcements.change',
  summary: 'Writes an announcement; open pages show it when it begins',
  query: z.object({ brand: brandCode }),
  body,
  bodyLimit: 1024 * 1024,
  value: shown,
  /** `rich_text_unsafe` {found}: what the content may not hold. */
  refusals: ['rich_text_unsafe', 'not_found'],
});

export const changeAnnouncement = opsEndpoint({
  method: 'PUT',
  path: '/ops/announcements/:id',
  access: 'announcements.change',
  summary: 'Changes an announcement; open pages follow',
  params: one,
  body: body.safeExtend({ version: z.int() }),
  bodyLimit: 1024 * 1024,
  value: shown,
  refusals: ['rich_text_unsafe', 'not_found', 'changed_meanwhile'],
});

export const switchAnnouncement = opsEndpoint({
  method: 'POST',
  path: '/ops/announcements/:id/switch',
  access: 'announcements.change',
  summary: 'Switches an announcement on or off; its schedule stays',
  params: one,
  body: z.object({ enabled: z.boolean(), version: z.int() }),
  value: shown,
  refusals: ['not_found', 'changed_meanwhile'],
});

export const removeAnnouncement = opsEndpoint({
  method: 'DELETE',
  path: '/ops/announcements/:id',
  access: 'announcements.change',
  summary: 'Takes an announcement away for good, with its picture',
  params: one,
  query: z.object({ version: z.coerce.number().int() }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});
