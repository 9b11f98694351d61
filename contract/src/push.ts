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
