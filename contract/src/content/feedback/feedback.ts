import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';

/** Characters as people count them (Unicode code points), without the spaces around. */
export const FEEDBACK_LENGTH = { min: 10, max: 140 } as const;

/** Of a text as it was typed. */
export function feedbackLength(text: string): number {
  return [...text.trim()].length;
}

export const sendFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback',
  module: 'FEEDBACK3',
  access: 'player',
  summary: 'What a member wants to say to the house; kept for the console',
  body: z.object({
    content: z
      .string()
      .max(1000)
      .trim()
      .refine((text) => feedbackLength(text) >= FEEDBACK_LENGTH.min, { params: { rule: 'tooShort' } })
      .refine((text) => feedbackLength(text) <= FEEDBACK_LENGTH.max, { params: { rule: 'tooLong' } }),
  }),
  value: z.object({ id: z.uuid(), sentAt: z.iso.datetime() }),
  /** `feedback_too_soon` {retryAfterSeconds}: one a minute. */
  refusals: ['feedback_too_soon'],
  limit: { max: 20, windowSeconds: 60, by: 'account' },
});
