import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { PICTURE_BODY_LIMIT, pictureBytes } from '../../pictures.ts';

/** Our own set, each drawn by `web/art`. */
export const AVATARS = [
  'naga',
  'elephant',
  'tiger',
  'peacock',
  'carp',
  'lotus',
  'orchid',
  'lantern',
  'boat',
  'chedi',
  'drum',
  'mango',
] as const;
export const avatarName = z.enum(AVATARS);
export type AvatarName = z.infer<typeof avatarName>;

/** STATIC: one of our own set; CUSTOM: a picture of the member's. */
export const avatarTypes = ['STATIC', 'CUSTOM'] as const;

export const shownAvatar = z.object({
  /** Where the picture is, on every host. */
  avatar: z.string(),
  avatarType: z.enum(avatarTypes),
});
export type ShownAvatar = z.infer<typeof shownAvatar>;

const own = z.object({
  ...shownAvatar.shape,
  /** When customer service took away a picture of the member's, as long as nothing else has been chosen. */
  removedAt: z.iso.datetime().nullable(),
});

const readsAvatar = {
  method: 'GET',
  module: 'PROFPIC3',
  access: 'session',
  value: own,
  refusals: [],
  limit: LIMITS.read,
} as const;

export const playerAvatar = endpoint({
  ...readsAvatar,
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  summary: 'The picture that stands for the member',
});

export const memberIcon = endpoint({
  ...readsAvatar,
  path: '/wps/member/info/icon',
  summary: 'The same under its other address',
});

export const setAvatar = endpoint({
  method: 'PUT',
  path: '/wps/member/avatar',
  module: 'PROFPIC3',
  access: 'player',
  summary:
    'Chooses one of our own avatars, or brings a picture: PNG, JPEG or WebP by its bytes; drawn anew, square and small, without what a camera wrote into it',
  bodyLimit: PICTURE_BODY_LIMIT,
  body: z.discriminatedUnion('avatarType', [
    z.object({ avatarType: z.literal('STATIC'), avatar: avatarName }),
    z.object({ avatarType: z.literal('CUSTOM'), base64: pictureBytes }),
  ]),
  value: own,
  refusals: ['avatar_unusable'],
  limit: { max: 12, windowSeconds: 300, by: 'account' },
});
