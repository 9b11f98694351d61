import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

export const missedFrames = endpoint({
  method: 'GET',
  path: '/wps/push/frames',
  module: 'COMM3',
  access: 'optional',
  summary:
    'Frames of a push channel after a number, for a reader who has missed some; the newest 500 are kept',
  query: z.object({
    channel: z.string().max(200),
    /** The reader knows all frames up to this one. */
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  }),
  value: z.object({
    /** The newest there is; frames after it come by push. */
    number: z.int(),
    /** Not all that was missed is kept any more: the reader loads the state anew and goes on after `number`. */
    reset: z.boolean(),
    frames: z.array(
      z.object({
        number: z.int(),
        /** The state is to be loaded anew, there is no data. */
        reset: z.boolean(),
        data: z.unknown(),
      }),
    ),
  }),
  refusals: ['not_found'],
  limit: LIMITS.read,
});
