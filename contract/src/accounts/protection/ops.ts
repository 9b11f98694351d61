import { z } from 'zod';
import { moneyFromZero, moneyText } from '../../money.ts';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';
import { LIMIT_KINDS, LIMIT_PERIODS, protection } from './limits.ts';

const moment = z.iso.datetime();
export const CHANGE_STEPS = [
  'set',
  'raise_asked',
  'raise_confirmed',
  'raise_dropped',
  'set_by_operator',
] as const;

const KINDS = [...LIMIT_KINDS, 'session', 'reality_check'] as const;

/** A limit as records name it. */
const limitName = {
  kind: z.enum(KINDS),
  /** Null of the session limit and the reality check. */
  period: z.enum(LIMIT_PERIODS).nullable(),
};
/** Money of a money limit, else minutes; null: none. */
const limitValue = z.string().nullable();

const row = z.object({
  member: z.object({ id: z.uuid(), name: z.string() }),
  brand: z.string(),
  currency: z.string(),
  /** The own limits that hold. */
  limits: z.array(z.object({ ...limitName, value: limitValue })),
  /** How many looser ones wait. */
  pending: z.int(),
  changedAt: moment,
});
export type ProtectionRow = z.infer<typeof row>;

export const listProtections = list({
  path: '/ops/protection',
  access: 'protection.read',
  summary: 'Members who have set limits of their own',
  row,
  choices: {
    kind: KINDS,
    /** yes: something looser waits. */
    pending: ['yes', 'no'],
  },
  search: true,
  sorts: ['changed'],
  file: 'The same as CSV',
});

const change = z.object({
  id: z.uuid(),
  at: moment,
  ...limitName,
  step: z.enum(CHANGE_STEPS),
  before: limitValue,
  after: limitValue,
  /** Of a raise that was asked for. */
  effectiveAt: moment.nullable(),
  operator: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ProtectionChange = z.infer<typeof change>;

export const memberProtection = protection.extend({
  /** The last changes of limits, newest first. */
  changes: z.array(change),
  /** Net position of the play session that runs; null: none runs. */
  playing: z.object({ startedAt: moment, net: moneyText }).nullable(),
});
export type MemberProtection = z.infer<typeof memberProtection>;

export const showMemberProtection = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/protection',
  access: 'protection.read',
  summary: 'A member’s limits, what waits, and who changed what',
  params: ofMember,
  value: memberProtection,
  refusals: ['not_found'],
});

export const setMemberLimit = opsEndpoint({
  method: 'PUT',
  path: '/ops/members/:id/protection/limit',
  access: 'protection.set',
  summary: 'Sets a lower limit as the member has asked for; loosening is the member’s alone',
  params: ofMember,
  body: z
    .object({
      kind: limitName.kind,
      period: z.enum(LIMIT_PERIODS).optional(),
      /** Of deposits, losses and stakes. */
      amount: moneyFromZero.optional(),
      /** Of the session limit and the reality check. */
      minutes: z.int().min(1).max(1440).optional(),
      reason,
    })
    .refine(
      ({ kind, period, amount, minutes }) =>
        kind === 'session' || kind === 'reality_check'
          ? period === undefined && amount === undefined && minutes !== undefined
          : period !== undefined && amount !== undefined && minutes === undefined,
      { path: ['amount'] },
    ),
  value: memberProtection,
  refusals: ['not_found', 'limit_never_loosened', 'reality_check_out_of_range'],
});
