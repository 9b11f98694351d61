import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { ENVELOPE_STATES, envelope } from './envelopes.ts';

/** Red envelopes of a brand's agents, as operators see them. */

const person = z.object({ id: z.uuid(), name: z.string() });

export const envelopeRow = z.object({ ...envelope.shape, brand: z.string(), agent: person });
export type EnvelopeRow = z.infer<typeof envelopeRow>;

export const listEnvelopes = list({
  path: '/ops/envelopes',
  access: 'envelopes.read',
  summary: 'Red envelopes that agents have given',
  row: envelopeRow,
  choices: { state: ENVELOPE_STATES },
  filters: { agent: z.uuid() },
  /** The agent's name, or the whole id of an envelope. */
  search: true,
  days: true,
  sorts: ['at', 'amount'],
  file: 'All envelopes that match',
});

const ofEnvelope = z.object({ id: z.uuid() });

export const showEnvelope = opsEndpoint({
  method: 'GET',
  path: '/ops/envelopes/:id',
  access: 'envelopes.read',
  summary: 'One envelope: who has claimed which share, and why it was stopped',
  params: ofEnvelope,
  value: z.object({
    envelope: envelopeRow,
    commitment: z.string().nullable(),
    claims: z.array(
      z.object({ id: z.uuid(), place: z.int(), member: person, amount: moneyText, at: z.iso.datetime() }),
    ),
    stopped: z.object({ by: z.string(), reason: z.string() }).nullable(),
  }),
  refusals: ['not_found'],
});

export const stopEnvelope = opsEndpoint({
  method: 'POST',
  path: '/ops/envelopes/:id/stop',
  access: 'envelopes.stop',
  summary: 'Ends an envelope: what is unclaimed goes back to its agent; what was claimed stays claimed',
  params: ofEnvelope,
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found', 'envelope_over'],
});
