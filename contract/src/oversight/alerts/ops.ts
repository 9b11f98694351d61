import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { given } from '../../query.ts';
import {
  ALERT_KINDS,
  ALERT_STATES,
  DAY_MINUTES,
  DESTINATION_KINDS,
  DRILL_KINDS,
  OUTWARD_KINDS,
  REPEAT_MINUTES_MIN,
  RULE_DESTINATIONS_MAX,
} from './alert-terms.ts';

const moment = z.iso.datetime();
const version = z.int().positive();
const one = z.object({ id: z.uuid() });
const label = z.string().trim().min(1).max(80);
const note = z.string().trim().max(500).default('');
/** A brand's code; null: the whole house. */
const owner = brandCode.nullable();

/** What was found, by name: amounts and counts, never a member's name. */
const facts = z.record(z.string(), z.string());

const row = z.object({
  id: z.uuid(),
  brand: z.string().nullable(),
  rule: z.object({ id: z.uuid(), name: z.string() }),
  kind: z.enum(ALERT_KINDS),
  work: z.string().nullable(),
  threshold: z.int(),
  facts,
  state: z.enum(ALERT_STATES),
  /** How often it was found since. */
  times: z.int(),
  since: moment,
  lastSeenAt: moment,
  closedAt: moment.nullable(),
  acknowledgedBy: z.string().nullable(),
  handler: z.string().nullable(),
  sends: z.int(),
  nextSendAt: moment.nullable(),
  version,
});
export type AlertRow = z.infer<typeof row>;

export const listAlerts = list({
  path: '/ops/alerts',
  access: 'alerts.read',
  summary: 'What rules have found: under way, and what was before',
  row,
  choices: { state: ['under_way', ...ALERT_STATES], kind: ALERT_KINDS },
  sorts: ['since'],
});

