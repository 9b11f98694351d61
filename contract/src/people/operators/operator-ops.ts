import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list, searchText } from '../../ops-list.ts';

/** Operators' accounts: `/ops/operators`. */

const id = z.object({ id: z.uuid() });
const version = z.int().min(1);
const OPERATOR_STATUSES = ['active', 'locked'] as const;
const operatorStatus = z.enum(OPERATOR_STATUSES);
export const roleCode = z
  .string()
  .max(31)
  .regex(/^[a-z][a-z-]{1,30}$/);
/** A role in one brand; without a brand in the whole house. */
export const roleGiven = z.object({ role: roleCode, brand: brandCode.nullable() });
export type RoleGiven = z.infer<typeof roleGiven>;
const displayName = z.string().trim().min(1).max(60);
/** Where links for passwords go; one address serves one operator. */
export const operatorEmail = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** `proposal`: what waits for another operator's approval; null where it is done. */
const doneOrProposed = z.object({ proposal: z.string().nullable() });

export const operatorRow = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  status: operatorStatus,
  roles: z.array(roleGiven),
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The last call of any session; null before the first log-in. */
  seenAt: z.iso.datetime().nullable(),
});
export type OperatorRow = z.infer<typeof operatorRow>;

export const listOperators = list({
  path: '/ops/operators',
  access: 'operators.read',
  summary: 'Operators with their roles; who reads for single brands sees those who have a role there',
  row: operatorRow,
  choices: { status: OPERATOR_STATUSES },
  filters: { q: searchText, role: roleCode },
  sorts: ['createdAt', 'name'],
  file: 'The same as a file',
});

export const operatorDetail = operatorRow.extend({
  version,
  createdBy: z.string().nullable(),
  /** Null for accounts of before addresses were asked for: one is proposed first. */
  email: z.string().nullable(),
  passwordChangeDue: z.boolean(),
  /** A link for a password that is on its way or has not been used; `failure`: why it could not be sent so far. */
  passwordLink: z
    .object({
      wantedAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
      expiresAt: z.iso.datetime(),
      failure: z.string().nullable(),
    })
    .nullable(),
  /** Until then the operator approves nothing: another had a hand in how the account is logged in to. */
  approvesFrom: z.iso.datetime().nullable(),
  /** What waits for another operator about this account. */
  waiting: z.array(
    z.object({ id: z.string(), kind: z.string(), proposedAt: z.iso.datetime(), by: z.string() }),
  ),
  secondFactor: z.object({ totp: z.boolean(), passkeys: z.int(), recoveryCodes: z.int() }),
  sessions: z.array(
    z.object({
      id: z.string(),
      address: z.string(),
      device: z.string(),
      openedAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
    }),
  ),
  /** It is who asks: own matters stand under `/ops/me`. */
  own: z.boolean(),
  /** Who asks has every right that this operator has, so that the account may be changed. */
  within: z.boolean(),
});
export type OperatorDetail = z.infer<typeof operatorDetail>;

export const showOperator = opsEndpoint({
  method: 'GET',
  path: '/ops/operators/:id',
  access: 'operators.read',
  summary: 'One operator: roles, second factors, open sessions',
  params: id,
  value: operatorDetail,
  refusals: ['not_found'],
});

export const addOperator = opsEndpoint({
  method: 'POST',
  path: '/ops/operators',
  access: 'operators.change',
  stepUp: true,
  summary: 'Adds an operator, who chooses a password by a link that goes to the e-mail address',
  body: z.object({
    name: z
      .string()
      .trim()
      .toLowerCase()
      .max(32)
      .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/),
    displayName,
    email: operatorEmail,
    roles: z.array(roleGiven).min(1).max(20),
    reason,
  }),
  /** `id`: of the account, which is there once the proposal is approved. */
  value: doneOrProposed.extend({ id: z.string() }),
  refusals: [
    'operator_name_taken',
    'operator_email_taken',
    'operator_mail_missing',
    'beyond_own_rights',
    'not_found',
  ],
});

const changed = z.object({ version });

export const renameOperator = opsEndpoint({
  method: 'PUT',
  path: '/ops/operators/:id',
  access: 'operators.change',
  summary: 'Gives an operator another displayed name',
  params: id,
  body: z.object({ displayName, version }),
  value: changed,
  refusals: ['not_found', 'changed_meanwhile', 'beyond_own_rights'],
});

export const setOperatorStatus = opsEndpoint({
  method: 'PUT',
  path: '/ops/operators/:id/status',
  access: 'operators.change',
  summary: 'Locks an operator, whose sessions end at once; to unlock waits for another operator',
  params: id,
  body: z.object({ status: operatorStatus, version, reason }),
  value: changed.extend(doneOrProposed.shape),
  refusals: ['not_found', 'changed_meanwhile', 'beyond_own_rights', 'operator_own', 'last_owner'],
});

export const resetOperatorFactor = opsEndpoint({
  method: 'POST',
  path: '/ops/operators/:id/second-factor/reset',
  access: 'operators.change',
  stepUp: true,
  summary: 'Removes all second factors of an operator who has lost them; the sessions end',
  params: id,
  body: z.object({ reason }),
  value: doneOrProposed,
  refusals: ['not_found', 'beyond_own_rights', 'operator_own'],
});

export const newOperatorPassword = opsEndpoint({
  method: 'POST',
  path: '/ops/operators/:id/password',
  access: 'operators.change',
  stepUp: true,
  summary: 'A link for a new password goes to the operator; the password of before and the sessions end',
  params: id,
  body: z.object({ reason }),
  value: doneOrProposed,
  refusals: [
    'not_found',
    'beyond_own_rights',
    'operator_own',
    'operator_email_missing',
    'operator_mail_missing',
  ],
});

export const changeOperatorEmail = opsEndpoint({
  method: 'PUT',
  path: '/ops/operators/:id/email',
  access: 'operators.change',
  stepUp: true,
  summary: 'Another e-mail address of an operator; a link that was sent stops working',
  params: id,
  body: z.object({ email: operatorEmail, version, reason }),
  value: doneOrProposed,
  refusals: ['not_found', 'changed_meanwhile', 'beyond_own_rights', 'operator_own', 'operator_email_taken'],
});

export const giveRole = opsEndpoint({
  method: 'POST',
  path: '/ops/operators/:id/roles/give',
  access: 'operators.grant',
  stepUp: true,
  summary: 'Gives a role, in a brand or in the whole house',
  params: id,
  body: roleGiven.extend({ reason }),
  value: doneOrProposed,
  refusals: ['not_found', 'beyond_own_rights', 'operator_own'],
});

export const takeRole = opsEndpoint({
  method: 'POST',
  path: '/ops/operators/:id/roles/take',
  access: 'operators.grant',
  stepUp: true,
  summary: 'Takes a role away',
  params: id,
  body: roleGiven.extend({ reason }),
  value: doneOrProposed,
  refusals: ['not_found', 'beyond_own_rights', 'operator_own', 'last_owner'],
});
