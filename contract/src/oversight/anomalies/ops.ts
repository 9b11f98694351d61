import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';

/** self_referral: an agent and an account below it · same_line: two accounts directly below one agent. */
const ANOMALY_KINDS = ['self_referral', 'same_line'] as const;
const ANOMALY_STATES = ['open', 'dismissed', 'confirmed'] as const;
/** What two accounts share. */
export const ANOMALY_SIGNALS = [
  'device',
  'phone',
  'email',
  'id_number',
  'name_and_birthday',
  'bank_account',
  'address',
] as const;

const account = z.object({ id: z.string(), name: z.string() });

const row = z.object({
  id: z.string(),
  brand: z.string(),
  kind: z.enum(ANOMALY_KINDS),
  agent: account,
  member: account,
  other: account,
  signals: z.array(z.enum(ANOMALY_SIGNALS)),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  state: z.enum(ANOMALY_STATES),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type AnomalyRow = z.infer<typeof row>;

export const listAnomalies = list({
  path: '/ops/anomalies',
  access: 'anomalies.read',
  summary: 'Accounts of one line that share what one person has',
  row,
  choices: { state: ANOMALY_STATES, kind: ANOMALY_KINDS },
  /** The whole name of one of the accounts. */
  search: true,
  sorts: ['at'],
});

export const decideAnomaly = opsEndpoint({
  method: 'POST',
  path: '/ops/anomalies/:id',
  access: 'anomalies.decide',
  summary: 'Confirms or dismisses that two accounts of one line are one person’s',
  params: z.object({ id: z.uuid() }),
  body: z.object({ version: z.int(), as: z.enum(['dismissed', 'confirmed']), reason }),
  value: row,
  refusals: ['not_found', 'changed_meanwhile'],
});
