import { z } from 'zod';
import { opsEndpoint, reason } from '../ops.ts';
import { brandCode, csvQuery, listOf, listQuery, searchText } from '../ops-list.ts';
import { given } from '../query.ts';

/** Operators' accounts: `/ops/operators`. */

const id = z.object({ id: z.uuid() });
const version = z.int().min(1);
export const operatorStatus = z.enum(['active', 'locked']);
export const roleCode = z.string().regex(/^[a-z][a-z-]{1,30}$/);
/** A role in one brand; without a brand in the whole house. */
export const roleGiven = z.object({ role: roleCode, brand: brandCode.nullable() });
export type RoleGiven = z.infer<typeof roleGiven>;
const displayName = z.string().trim().min(1).max(60);

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

const query = listQuery({ q: given(searchText), status: given(operatorStatus), role: given(roleCode) }, [
  'createdAt',
  'name',
]);

export const listOperators = opsEndpoint({
  method: 'GET',
  path: '/ops/operators',
  access: 'operators.read',
  summary: 'Operators with their roles; who reads for single brands sees those who have a role there',
  query,
  value: listOf(operatorRow),
  refusals: [],
});

export const operatorsCsv = opsEndpoint({
  ...listOperators,
  path: '/ops/operators.csv',
  summary: 'The same as a file',
  query: csvQuery(query),
  value: z.string(),
});

export const operatorDetail = operatorRow.extend({
  version,
  createdBy: z.string().nullable(),
  passwordChangeDue: z.boolean(),
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
  summary: 'Adds an operator; the password is shown this once, and another is chosen at the first log-in',
  body: z.object({
    name: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/),
    displayName,
    roles: z.array(roleGiven).min(1).max(20),
    reason,
  }),
  /** `proposals`: roles that wait for another operator's approval. */
  value: z.object({ id: z.string(), password: z.string(), proposals: z.array(z.string()) }),
  refusals: ['operator_name_taken', 'beyond_own_rights', 'not_found'],
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
  summary: 'Locks an operator, whose sessions end at once, or unlocks',
  params: id,
  body: z.object({ status: operatorStatus, version, reason }),
  value: changed,
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
  value: z.object({}),
  refusals: ['not_found', 'beyond_own_rights', 'operator_own'],
});

export const newOperatorPassword = opsEndpoint({
  method: 'POST',
  path: '/ops/operators/:id/password',
  access: 'operators.change',
  stepUp: true,
  summary: 'A new password, shown this once; the operator chooses another, and the sessions end',
  params: id,
  body: z.object({ reason }),
  value: z.object({ password: z.string() }),
  refusals: ['not_found', 'beyond_own_rights', 'operator_own'],
});

/** `proposal`: what waits for another operator's approval; null where it is done. */
const doneOrProposed = z.object({ proposal: z.string().nullable() });

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
