import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { PICTURE_BODY_LIMIT, pictureBytes } from '../../pictures.ts';

/** Pictures of one member within an hour. */
export const WITHDRAWAL_PICTURES_AN_HOUR = 30;

export const keepWithdrawalPicture = endpoint({
  method: 'POST',
  path: '/wps/withdrawals/pictures',
  module: 'COMM3',
  access: 'player',
  summary:
    'A picture for an answer to the desk, or a proof that nothing has arrived: PNG or JPEG by its bytes; drawn anew. Dropped if nothing has it within a day',
  bodyLimit: PICTURE_BODY_LIMIT,
  body: z.object({ base64: pictureBytes }),
  value: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  /** `withdrawal_picture_limit` {retryAfterSeconds}. */
  refusals: ['withdrawal_picture_unusable', 'withdrawal_picture_limit', 'account_disabled'],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const withdrawalPicture = endpoint({
  method: 'GET',
  path: '/wps/withdrawals/pictures/:id',
  module: 'COMM3',
  access: 'player',
  summary: 'A picture the member has sent, as a data address',
  params: z.object({ id: z.uuid() }),
  value: z.object({ data: z.string() }),
  refusals: ['withdrawal_picture_unknown'],
  limit: LIMITS.read,
});
