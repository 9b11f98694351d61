import { STICKERS } from '@lanna/rules/content/chat/message-shape';
import type { SeatView } from '@lanna/rules/play/rooms/room-rules';
import { z } from 'zod';

/**
 * What the page of a card room and the studio's server say to each other.
 *
 * The page is `/play/<gameCode>#s=<playSession>`. Calls go with `Authorization: Bearer`, in the envelope of `play-api.ts`; all that happens at a table goes over the socket. Money is a decimal
 * string, times are ISO texts of the server's clock.
 */
export const ROOM_PATHS = {
  /** GET: what the page opens with, `roomsSession`. */
  session: '/rooms-api/session',
  /** GET: the player's last hands, newest first, `handList`. */
  hands: '/rooms-api/hands',
  /** POST `friendOpening`: opens a table that is found by its code alone, `friendTable`. */
  openFriends: '/rooms-api/friends/open',
  /** POST `friendEntry`: the table of a code, `{place}`. */
  enterFriends: '/rooms-api/friends/enter',
  /** POST `handReport`: people of the operator look at a hand. */
  report: '/rooms-api/report',
  /** WebSocket. Up: `roomRequest`. Down: `RoomFrame`. */
  socket: '/rooms-api/socket',
} as const;

export const roomsSession = z.object({
  gameCode: z.string(),
  /** Which game it is: `pok-deng` … */
  play: z.string(),
  ruleVersion: z.string(),
  /** Who deals is bid for, in hands. */
  bidding: z.boolean(),
  gameName: z.object({ TH: z.string(), EN: z.string() }),
  demo: z.boolean(),
  currency: z.string(),
  symbol: z.string(),
  language: z.enum(['TH', 'EN']),
  lobbyUrl: z.string(),
  balance: z.string(),
  /** The room or table the launch names; null: the page asks. */
  place: z.string().nullable(),
  /** Members may open tables for friends. */
  friendTables: z.boolean(),
  /** Receipts of hands hold what was dealt and drawn a day after a hand, and not at its end. */
  opensLate: z.boolean(),
  rooms: z.array(
    z.object({
      code: z.string(),
      base: z.string(),
      /** What one must have to sit down. */
      leastBalance: z.string(),
      tables: z.int(),
      players: z.int(),
      /** Free at tables where people sit. */
      freeSeats: z.int(),
      /** Members who wait for a seat at a full table. */
      waiting: z.int(),
      stopped: z.boolean(),
    }),
  ),
});
export type RoomsSession = z.infer<typeof roomsSession>;

export const handList = z.object({
  hands: z.array(
    z.object({
      id: z.string(),
      table: z.string(),
      number: z.int(),
      state: z.string(),
      dealt: z.boolean(),
      cards: z.array(z.string()),
      won: z.string().nullable(),
      rake: z.string().nullable(),
      endedAt: z.string().nullable(),
    }),
  ),
});
export type HandList = z.infer<typeof handList>;

export const friendOpening = z.object({ room: z.string().max(40) });
export const friendTable = z.object({ place: z.string(), code: z.string(), expiresAt: z.string() });
export type FriendTable = z.infer<typeof friendTable>;
export const friendEntry = z.object({ code: z.string().max(40) });
export const friendPlace = z.object({ place: z.string() });
export const REPORT_REASONS = ['shared_cards', 'gave_money', 'talked', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const handReport = z.object({ hand: z.uuid(), reason: z.enum(REPORT_REASONS) });

/** What seats may say to one another, and nothing else: phrases by name, or a sticker of the chat as `sticker:lotus`. */
export const PHRASES = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'nice_cards',
  'oh_no',
  'hurry',
  'sorry',
  'one_more',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];
const spoken = z.union([z.enum(PHRASES), z.templateLiteral(['sticker:', z.enum(STICKERS)])]);
export type Spoken = z.infer<typeof spoken>;
/** A page says no more than one thing in so long. */
export const SPEAK_EVERY_MS = 3_000;

