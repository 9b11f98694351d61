import { REACTIONS, type Reaction } from '@lanna/rules/content/chat/message-shape';
import { z } from 'zod';
import { WEAPONS } from './rules/fishing/bounds.ts';

/**
 * What the page of a hall and the studio's server say to each other.
 *
 * The page is `/play/<gameCode>#s=<playSession>`. Calls go with `Authorization: Bearer`, in the envelope of `play-api.ts`; everything in the water goes over the socket. Money is a decimal
 * string. Times in a hall are milliseconds since it was filled.
 */
export const FISHING_PATHS = {
  /** GET: what the page opens with, `fishingSession`. */
  session: '/fishing-api/session',
  /** GET: the player's last packets, newest first, `packetList`. */
  packets: '/fishing-api/packets',
  /** WebSocket. Up: `fishingRequest`. Down: `FishingFrame`. */
  socket: '/fishing-api/socket',
} as const;

export const fishingSession = z.object({
  gameCode: z.string(),
  gameName: z.object({ TH: z.string(), EN: z.string() }),
  demo: z.boolean(),
  currency: z.string(),
  symbol: z.string(),
  language: z.enum(['TH', 'EN']),
  lobbyUrl: z.string(),
  balance: z.string(),
  bets: z.array(z.string()),
});
export type FishingSession = z.infer<typeof fishingSession>;

export const packetList = z.object({
  packets: z.array(
    z.object({
      id: z.string(),
      shots: z.int(),
      kills: z.int(),
      spent: z.string(),
      payout: z.string(),
      openedAt: z.string(),
      state: z.string(),
    }),
  ),
});
export type PacketList = z.infer<typeof packetList>;

const SWIMMER_MAX = 2 ** 31 - 1;
/** An angle is in radians, −π to 0: cannons look up. `lock` names a swimmer that the shot follows. `at` is the page's word for when it was fired. */
export const fishingRequest = z.discriminatedUnion('t', [
  z.object({ t: z.literal('join'), session: z.string().max(100) }),
  z.object({
    t: z.literal('fire'),
    n: z.int().min(1).max(SWIMMER_MAX),
    at: z.number(),
    angle: z.number().min(-Math.PI).max(0),
    bet: z.string().max(20),
    weapon: z.enum(WEAPONS),
    lock: z.int().min(-SWIMMER_MAX).max(SWIMMER_MAX).optional(),
  }),
  /** Said by the own cannon to all in the hall: one of the chat's six, no free text. */
  z.object({ t: z.literal('emote'), emote: z.enum(REACTIONS) }),
  /** The player has read what a person has warned them of. */
  z.object({ t: z.literal('understood'), id: z.uuid() }),
  z.object({ t: z.literal('leave') }),
  z.object({ t: z.literal('ping') }),
]);
export type FishingRequest = z.infer<typeof fishingRequest>;

export const FISHING_REFUSALS = [
  'session_expired',
  'not_enough_money',
  'limit_reached',
  'player_disabled',
  'game_disabled',
  'outcome_uncertain',
  'seat_taken_over',
  'seat_closed',
  'bet_outside_limits',
  'too_soon',
  'invalid_input',
  'unknown_error',
] as const;
export type FishingRefusal = (typeof FISHING_REFUSALS)[number];

export interface HallState {
  seed: number;
  nowMs: number;
  place: number;
  seats: { place: number; name: string }[];
  gone: number[];
}

/** Own: what the player has now. `left`: of the packet; `wallet`: as it was last heard of. */
export interface OwnMoney {
  left: string;
  wallet: string;
}

/** A message is one of these, or a list of them in their order. */
export type FishingFrame =
  | ({ t: 'hall' } & HallState & { own: OwnMoney })
  | { t: 'seats'; seats: HallState['seats'] }
  /** Each second: the hall's clock, and who was taken out of the water. */
  | { t: 'clock'; nowMs: number; gone: number[] }
  /** A shot of anybody's, as the server fires it. */
  | { t: 'shot'; place: number; n: number; atMs: number; angle: number; weapon: string; lock?: number }
  /** What became of own shots: drawn, or given back. */
  | { t: 'hits'; hits: { n: number; swimmer: number; multiple: number; payout: string }[]; own: OwnMoney }
  | { t: 'back'; n: number; because: 'wide' | 'gone' | 'closed' | 'opening' | 'pace'; own: OwnMoney }
  | { t: 'emote'; place: number; emote: Reaction }
  | { t: 'kill'; place: number; swimmer: number; multiple: number }
  | {
      t: 'packet';
      state: 'open' | 'closed';
      shots: number;
      kills: number;
      spent: string;
      payout: string;
      own: OwnMoney;
    }
  /** What a shot may cost from the next packet on, the least first. */
  | { t: 'terms'; bets: string[] }
  /** A person of the house has written this to the player; it is sent again until it was understood. */
  | { t: 'warning'; id: string; text: string }
  /** `why`: of a closed seat, what the person who closed it has written. */
  | { t: 'refused'; code: FishingRefusal; why?: string }
  | { t: 'pong'; nowMs: number };
