import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

/** What a member enters about the own person, in the order of the page. */
export const OWN_FIELDS = [
  'nickname',
  'payeeName',
  'fullname',
  'birthday',
  'idNumber',
  'line',
  'telegram',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'qqNum',
] as const;
export type OwnField = (typeof OWN_FIELDS)[number];

/**
 * self: the member changes it · once: the member sets it, and from then on customer service alone changes it (the name that money is
 * paid out to) · service: customer service alone.
 */
export const fieldChange = z.enum(['self', 'once', 'service']);

export const showProfile = endpoint({
  method: 'GET',
  path: '/wps/member/profile',
  module: 'COMM3',
  access: 'player',
  summary: 'What the account knows of the person, masked where it is personal, and who changes it',
  value: z.object({
    fields: z.array(
      z.object({
        field: z.enum(OWN_FIELDS),
        /** Null where nothing is known; masked but for the nickname and what the member may change. */
        value: z.string().nullable(),
        masked: z.boolean(),
        change: fieldChange,
      }),
    ),
  }),
  refusals: [],
  limit: LIMITS.read,
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/wps/member/profile',
  module: 'COMM3',
  access: 'player',
  summary:
    'Sets one field that the member may change; an empty text takes it away where the brand lets it be empty',
  body: z.object({ field: z.enum(OWN_FIELDS), value: z.string().max(1000) }),
  value: z.object({ field: z.enum(OWN_FIELDS), value: z.string().nullable() }),
  /** `profile_field_fixed`: customer service alone changes it, or it has been set meanwhile. */
  refusals: ['profile_field_fixed'],
  limit: LIMITS.write,
});
