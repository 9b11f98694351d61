import { z } from 'zod';

/** Push lives at `GET /wps/push` (WebSocket). The client's first frame carries the token, never the URL. */
export const PUSH_PATH = '/wps/push';

/**
 * A visitor's token is empty: the socket receives notices about the whole brand, none about an account. `visit` is the token of a
 * dealing that a visitor keeps in the browser (a conversation with customer service): the socket receives notices about that one as well.
 */
export const pushHello = z.object({ token: z.string().max(200), visit: z.string().max(200).optional() });

/** What may have changed. Each topic adds its notices by declaration merging, in `contract/src/<district>/<topic>/notices.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: topics add to it
export interface Notices {}
export type NoticeType = keyof Notices;

/**
 * Frames down say only that something changed; the browser refetches. `ready` answers the hello,
 * `goodbye` precedes a close by the server (`session_ended`: do not reconnect with this token).
 */
export type PushNotice =
  | { type: 'ready' }
  | { type: 'goodbye'; reason: 'session_ended' | 'restarting' | 'bad_token' }
  | { type: NoticeType };

/** After `ready` a page asks for channels, one in each frame up. */
export const pushRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), channel: z.string().max(200) }),
  z.object({ type: z.literal('unsubscribe'), channel: z.string().max(200) }),
]);
export type PushRequest = z.infer<typeof pushRequest>;

/** The kind, and after a colon which one of it: `winners`, `table:7`. */
export const CHANNEL_NAME = /^(?=.{1,80}$)[a-z][a-z0-9-]*(:[A-Za-z0-9._-]+)?$/;
/** Of one socket. */
export const CHANNELS_MAX = 20;
/** The newest of a channel are kept: a reader who was away for more loads the state anew. */
export const FRAMES_KEPT = 500;

/** `not_found`: there is none of this name, or it may not be read; the answer does not say which. */
export type ChannelRefusal = 'not_found' | 'too_many_channels' | 'channel_full' | 'too_often' | 'try_later';

/**
 * What comes down for channels. Numbers of a channel have no gaps: a reader who misses one asks for what lies between by `missedFrames`.
 * `subscribed` says the newest number; frames after it come by themselves. `reset` has a number of its own, and readers load the state
 * anew. `resume`: the reader was too slow for these channels, so frames were left out, and it asks for them now.
 */
export type ChannelNotice =
  | { type: 'subscribed'; channel: string; number: number }
  | { type: 'refused'; channel: string; code: ChannelRefusal }
  | { type: 'frame'; channel: string; number: number; data: unknown }
  | { type: 'reset'; channel: string; number: number }
  | { type: 'resume'; channels: string[] };
