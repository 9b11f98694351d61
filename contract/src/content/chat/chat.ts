import { REACTIONS, STICKERS } from '@lanna/rules/content/chat/message-shape';
import { WHY_NOT } from '@lanna/rules/content/chat/permission';
import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { MASKED } from '../../people/agents/agents.ts';
import { shownAvatar } from '../../people/members/avatar.ts';
import { vendorGroup } from '../../play/catalogue/catalogue.ts';

/** Messages of one answer. */
export const CHAT_PAGE = 50;
/** Names of those present that are listed; the number counts all. */
export const PRESENT_SHOWN = 50;
/** A page in a room reports itself so often; who has not for half as long again is gone. */
export const PRESENT_EVERY_SECONDS = 60;
export const MENTIONS_MAX = 5;

export const REPORT_REASONS = ['bait', 'abuse', 'spam', 'personal', 'other'] as const;
export const ROOM_KINDS = ['language', 'rank', 'table'] as const;

export const author = z.object({
  /** Of the room's own: it opens nothing else. */
  id: z.uuid(),
  name: z.string().describe(MASKED),
  avatar: shownAvatar.shape.avatar,
});
export type ChatAuthor = z.infer<typeof author>;

/** An own bet as its player has shown it. */
export const betCard = z.object({
  gameId: z.string().nullable(),
  gameName: z.string(),
  category: vendorGroup,
  round: z.string(),
  /** Null where its player keeps it hidden. */
  stake: moneyText.nullable(),
  payout: moneyText.nullable(),
  /** What it paid of its stake, in hundredths. */
  multiple: z.int(),
  status: z.enum(['won', 'even', 'lost']),
  settledAt: z.iso.datetime(),
  /** What decided it can be asked for, see `chatBetReceipt`. */
  receipt: z.literal(true).optional(),
});
export type BetCard = z.infer<typeof betCard>;

const chatMessage = z.object({
  /** Its place in the room, the same for all. */
  number: z.int(),
  author,
  text: z.string(),
  sticker: z.enum(STICKERS).nullable(),
  bet: betCard.nullable(),
  replyTo: z.object({ number: z.int(), name: z.string().describe(MASKED), text: z.string() }).nullable(),
  /** Ids of authors. */
  mentions: z.array(z.uuid()),
  reactions: z.partialRecord(z.enum(REACTIONS), z.int()),
  sentAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** To its own reader: with what the reader has pressed. */
export const readMessage = chatMessage.extend({ own: z.boolean(), reacted: z.enum(REACTIONS).nullable() });
export type ReadMessage = z.infer<typeof readMessage>;

/** What goes to all readers of a room. */
export type ChatFrame =
  | { type: 'message'; message: ChatMessage }
  /** A message that has no room in a frame: pages ask for what follows the one before it. */
  | { type: 'fetch'; number: number }
  | { type: 'gone'; number: number }
  | { type: 'reactions'; number: number; reactions: ChatMessage['reactions'] }
  /** The room's own rules have changed. */
  | { type: 'room' };

export const permission = z.object({
  read: z.boolean(),
  write: z.boolean(),
  sticker: z.boolean(),
  /** A picture of an own bet. */
  picture: z.boolean(),
  /** Always false: moderators work in the console. */
  moderate: z.boolean(),
  why: z.enum(WHY_NOT).nullable(),
  /** When it ends by itself. */
  until: z.iso.datetime().nullable(),
  /** Why an operator has muted the member. */
  reason: z.string().nullable(),
});
export type Permission = z.infer<typeof permission>;

export const room = z.object({
  id: z.uuid(),
  kind: z.enum(ROOM_KINDS),
  subject: z.string(),
  name: z.string(),
  unread: z.int(),
  /** Of the unread ones, how many name the reader. */
  mentions: z.int(),
});
export type Room = z.infer<typeof room>;
