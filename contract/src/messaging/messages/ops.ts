import { z } from 'zod';
import { opsEndpoint } from '../../ops.ts';
import { list } from '../../ops-list.ts';

export const MESSAGE_CHANNELS = ['sms', 'mail'] as const;
/** refused: this message will never be taken · failed: no answer came, or the provider asked to wait. */
export const MESSAGE_OUTCOMES = ['accepted', 'refused', 'failed'] as const;

const row = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  brand: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  /** Masked. */
  recipient: z.string(),
  subject: z.string(),
  /** `outbox`: kept in the demo's outbox instead of sent. */
  provider: z.enum(['smtp', 'http-sms', 'outbox']),
  outcome: z.enum(MESSAGE_OUTCOMES),
  /** Why not, as a code of ours (`invalid_number`), and what the provider answered. */
  code: z.string().nullable(),
  providerCode: z.string().nullable(),
  reference: z.string().nullable(),
  answeredInMs: z.int(),
});
export type SentMessageRow = z.infer<typeof row>;

export const listMessages = list({
  path: '/ops/messages',
  access: 'messages.read',
  elsewhere: 'file',
  summary:
    'What was handed to providers of e-mail and text messages in the last ninety days, and what they answered',
  row,
  choices: { channel: MESSAGE_CHANNELS, outcome: MESSAGE_OUTCOMES },
  filters: {
    /** The whole address or number. */
    recipient: z.string().trim().toLowerCase().min(3).max(200),
  },
  days: true,
  sorts: ['at'],
  file: 'The same as CSV, recipients masked',
});

export const revealRecipient = opsEndpoint({
  method: 'POST',
  path: '/ops/messages/:id/recipient',
  access: 'messages.reveal',
  summary: 'The whole address or number of one message; asking for it is recorded',
  params: z.object({ id: z.uuid() }),
  body: z.object({}),
  value: z.object({ recipient: z.string() }),
  refusals: ['not_found'],
});