const page = row.extend({
  events: z.array(
    z.object({
      what: z.enum(['opened', 'acknowledged', 'handed', 'closed', 'reopened']),
      operator: z.string().nullable(),
      note: z.string(),
      at: moment,
    }),
  ),
  deliveries: z.array(
    z.object({
      id: z.uuid(),
      destination: z.string(),
      kind: z.enum(DESTINATION_KINDS),
      createdAt: moment,
      sentAt: moment.nullable(),
      attempts: z.int(),
      /** Why the last try did not arrive. */
      failure: z.string().nullable(),
      /** It is tried again. */
      waits: z.boolean(),
    }),
  ),
  /** Who it may be handed over to. */
  operators: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type AlertPage = z.infer<typeof page>;

export const showAlert = opsEndpoint({
  method: 'GET',
  path: '/ops/alerts/:id',
  access: 'alerts.read',
  summary: 'One alert: its history, and where it was sent',
  params: one,
  value: page,
  refusals: ['not_found'],
});

export const acknowledgeAlert = opsEndpoint({
  method: 'POST',
  path: '/ops/alerts/:id/acknowledgement',
  access: 'alerts.handle',
  summary: 'Says that an operator has it in hand; it is sent no more',
  params: one,
  body: z.object({ version, note }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});

export const handOverAlert = opsEndpoint({
  method: 'POST',
  path: '/ops/alerts/:id/hand-over',
  access: 'alerts.handle',
  summary: 'Hands it over to another operator who may handle it',
  params: one,
  body: z.object({ version, operator: z.uuid(), note }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});

const minuteOfDay = z
  .int()
  .min(0)
  .max(DAY_MINUTES - 1);

const ruleFields = z.object({
  name: label,
  /** Minutes that something waits, percent of calls without an answer or of a limit, hours of silence or since the books were verified, whole units of money, days since a drill. */
  threshold: z.int().min(1).max(1_000_000_000),
  /** It must have been so for so long. */
  forMinutes: z.int().min(0).max(DAY_MINUTES),
  /** Until it is sent a second time; each time after that twice as long. */
  repeatMinutes: z.int().min(REPEAT_MINUTES_MIN).max(DAY_MINUTES),
  /** On the clock of the brand: nothing is sent then. */
  quiet: z.object({ from: minuteOfDay, until: minuteOfDay }).nullable(),
  destinations: z.array(z.uuid()).max(RULE_DESTINATIONS_MAX),
  enabled: z.boolean(),
});
export type RuleFields = z.infer<typeof ruleFields>;

const rule = ruleFields.extend({
  id: z.uuid(),
  brand: z.string().nullable(),
  kind: z.enum(ALERT_KINDS),
  work: z.string().nullable(),
  measuredAt: moment.nullable(),
  /** It could not be measured the last time. */
  failed: z.boolean(),
  underWay: z.int(),
  version,
});
export type AlertRule = z.infer<typeof rule>;

const destination = z.object({
  id: z.uuid(),
  brand: z.string().nullable(),
  kind: z.enum(DESTINATION_KINDS),
  name: z.string(),
  language: z.enum(['EN', 'TH']),
  operator: z.string().nullable(),
  address: z.string().nullable(),
  /** By what its token or key is known again; never the key. */
  fingerprint: z.string().nullable(),
  enabled: z.boolean(),
  lastSentAt: moment.nullable(),
  lastFailure: z.string().nullable(),
  version,
});
export type AlertDestination = z.infer<typeof destination>;

const drill = z.object({
  id: z.uuid(),
  kind: z.enum(DRILL_KINDS),
  doneAt: moment,
  passed: z.boolean(),
  note: z.string(),
  operator: z.string(),
});

export const showAlertSetup = opsEndpoint({
  method: 'GET',
  path: '/ops/alert-setup',
  access: 'alerts.read',
  summary: 'Rules, destinations and drills of the brands the caller may see, and of the house for whom it is',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({
    rules: z.array(rule),
    destinations: z.array(destination),
    drills: z.array(drill),
    /** What may wait, by which a rule names it. */
    works: z.array(z.object({ key: z.string(), house: z.boolean() })),
    /** Who mail may go to. */
    operators: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** What this browser subscribes with. */
    publicKey: z.string(),
  }),
  refusals: [],
});
export type AlertSetup = z.infer<(typeof showAlertSetup)['value']>;

export const addAlertRule = opsEndpoint({
  method: 'POST',
  path: '/ops/alert-rules',
  access: 'alerts.change',
  summary: 'Adds a rule; what it finds is sent to destinations that are approved already',
  body: ruleFields
    .extend({ brand: owner, kind: z.enum(ALERT_KINDS), work: z.string().max(60).nullable(), reason })
    .refine(({ kind, work }) => (kind === 'waiting') === (work !== null), { path: ['work'] }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'alert_kind_elsewhere'],
});

export const changeAlertRule = opsEndpoint({
  method: 'PUT',
  path: '/ops/alert-rules/:id',
  access: 'alerts.change',
  summary: 'Changes a rule, or switches it on or off; its destinations are told',
  params: one,
  body: ruleFields.extend({ version, reason }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});

const proposed = z.object({ id: z.uuid(), proposal: z.uuid().nullable() });

const outward = z.object({
  kind: z.enum(OUTWARD_KINDS),
  /** A LINE user or group, a Telegram chat, or the https address of a webhook. */
  address: z.string().trim().min(1).max(500),
  /** A token of the service, or what a webhook is signed with. */
  secret: z.string().trim().min(1).max(500),
});
const shared = { name: label, language: z.enum(['EN', 'TH']) };

export const addAlertMail = opsEndpoint({
  method: 'POST',
  path: '/ops/alert-mails',
  access: 'alerts.change',
  stepUp: true,
  summary:
    'Adds the mail of an operator who may read alerts there, to the address that the account has at the time',
  body: z.object({ ...shared, brand: owner, operator: z.uuid(), reason }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'alert_operator_unreachable'],
});

export const addAlertDestination = opsEndpoint({
  method: 'POST',
  path: '/ops/alert-destinations',
  access: 'alerts.change',
  stepUp: true,
  summary: 'Proposes a destination out of the house: LINE, Telegram or a signed webhook',
  body: z.object({ ...shared, brand: owner, ...outward.shape, reason }),
  value: proposed,
  refusals: ['not_found', 'alert_address_refused', 'alert_secret_unusable'],
});

export const changeAlertDestination = opsEndpoint({
  method: 'PUT',
  path: '/ops/alert-destinations/:id',
  access: 'alerts.change',
  stepUp: true,
  summary:
    'Changes what a destination out of the house is called, its address or its secret, once another operator has approved',
  params: one,
  body: z.object({
    ...shared,
    address: outward.shape.address,
    /** Left out: as it is. */
    secret: outward.shape.secret.optional(),
    version,
    reason,
  }),
  value: proposed,
  refusals: ['not_found', 'changed_meanwhile', 'alert_address_refused', 'alert_secret_unusable'],
});

export const switchAlertDestination = opsEndpoint({
  method: 'PUT',
  path: '/ops/alert-destinations/:id/state',
  access: 'alerts.change',
  stepUp: true,
  summary:
    'Sends nothing there at once, or sends there again: out of the house once another operator has approved',
  params: one,
  body: z.object({ enabled: z.boolean(), version, reason }),
  value: proposed,
  refusals: ['not_found', 'changed_meanwhile'],
});

export const testAlertDestination = opsEndpoint({
  method: 'POST',
  path: '/ops/alert-destinations/:id/test',
  access: 'alerts.change',
  summary: 'Sends a message without any figure there',
  params: one,
  body: z.object({}),
  value: z.object({}),
  refusals: ['not_found'],
});

export const addAlertBrowser = opsEndpoint({
  method: 'POST',
  path: '/ops/alert-browsers',
  access: 'alerts.read',
  summary: 'Sends alerts to the caller’s own browser from now on; it is chosen in rules like any destination',
  body: z.object({
    brand: owner,
    name: label,
    language: z.enum(['EN', 'TH']),
    endpoint: z.string().max(1000),
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'push_service_unknown'],
});

export const noteDrill = opsEndpoint({
  method: 'POST',
  path: '/ops/drills',
  access: 'alerts.handle',
  house: true,
  summary: 'Notes a drill that was held, and what came of it',
  body: z.object({
    kind: z.enum(DRILL_KINDS),
    doneAt: moment,
    passed: z.boolean(),
    note: z.string().trim().min(5).max(500),
  }),
  value: z.object({ id: z.uuid() }),
  refusals: ['alert_drill_time'],
});
