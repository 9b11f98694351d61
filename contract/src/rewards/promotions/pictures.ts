import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { PICTURE_BODY_LIMIT, pictureBytes } from '../../pictures.ts';

/** Pictures of one member within an hour. */
export const APPLICATION_PICTURES_AN_HOUR = 30;

export const keepApplicationPicture = endpoint({
  method: 'POST',
  path: '/wps/promotions/pictures',
  module: 'REWCEN3',
  access: 'player',
  summary:
    'A picture for an application: PNG or JPEG by its bytes; drawn anew without what a camera wrote into it. Dropped if no application has it within a day',
  bodyLimit: PICTURE_BODY_LIMIT,
  body: z.object({ base64: pictureBytes }),
  value: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  /** `application_picture_limit` {retryAfterSeconds}. */
  refusals: [
    'application_picture_unusable',
    'application_picture_limit',
    'account_disabled',
    'play_excluded',
  ],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const applicationPicture = endpoint({
  method: 'GET',
  path: '/wps/promotions/pictures/:id',
  module: 'REWCEN3',
  access: 'player',
  summary: 'A picture the member has uploaded, as a data address',
  params: z.object({ id: z.uuid() }),
  value: z.object({ data: z.string() }),
  refusals: ['application_picture_unknown'],
  limit: LIMITS.read,
});