const place = z.string().regex(/^[a-z0-9-]{1,40}$/);
const digest = z.string().regex(/^[0-9a-f]{64}$/);
export const roomRequest = z.discriminatedUnion('t', [
  z.object({ t: z.literal('join'), session: z.string().max(100), place }),
  /** For the next hand: SHA-256 of a seed that only this page knows. */
  z.object({ t: z.literal('commit'), commitment: digest }),
  /** Takes back what was committed to, where no hand has begun with it: the player sits the next one out. */
  z.object({ t: z.literal('rest') }),
  z.object({ t: z.literal('open'), hand: z.uuid(), seed: digest }),
  /** What else belongs to it is read by the rules of the game. */
  z.looseObject({ t: z.literal('move'), hand: z.uuid(), move: z.string().max(20) }),
  /** What came last was missed: the whole state, please. */
  z.object({ t: z.literal('resync') }),
  /** Before a seat was taken: the player still waits for one at this table. */
  z.object({ t: z.literal('wait'), session: z.string().max(100), place }),
  z.object({ t: z.literal('say'), what: spoken }),
  /** For how many hands the seat offers to deal, where the bank is bid for; 0 takes the offer back. */
  z.object({ t: z.literal('bid'), rounds: z.literal([0, 5, 10]) }),
  z.object({ t: z.literal('leave') }),
  z.object({ t: z.literal('ping') }),
]);
export type RoomRequest = z.infer<typeof roomRequest>;

export const ROOM_REFUSALS = [
  'session_expired',
  'not_enough_money',
  'limit_reached',
  'player_disabled',
  'game_disabled',
  'room_stopped',
  'table_full',
  'table_unknown',
  'tables_enough',
  'kept_apart',
  'same_person',
  'code_unknown',
  'codes_enough',
  'codes_off',
  'report_refused',
  'reports_enough',
  'seat_taken_over',
  'seat_given_up',
  'move_refused',
  'seed_refused',
  'too_soon',
  'invalid_input',
  'unknown_error',
] as const;
export type RoomRefusal = (typeof ROOM_REFUSALS)[number];

export interface HandShown {
  id: string;
  number: number;
  state: 'reserving' | 'opening' | 'playing' | 'settled' | 'void';
  /** Of the game's view; null before it is dealt. */
  phase: string | null;
  dealer: number;
  seats: number[];
  /** Those who may act now. */
  acting: number[];
  dueAt: string | null;
  /** SHA-256 of the house's link, public before any card. */
  linkBefore: string;
  /** Who has committed to what, and who has opened it. */
  seeds: { seat: number; commitment: string; opened: boolean }[];
  hands: SeatView[];
  /** What the game shows beside the cards of seats. */
  more?: unknown;
  results: { seat: number; won: string; rake: string; net: string }[] | null;
  voidReason: string | null;
}

/** All that one seat may know of its table. */
export interface RoomState {
  table: { code: string; room: string; base: string; opensLate: boolean };
  seats: {
    seat: number;
    name: string;
    strategy: boolean;
    state: 'ready' | 'waiting' | 'away' | 'leaving';
    /** For how many hands it offers to deal. */
    bid: number;
  }[];
  /** Where the bank is bid for: who has it, and for how many hands after the one that is shown. */
  bank: { seat: number; left: number } | null;
  /** open · stopped: no hand begins any more. */
  status: 'open' | 'stopped';
  /** What the next hand waits for, where none is in play. `seeds`: two could play, and have yet to commit. */
  waiting: 'players' | 'seeds' | 'dealer' | 'gathering' | 'pause' | null;
  /** When it begins, once nothing but time is between; `gathering`: until then others may come into it. */
  startsAt: string | null;
  hand: HandShown | null;
  own: {
    seat: number;
    balance: string;
    ready: boolean;
    /** Why the seat sits out. */
    resting: string | null;
    reserve: string | null;
    /** Money of this seat is in a hand, or on its way back from one. */
    open: boolean;
    leaving: boolean;
    /** What is left for a move that needs longer than the time to act. */
    bankMs: number;
  };
}

export type RoomFrame =
  | { t: 'snapshot'; n: number; now: string; state: RoomState }
  /** Parts of the state that are others now; the rest stands. */
  | { t: 'delta'; n: number; now: string; changed: Partial<RoomState> }
  /** `why`: which rule of the game a move breaks. */
  /** So many have waited longer for a seat at the table; `free`: one is there for this player. */
  | { t: 'waiting'; before: number; free: boolean }
  | { t: 'said'; seat: number; what: Spoken }
  | { t: 'refused'; code: RoomRefusal; why?: string }
  /** The seat is another's, or none, from here on. */
  | { t: 'left'; code: 'seat_taken_over' | 'seat_given_up' }
  | { t: 'pong'; now: string };
