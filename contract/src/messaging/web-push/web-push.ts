import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

/** What members may be notified of on their devices, each of which they may turn off. */
export const PUSH_KINDS = ['money', 'security', 'promotion', 'service', 'results'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

const kinds = z.array(z.enum(PUSH_KINDS)).max(PUSH_KINDS.length);

/** A time of the day on the clock of the brand. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** When devices stay quiet: over midnight where it ends before it begins. What is to be sent then waits for the end. */
export const quietHours = z.object({
  from: clockTime,
  until: clockTime,
  /** What waits; none: everything is sent at once. */
  kinds,
});
export type QuietHours = z.infer<typeof quietHours>;
export const QUIET_HOURS_DEFAULT: QuietHours = { from: '22:00', until: '08:00', kinds: ['promotion'] };
const url = z.string().max(1000);
/** In base64url: an uncompressed point of P-256, and 16 random bytes (RFC 8291, 3.1 and 3.2). */
const keys = z.object({
  p256dh: z.string().regex(/^B[\w-]{86}=?$/),
  auth: z.string().regex(/^[\w-]{22}={0,2}$/),
});

export const pushSettings = endpoint({
  method: 'GET',
  path: '/wps/devices',
  module: 'WEBPUSH3',
  access: 'player',
  summary: 'What a member is told of on devices, and the key browsers subscribe with',
  value: z.object({
    /** An uncompressed point of P-256 in base64url: `applicationServerKey`. */
    publicKey: z.string(),
    wanted: kinds,
    /** How many browsers of the member are notified. */
    devices: z.int(),
    quiet: quietHours,
    /** Of the brand: the clock that quiet hours go by. */
    timeZone: z.string(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/wps/devices/this',
  module: 'WEBPUSH3',
  access: 'player',
  summary:
    'Notifies this browser from now on; sent again it is the same one. The eleventh takes the place of the one seen longest ago',
  body: z.object({ endpoint: url, keys }),
  value: z.object({ devices: z.int() }),
  /** `push_service_unknown`: the address is of none of the browsers' push services. */
  refusals: ['push_service_unknown'],
  limit: LIMITS.write,
});

export const removePushDevice = endpoint({
  method: 'POST',
  path: '/wps/devices/forget',
  module: 'WEBPUSH3',
  access: 'player',
  summary: 'Tells this browser no more',
  body: z.object({ endpoint: url }),
  value: z.object({ devices: z.int() }),
  refusals: [],
  limit: LIMITS.write,
});

export const choosePushKinds = endpoint({
  method: 'PUT',
  path: '/wps/devices/kinds',
  module: 'WEBPUSH3',
  access: 'player',
  summary: 'What the member wants to be told of, on all devices',
  body: z.object({ wanted: kinds }),
  value: z.object({ wanted: kinds }),
  refusals: [],
  limit: LIMITS.write,
});

export const chooseQuietHours = endpoint({
  method: 'PUT',
  path: '/wps/devices/quiet-hours',
  module: 'WEBPUSH3',
  access: 'player',
  summary:
    'When the member’s devices stay quiet, and about what; messages on the site come at once all the same',
  body: quietHours.refine(({ from, until }) => from !== until, {
    path: ['until'],
    message: 'must not be the beginning',
  }),
  value: z.object({ quiet: quietHours }),
  refusals: [],
  limit: LIMITS.write,
});

export const tryPush = endpoint({
  method: 'POST',
  path: '/wps/devices/try',
  module: 'WEBPUSH3',
  access: 'player',
  summary: 'Sends the member’s devices a message to see that it arrives; within a minute or two',
  body: z.object({}),
  value: z.object({ devices: z.int() }),
  refusals: [],
  limit: { max: 5, windowSeconds: 300, by: 'account' },
});

/** What travels, encrypted, to the service worker. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of the site. */
  path: string;
  /** A later message of the same tag takes the place of the earlier one. */
  tag: string;
  /** BCP 47. */
  lang: string;
}
