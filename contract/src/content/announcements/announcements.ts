import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { language } from '../../language.ts';
import { vendorGroup } from '../../play/catalogue/catalogue.ts';
import { given } from '../../query.ts';

/**
 * B: banner of the home page · PL: notice to players, in the list and the line that runs · PU: pop-up, shown once · PR: notice of
 * a promotion · H: hot strip of the home page.
 */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];
export const NOTICES_PER_PAGE = 9;
/** Running announcements of one type that a reader is given; the first by their order. */
export const ANNOUNCEMENTS_MAX = 100;

export const announcement = z.object({
  id: z.uuid(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: z.string(),
  /** One line below the title; empty where there is none. */
  summary: z.string(),
  /** Clean rich text (HTML); empty where the title says everything, and where `content=no` was asked. */
  content: z.string(),
  /** Whether there is content to open, also where it was not asked for. */
  hasContent: z.boolean(),
  /** When it was published: milliseconds since 1970. */
  date: z.int(),
  picture: z.string().nullable(),
  /** `https://…`, or an address of this site: `/promotions`, `?dialog=register`. */
  link: z.string().nullable(),
  position: z.int(),
  /** Of the words: a reader's language may be missing. */
  language,
  /** Not for a reader with a session. */
  visitorsOnly: z.boolean(),
});
export type Announcement = z.infer<typeof announcement>;

/** By what each group is for; a group the caller did not ask for is empty. Each in its order, the newest of equal position first. */
const groups = z.object({
  player: z.array(announcement),
  banners: z.array(announcement),
  popup: z.array(announcement),
  promotion: z.array(announcement),
  hot: z.array(announcement),
});
export type AnnouncementGroups = z.infer<typeof groups>;
export const GROUP_OF = {
  B: 'banners',
  PL: 'player',
  PU: 'popup',
  PR: 'promotion',
  H: 'hot',
} as const satisfies Record<AnnouncementType, keyof AnnouncementGroups>;

/** Written `B,PL,PU,PR,H` in the query; asked without, it is B. */
const types = z
  .union([z.literal('').transform(() => undefined), z.string().max(60)])
  .default('B')
  .transform((text = 'B') => [...new Set(text.split(',').map((type) => type.trim()))].sort())
  .pipe(z.array(z.enum(ANNOUNCEMENT_TYPES)));

const query = z.object({
  types,
  /** `no` leaves the contents out: for lists of titles. */
  content: given(z.enum(['yes', 'no'])),
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  module: 'COMM3',
  access: 'anyone',
  summary: 'Announcements that run now, those to everybody and those to visitors, in the reader’s language',
  query,
  value: groups,
  refusals: [],
  limit: LIMITS.read,
});

export const memberAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberAnnouncements',
  module: 'COMM3',
  access: 'session',
  summary:
    'Announcements that run now and are not to everybody but to this member: by rank, or as a new member',
  query,
  value: groups.extend({
    /** Pop-ups that run now, to everybody or to this member, and that the member has seen. */
    seen: z.array(z.uuid()),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const markAnnouncementSeen = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_markAnnouncementSeen',
  module: 'COMM3',
  access: 'player',
  summary: 'The member has seen a pop-up, or an agent an announcement to agents: no device shows it as new',
  body: z.object({ id: z.uuid() }),
  value: z.object({}),
  refusals: ['not_found'],
  limit: LIMITS.write,
});

export const agentAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/agent/announcements',
  module: 'AFFMAN3',
  access: 'agent',
  summary: 'Announcements to agents that run now, of all types, and which of them the agent has not opened',
  value: z.object({ list: z.array(announcement), unread: z.array(z.uuid()) }),
  refusals: [],
  limit: LIMITS.read,
});

export const GAME_ANNOUNCEMENT_KINDS = ['maintenance', 'news'] as const;

export const gameAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameAnnouncements',
  module: 'GAMELO3',
  access: 'anyone',
  summary: 'What is to be known of a vendor or a game now: maintenance, news; maintenance comes first',
  query: z.object({
    /** Narrowed to one vendor: what concerns it, and any game of it. */
    vassalage: given(z.string().max(40)),
    /** Narrowed to one game: what concerns it, and its vendor as a whole. */
    gameId: given(z.uuid()),
  }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(GAME_ANNOUNCEMENT_KINDS),
        vassalage: z.string(),
        vendorName: z.string(),
        /** Null: it concerns the vendor as a whole. */
        game: z.object({ gameId: z.uuid(), gameName: z.string(), gameType: vendorGroup }).nullable(),
        title: z.string(),
        summary: z.string(),
        content: z.string(),
        date: z.int(),
        /** When it is over; null while unknown. */
        until: z.int().nullable(),
        language,
      }),
    ),
  }),
  refusals: [],
  limit: LIMITS.read,
});
