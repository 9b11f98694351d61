import { z } from 'zod';
import { opsEndpoint, reason } from '../../ops.ts';
import { roleCode } from './operator-ops.ts';

/** Roles as data: `/ops/roles`. */

/** `topic.verb`, `topic.*`, `*.verb` or `*`. */
export const roleLine = z.string().regex(/^(\*|[a-z-]+\.(\*|[a-z-]+)|\*\.[a-z-]+)$/);
const lines = z.array(roleLine).min(1).max(100);
const doneOrProposed = z.object({ proposal: z.string().nullable() });

export const role = z.object({
  code: z.string(),
  /** As they are written. */
  lines: z.array(z.string()),
  /** What they come to. */
  permissions: z.array(z.string()),
  /** Comes with the product; cannot be removed. */
  builtIn: z.boolean(),
  /** The owner's, which covers everything and stays as it is. */
  fixed: z.boolean(),
  version: z.int(),
  /** How many operators have it. */
  operators: z.int(),
});
export type Role = z.infer<typeof role>;

export const listRoles = opsEndpoint({
  method: 'GET',
  path: '/ops/roles',
  access: 'operators.read',
  summary: 'Every role with what it comes to, and every permission there is',
  value: z.object({ roles: z.array(role), permissions: z.array(z.string()) }),
  refusals: [],
});

export const addRole = opsEndpoint({
  method: 'POST',
  path: '/ops/roles',
  access: 'operators.grant',
  house: true,
  stepUp: true,
  summary: 'Adds a role, of what the operator has over the whole house',
  body: z.object({ code: roleCode, lines, reason }),
  value: doneOrProposed,
  refusals: ['role_taken', 'beyond_own_rights'],
});

export const changeRole = opsEndpoint({
  method: 'PUT',
  path: '/ops/roles/:code',
  access: 'operators.grant',
  house: true,
  stepUp: true,
  summary: 'Changes what a role may do; it holds at once for all who have it',
  params: z.object({ code: roleCode }),
  body: z.object({ lines, version: z.int().min(1), reason }),
  value: doneOrProposed,
  refusals: ['not_found', 'changed_meanwhile', 'beyond_own_rights', 'last_owner'],
});

export const removeRole = opsEndpoint({
  method: 'DELETE',
  path: '/ops/roles/:code',
  access: 'operators.grant',
  house: true,
  stepUp: true,
  summary: 'Removes a role that no operator has and that does not come with the product',
  params: z.object({ code: roleCode }),
  value: z.object({}),
  refusals: ['not_found', 'role_in_use', 'beyond_own_rights'],
});
