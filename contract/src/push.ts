import { z } from 'zod';

/** Push lives at `GET /wps/push` (WebSocket). The client's first frame carries the token, never the URL. */
export const PUSH_PATH = '/wps/push';

/** A visitor's token is empty: they hear of `settings_changed` and `catalogue_changed`, nothing of anybody's account. */
export const pushHello = z.object({ token: z.string().max(200) });

/**
 * Frames down say only that something changed; the browser refetches. `ready` answers the hello,
 * `goodbye` precedes a close by the server (`session_ended`: do not reconnect with this token).
 */
export const pushNotice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('goodbye'), reason: z.enum(['session_ended', 'restarting', 'bad_token']) }),
  z.object({ type: z.literal('balance_changed') }),
  z.object({ type: z.literal('bets_changed') }),
  z.object({ type: z.literal('catalogue_changed') }),
  z.object({ type: z.literal('settings_changed') }),
]);
export type PushNotice = z.infer<typeof pushNotice>;
